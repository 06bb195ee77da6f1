import type { clientRoles } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { inviteExpiries } from '../../auth/api/account-tokens.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { displayName, UserModel, type User } from '../../../identity/user.model.ts';

export type ClientRole = (typeof clientRoles)[number];

/** Data shown about client users beside their membership. */
export interface ClientAccount {
  readonly name: string;
  readonly email: string;
  readonly status: User['status'];
  /** The current role in this company; null if it has ended. */
  readonly role: ClientRole | null;
  readonly lastSignInAt: Date | null;
  readonly inviteExpiresAt: Date | null;
  /** Whether the user also belongs to another client. */
  readonly isElsewhere: boolean;
}

/** Returns the accounts of a company's members by user id, always with three queries. */
export async function clientAccounts(
  companyId: Types.ObjectId,
  userIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, ClientAccount>> {
  const users = await UserModel.find(
    { _id: { $in: [...userIds] } },
    { firstName: 1, lastName: 1, preferredName: 1, email: 1, status: 1, lastSignInAt: 1 },
    { session },
  ).lean();
  const assignments = await liveAssignments(userIds, session);
  const expiries = await inviteExpiries(userIds, session);
  return new Map(
    users.map((user) => {
      const held = assignments.filter(({ userId }) => userId.equals(user._id));
      const here = held.find((one) => one.companyId?.equals(companyId));
      return [
        user._id.toHexString(),
        {
          name: displayName(user),
          email: user.email,
          status: user.status,
          role: here ? (here.role as ClientRole) : null,
          lastSignInAt: user.lastSignInAt,
          inviteExpiresAt:
            user.status === 'invited' ? (expiries.get(user._id.toHexString()) ?? null) : null,
          isElsewhere: held.some(
            (one) => one.companyId !== null && !one.companyId.equals(companyId),
          ),
        },
      ];
    }),
  );
}

/** Returns which of a client's users have or had another role than one there. */
export const peopleWithOtherRoles = (
  companyId: Types.ObjectId,
  userIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> =>
  RoleAssignmentModel.distinct('userId', {
    userId: { $in: [...userIds] },
    companyId: { $ne: companyId },
  });

/**
 * Returns the confirmed mail addresses of these users. The address of an invitation was only typed
 * by the inviter: it gives no access to mails.
 */
export async function mailsOf(userIds: readonly Types.ObjectId[]): Promise<string[]> {
  const users = await UserModel.find(
    { _id: { $in: [...userIds] }, emailVerifiedAt: { $ne: null } },
    { email: 1 },
  ).lean();
  return users.map(({ email }) => email);
}

/** Returns a user's last role in a company. */
export async function lastClientRole(
  companyId: Types.ObjectId,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<ClientRole> {
  const last = await RoleAssignmentModel.findOne({ userId, companyId }, { role: 1 }, { session })
    .sort({ revokedAt: -1, grantedAt: -1 })
    .lean();
  return (last?.role as ClientRole | undefined) ?? 'client_viewer';
}
