import type { ClientSession, Types } from 'mongoose';
import { RoleAssignmentModel, type RoleAssignment } from './role-assignment.model.ts';

/** Returns the live roles of some users, oldest grant first. */
export function liveAssignments(
  userIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<RoleAssignment[]> {
  return RoleAssignmentModel.find({ userId: { $in: [...userIds] }, revokedAt: null })
    .session(session)
    .sort({ grantedAt: 1, _id: 1 })
    .lean();
}

/** Checks whether a user is only a candidate, which allows a shorter password. */
export const isOnlyCandidate = (assignments: readonly RoleAssignment[]): boolean =>
  assignments.length > 0 && assignments.every(({ role }) => role === 'candidate');

/** Returns the companies in which these roles are held. */
export const companiesOf = (assignments: readonly RoleAssignment[]): Types.ObjectId[] => [
  ...new Map(
    assignments.flatMap(({ companyId }) =>
      companyId ? [[companyId.toHexString(), companyId] as const] : [],
    ),
  ).values(),
];

/** Returns the present and past assignments of users in a company. */
export const assignmentsIn = (companyId: Types.ObjectId): Promise<RoleAssignment[]> =>
  RoleAssignmentModel.find({ companyId }).lean();
