import { dayMs, href, limits, shellTechnicalRoutes } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { agencyName } from '../../mail/agency.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { noteSecurity } from '../auth/api/security-notice.ts';
import { issueToken } from '../auth/api/account-tokens.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import { notify } from '../notifications/api/notify.ts';
import { findPeople } from '../../identity/people/people.ts';
import { accountOfMail } from '../../identity/account-of-mail.ts';
import type { RoleAssignment } from '../../identity/role-assignment.model.ts';
import { roleNames } from './roles/role-names.ts';
import type { User } from '../../identity/user.model.ts';

type Person = Pick<User, '_id' | 'email' | 'firstName'>;
type Invited = Person & Pick<User, 'emailNorm' | 'invitation'>;
type Holding = Pick<RoleAssignment, 'role' | 'companyId'>;

interface Invitation {
  user: Invited;
  roles: readonly Holding[];
  message?: string;
  isResend?: boolean;
}

/** The agency, if no member of its staff did it. */
const inviter = async (tx: Tx): Promise<string> =>
  tx.userId ? (await findPeople([tx.userId], tx.session)).name(tx.userId) : agencyName();

/**
 * Mails an invitation, worded for the person's role; an earlier link ends. Only the mailbox learns
 * that the address has an account: the inviter sees neither mail nor notification.
 */
export async function mailInvitation(tx: Tx, invitation: Invitation): Promise<Types.ObjectId> {
  const { user, roles, message = '', isResend = false } = invitation;
  const [first] = roles;
  const isCandidate = first?.role === 'candidate';
  const life = isCandidate ? limits.token.candidateInvite : limits.token.invite;
  const token = await issueToken(tx, {
    purpose: 'invite',
    userId: user._id,
    email: user.email,
    life,
    isResend,
  });
  const inviterName = await inviter(tx);
  const base = { firstName: user.firstName, inviterName, days: String(life / dayMs), message };
  const to = { to: user.email, userId: user._id };
  const account = user.invitation && (await accountOfMail(user.emailNorm, tx.session));
  if (account) {
    const role = await describeRole(tx, first);
    await sendMail(tx, {
      ...to,
      template: 'role_offered',
      variables: { ...base, firstName: account.firstName, roleName: role },
    });
    await notify(tx, {
      topic: 'security',
      userIds: [account._id],
      title: `${inviterName} invites you to work as ${role}`,
      body: 'Nothing changes until you accept.',
      link: href(shellTechnicalRoutes.invitations),
      mail: 'own',
    });
    return token._id;
  }
  if (isCandidate) await sendMail(tx, { ...to, template: 'invite_candidate', variables: base });
  else if (first?.companyId)
    await sendMail(tx, {
      ...to,
      template: 'invite_client',
      variables: { ...base, companyName: await nameOf(tx, first.companyId) },
    });
  else
    await sendMail(tx, {
      ...to,
      template: 'invite_staff',
      variables: { ...base, roleName: roleNames[first?.role ?? 'staff_viewer'] },
    });
  return token._id;
}

/** Tells the owner of an account about a new role. */
export async function mailRolesAdded(tx: Tx, { user, roles, message = '' }: Invitation) {
  const [first] = roles;
  if (!first) return;
  const roleName = await describeRole(tx, first);
  const inviterName = await inviter(tx);
  await sendMail(tx, {
    template: 'role_added',
    to: user.email,
    userId: user._id,
    variables: { firstName: user.firstName, inviterName, roleName, message },
  });
  await noteSecurity(
    tx,
    user._id,
    `You can also work as ${roleName} now`,
    `${inviterName} has set this up.`,
  );
}

/** “a recruiter”, “a hiring manager of Orchard Learning”. */
async function describeRole(tx: Tx, holding: Holding | undefined): Promise<string> {
  const { role, companyId } = holding ?? { role: 'staff_viewer' as const, companyId: null };
  return companyId ? `${roleNames[role]} of ${await nameOf(tx, companyId)}` : roleNames[role];
}

async function nameOf(tx: Tx, companyId: Types.ObjectId): Promise<string> {
  const names = await companyNames([companyId], tx.session);
  return names.get(companyId.toHexString()) ?? 'your company';
}
