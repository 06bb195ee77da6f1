import type { MyInvitation } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { recordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { openInvites, type AccountToken } from '../../auth/api/account-tokens.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { findPeople } from '../../../identity/people/people.ts';
import type { RoleAssignment } from '../../../identity/role-assignment.model.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { invitationIsOver, requireOpenCompanies } from '../../auth/api/open-companies.ts';

/** Returns an invitation to the confirmed address of this account. @throws AppError NOT_FOUND */
export async function findMyInvitation(tx: Tx, account: User, id: string): Promise<User> {
  const { _id, emailNorm, emailVerifiedAt } = account;
  const found = await UserModel.findOne({
    _id: recordId(id),
    $or: [
      { joinedUserId: _id },
      ...(emailVerifiedAt ? [{ emailNorm, invitation: { $ne: null } }] : []),
    ],
  })
    .session(tx.session)
    .lean();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Returns the roles of an open invitation, and its link. @throws AppError GONE */
export async function requirePending(
  tx: Tx,
  invitation: User,
): Promise<{ roles: RoleAssignment[]; token: AccountToken }> {
  const { _id, status, declinedAt } = invitation;
  if (declinedAt) throw invitationIsOver('declined');
  const token = (await openInvites([_id], tx.session)).get(_id.toHexString());
  if (status !== 'invited' || !token) throw invitationIsOver('withdrawn');
  const roles = await liveAssignments([_id], tx.session);
  await requireOpenCompanies(tx, roles);
  if (token.expiresAt <= tx.at) throw invitationIsOver('expired');
  return { roles, token };
}

/** Returns invitations as the invited user reads them. */
export async function showMyInvitations(
  rows: readonly {
    invitation: User;
    roles: readonly RoleAssignment[];
    status: MyInvitation['status'];
    expiresAt: Date | null;
  }[],
  session: ClientSession | null = null,
): Promise<MyInvitation[]> {
  const all = rows.flatMap(({ roles }) => roles);
  const [names, people] = [
    await companyNames(
      all.map(({ companyId }) => companyId),
      session,
    ),
    await findPeople(
      all.map(({ grantedBy }) => grantedBy),
      session,
    ),
  ];
  return rows.map(({ invitation, roles, status, expiresAt }) => ({
    id: invitation._id.toHexString(),
    roles: roles.map(({ role, companyId }) => ({
      role,
      companyName: names.get(companyId?.toHexString() ?? '') ?? null,
    })),
    inviterName: people.name(roles[0]?.grantedBy),
    status,
    invitedAt: invitation.createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }));
}
