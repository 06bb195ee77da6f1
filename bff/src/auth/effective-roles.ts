import type { Role } from '@muster/contracts';
import type { RoleAssignment } from '../identity/role-assignment.model.ts';
import { sessionFacts } from './session-facts.ts';

/**
 * Returns the role in which an assignment acts: a candidate at work, or with hours to settle, is a
 * contractor.
 */
export async function effectiveRole({ role, candidateId }: RoleAssignment): Promise<Role> {
  return role === 'candidate' &&
    candidateId &&
    (await sessionFacts.read().isContractor(candidateId))
    ? 'contractor'
    : role;
}

/** Returns the roles as they act: a candidate at work, or with hours to settle, is a contractor. */
export async function effectiveRoles(
  assignments: readonly RoleAssignment[],
): Promise<(assignment: RoleAssignment) => Role> {
  const candidateIds = assignments.flatMap(({ candidateId }) => (candidateId ? [candidateId] : []));
  const placed =
    candidateIds.length > 0
      ? await sessionFacts.read().contractorsAmong(candidateIds)
      : new Set<string>();
  return ({ role, candidateId }) =>
    candidateId && placed.has(candidateId.toHexString()) ? 'contractor' : role;
}
