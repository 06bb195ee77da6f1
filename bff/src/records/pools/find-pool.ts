import type { PermissionName } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../http/app-error.ts';
import { PoolModel, type Pool } from './pool.model.ts';
import { scopeFor } from './pools.policy.ts';

export type { Pool };

interface Lookup {
  /** Whether to include a deleted pool, for users who may restore it. */
  deleted?: boolean;
}

/**
 * Finds a pool that the actor may know of and on which they may do this.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function findPoolFor(
  actor: Actor,
  permission: PermissionName,
  _id: Types.ObjectId,
  session: ClientSession | null = null,
  { deleted = false }: Lookup = {},
): Promise<Pool> {
  const pool = await PoolModel.findOne(
    { $and: [{ _id, ...(!deleted && { deletedAt: null }) }, scopeFor(actor, 'pool.list')] },
    null,
    { session },
  ).lean();
  if (!pool || (pool.deletedAt && !mayManagePool(actor, pool))) throw new AppError('NOT_FOUND');
  if (!reaches(actor, permission, pool))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return pool;
}

/** @throws AppError INVALID_TRANSITION: an archived pool cannot change */
export function requireActive({ status }: Pick<Pool, 'status'>, action: string): void {
  if (status === 'archived')
    throw new AppError('INVALID_TRANSITION', { context: { currentState: status, action } });
}

/** Checks whether a permission covers a visible pool. */
export function reaches(
  actor: Actor,
  permission: PermissionName,
  { ownerUserId }: Pick<Pool, 'ownerUserId'>,
): boolean {
  const scope = actor.scopeOf(permission);
  return scope === 'all' || (scope === 'assigned' && ownerUserId.equals(actor.userId));
}

/** Checks whether the actor may change a pool that they know of, and its questions. */
export const mayManagePool = (actor: Actor, pool: Pick<Pool, 'ownerUserId'>): boolean =>
  reaches(actor, 'pool.manage', pool);
