import type { clientRoles } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { inviteExpiries } from '../../auth/api/account-tokens.ts';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { displayName, UserModel, type User } from '../../../identity/user.model.ts';

export type ClientRole = (typeof clientRoles)[number];

/** What a client's people are shown by beside their membership. */
export interface ClientAccount {
  readonly name: string;
  readonly email: string;
  readonly status: User['status'];
  /** The live role in this company; null for who has none any more. */
  readonly role: ClientRole | null;
  readonly lastSignInAt: Date | null;
  readonly inviteExpiresAt: Date | null;
  /** Belongs to another client as well. */
  readonly isElsewhere: boolean;
}

/** The accounts of a company's members by user id, with three queries however many there are. */
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

/** Of some people of a client, those who have or had another role than one there. */
export const peopleWithOtherRoles = (
  companyId: Types.ObjectId,
  userIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> =>
  RoleAssignmentModel.distinct('userId', {
    userId: { $in: [...userIds] },
    companyId: { $ne: companyId },
  });

/**
 * The confirmed mail addresses of these users. The address of an invitation was only typed by the
 * inviter: it gives no access to mails.
 */
export async function mailsOf(userIds: readonly Types.ObjectId[]): Promise<string[]> {
  const users = await UserModel.find(
    { _id: { $in: [...userIds] }, emailVerifiedAt: { $ne: null } },
    { email: 1 },
  ).lean();
  return users.map(({ email }) => email);
}

/** The last role a user had in a company. */
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
