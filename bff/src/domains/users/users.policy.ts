import type { PermissionName } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../http/app-error.ts';
import { companiesManagedBy } from '../../records/companies/company-directory.ts';
import { reportsOf } from '../../records/team/team-directory.ts';
import { RoleAssignmentModel, type RoleAssignment } from '../../identity/role-assignment.model.ts';
import type { User } from '../../identity/user.model.ts';

/** The accounts that a user may see. */
export interface UserScope {
  /** Filter for the rows; others do not exist for the reader. */
  readonly filter: QueryFilter<User>;
  /** Companies whose memberships the reader may see; null: all roles. */
  readonly companyIds: readonly Types.ObjectId[] | null;
}

const nobody: UserScope = { filter: { _id: { $in: [] } }, companyIds: [] };

/** Returns the accounts within an actor's scope: all, clients of own companies, or the own team. */
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

/** Returns the roles that a reader of this scope may see. */
export const visibleRoles = (
  { companyIds }: UserScope,
  assignments: readonly RoleAssignment[],
): RoleAssignment[] =>
  companyIds === null
    ? [...assignments]
    : assignments.filter(
        ({ companyId }) => companyId && companyIds.some((id) => id.equals(companyId)),
      );

/** Checks the actor's rank: only owners manage owners. */
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
