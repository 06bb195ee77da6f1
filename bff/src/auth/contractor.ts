import type { Role } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { RoleAssignment } from '../identity/role-assignment.model.ts';

/** Tells whether a candidate is at work or has hours to settle: the role `contractor`. */
export type HasLivePlacement = (candidateId: Types.ObjectId) => Promise<boolean>;

/** The role in which an assignment acts: a candidate at work, or with hours to settle, is a contractor. */
export async function effectiveRole(
  { role, candidateId }: RoleAssignment,
  hasLivePlacement: HasLivePlacement,
): Promise<Role> {
  return role === 'candidate' && candidateId && (await hasLivePlacement(candidateId))
    ? 'contractor'
    : role;
}
