import type { Role } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { withLivePlacement } from '../../placements/api/placements.ts';
import {
  RoleAssignmentModel,
  type RoleAssignment,
} from '../../../identity/role-assignment.model.ts';

/** The live roles of some users, oldest grant first. */
export function liveAssignments(
  userIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<RoleAssignment[]> {
  return RoleAssignmentModel.find({ userId: { $in: [...userIds] }, revokedAt: null })
    .session(session)
    .sort({ grantedAt: 1, _id: 1 })
    .lean<RoleAssignment[]>();
}

/** The roles as they act: a candidate with a live placement is a contractor. */
export async function effectiveRoles(
  assignments: readonly RoleAssignment[],
): Promise<(assignment: RoleAssignment) => Role> {
  const candidateIds = assignments.flatMap(({ candidateId }) => (candidateId ? [candidateId] : []));
  const placed = candidateIds.length > 0 ? await withLivePlacement(candidateIds) : new Set();
  return ({ role, candidateId }) =>
    candidateId && placed.has(candidateId.toHexString()) ? 'contractor' : role;
}

/** Whether a person is a candidate here and nothing else, which allows a shorter password. */
export const isOnlyCandidate = (assignments: readonly RoleAssignment[]): boolean =>
  assignments.length > 0 && assignments.every(({ role }) => role === 'candidate');

/** The present and past assignments of a user in a company. */
export const assignmentsIn = (companyId: Types.ObjectId): Promise<RoleAssignment[]> =>
  RoleAssignmentModel.find({ companyId }).lean<RoleAssignment[]>();
