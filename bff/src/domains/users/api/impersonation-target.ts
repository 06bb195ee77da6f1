import type { Actor } from '../../../auth/actor.ts';
import { recordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RoleAssignment } from '../../../identity/role-assignment.model.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { scopeFor, visibleRoles } from '../users.policy.ts';

/** A user whom the actor might impersonate. */
export interface ImpersonationTarget {
  readonly user: User;
  /** All current roles: each of them may forbid it. */
  readonly assignments: readonly RoleAssignment[];
  /**
   * Roles that the actor may see and so choose: for an account manager those at their own clients.
   */
  readonly choosable: readonly RoleAssignment[];
}

/** @throws AppError NOT_FOUND for a missing user, or one outside the scope of `user.impersonate` */
export async function findImpersonationTarget(
  actor: Actor,
  id: string,
): Promise<ImpersonationTarget> {
  const scope = await scopeFor(actor, 'user.impersonate');
  const user = await UserModel.findOne({
    $and: [{ _id: recordId(id) }, scope.filter],
  }).lean();
  if (!user) throw new AppError('NOT_FOUND');
  const assignments = await liveAssignments([user._id]);
  return { user, assignments, choosable: visibleRoles(scope, assignments) };
}
