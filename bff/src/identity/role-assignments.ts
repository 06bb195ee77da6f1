import type { ClientSession, Types } from 'mongoose';
import { RoleAssignmentModel, type RoleAssignment } from './role-assignment.model.ts';

/** The live roles of some users, oldest grant first. */
export function liveAssignments(
  userIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<RoleAssignment[]> {
  return RoleAssignmentModel.find({ userId: { $in: [...userIds] }, revokedAt: null })
    .session(session)
    .sort({ grantedAt: 1, _id: 1 })
    .lean();
}

/** Whether a person is a candidate here and nothing else, which allows a shorter password. */
export const isOnlyCandidate = (assignments: readonly RoleAssignment[]): boolean =>
  assignments.length > 0 && assignments.every(({ role }) => role === 'candidate');

/** The companies in which these roles are held. */
export const companiesOf = (assignments: readonly RoleAssignment[]): Types.ObjectId[] => [
  ...new Map(
    assignments.flatMap(({ companyId }) =>
      companyId ? [[companyId.toHexString(), companyId] as const] : [],
    ),
  ).values(),
];

/** The present and past assignments of a user in a company. */
export const assignmentsIn = (companyId: Types.ObjectId): Promise<RoleAssignment[]> =>
  RoleAssignmentModel.find({ companyId }).lean();
