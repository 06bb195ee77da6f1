import type { PermissionName } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../http/app-error.ts';
import { companiesManagedBy } from '../../records/companies/company-directory.ts';
import { reportsOf } from '../../records/team/team-directory.ts';
import { RoleAssignmentModel, type RoleAssignment } from '../../identity/role-assignment.model.ts';
import type { User } from '../../identity/user.model.ts';

/** Which accounts a user sees. */
export interface UserScope {
  /** The rows; a foreign one does not exist for the reader. */
  readonly filter: QueryFilter<User>;
  /** The companies whose memberships are the reader's business; null: every role is. */
  readonly companyIds: readonly Types.ObjectId[] | null;
}

const nobody: UserScope = { filter: { _id: { $in: [] } }, companyIds: [] };

/** The accounts within an actor's reach: all, the clients of own companies, or the own team. */
export async function scopeFor(actor: Actor, permission: PermissionName): Promise<UserScope> {
  switch (actor.scopeOf(permission)) {
    case 'all':
      return { filter: {}, companyIds: null };
    case 'company': {
      const companyIds = await companiesManagedBy(actor.userId);
      const userIds: Types.ObjectId[] = await RoleAssignmentModel.distinct('userId', {
        companyId: { $in: companyIds },
        revokedAt: null,
      });
      return { filter: { _id: { $in: userIds } }, companyIds };
    }
    case 'team':
      return { filter: { _id: { $in: await reportsOf(actor.userId) } }, companyIds: null };
    default:
      return nobody;
  }
}

/** The roles that a reader of this scope may know of. */
export const visibleRoles = (
  { companyIds }: UserScope,
  assignments: readonly RoleAssignment[],
): RoleAssignment[] =>
  companyIds === null
    ? [...assignments]
    : assignments.filter(
        ({ companyId }) => companyId && companyIds.some((id) => id.equals(companyId)),
      );

/** Whether the actor stands high enough: owners are managed by owners alone. */
export const mayManage = (actor: Actor, roles: readonly Pick<RoleAssignment, 'role'>[]): boolean =>
  actor.can('role.grantAdmin') || !roles.some(({ role }) => role === 'owner');

/** @throws AppError FORBIDDEN */
export function requireManageable(
  actor: Actor,
  roles: readonly Pick<RoleAssignment, 'role'>[],
): void {
  if (!mayManage(actor, roles)) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
}

/** @throws AppError SELF_RECORD when the account is the actor's own */
export function refuseSelf(actor: Actor, userId: Types.ObjectId): void {
  if (actor.userId.equals(userId)) throw new AppError('SELF_RECORD');
}
