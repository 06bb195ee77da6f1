import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { noteSecurity } from '../auth/security-notice.service.ts';
import { issueToken } from '../auth/tokens/account-tokens.service.ts';
import { companyNames } from '../companies/company-directory.service.ts';
import { findPeople } from '../people/people.service.ts';
import type { RoleAssignment } from './role-assignment.model.ts';
import { roleNames } from './role-names.ts';
import type { User } from './user.model.ts';

type Invited = Pick<User, '_id' | 'email' | 'firstName'>;
type Holding = Pick<RoleAssignment, 'role' | 'companyId'>;

interface Invitation {
  user: Invited;
  roles: readonly Holding[];
  message?: string;
  isResend?: boolean;
}

const day = 86_400_000;
const inviter = async (tx: Tx): Promise<string> =>
  tx.userId ? (await findPeople([tx.userId], tx.session)).name(tx.userId) : 'Muster';

/** The invitation of a new person, worded for what they are to be; an earlier one ends. */
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
  const base = {
    firstName: user.firstName,
    inviterName: await inviter(tx),
    days: String(life / day),
    message,
  };
  const to = { to: user.email, userId: user._id };
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

/** Word to somebody who has an account already that it can do more now. */
export async function mailRolesAdded(tx: Tx, { user, roles, message = '' }: Invitation) {
  const [first] = roles;
  if (!first) return;
  const company = first.companyId ? ` of ${await nameOf(tx, first.companyId)}` : '';
  const roleName = `${roleNames[first.role]}${company}`;
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

async function nameOf(tx: Tx, companyId: Types.ObjectId): Promise<string> {
  const names = await companyNames([companyId], tx.session);
  return names.get(companyId.toHexString()) ?? 'your company';
}
