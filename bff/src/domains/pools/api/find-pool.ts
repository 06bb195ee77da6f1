import type { PermissionName } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import { PoolModel, type Pool } from '../pool.model.ts';
import { scopeFor } from '../pools.policy.ts';

export type { Pool };

/**
 * A pool that the actor may know of and do this with.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function findPoolFor(
  actor: Actor,
  permission: PermissionName,
  _id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Pool> {
  const pool = await PoolModel.findOne(
    { $and: [{ _id, deletedAt: null }, scopeFor(actor, 'pool.list')] },
    null,
    { session },
  ).lean<Pool>();
  if (!pool) throw new AppError('NOT_FOUND');
  if (!reaches(actor, permission, pool))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return pool;
}

/** Whether a permission reaches a pool that the actor knows of. */
function reaches(
  actor: Actor,
  permission: PermissionName,
  { ownerUserId }: Pick<Pool, 'ownerUserId'>,
): boolean {
  const scope = actor.scopeOf(permission);
  return scope === 'all' || (scope === 'assigned' && ownerUserId.equals(actor.userId));
}

/** Whether the actor may change a pool that they know of, and its questions. */
export const mayManagePool = (actor: Actor, pool: Pick<Pool, 'ownerUserId'>): boolean =>
  reaches(actor, 'pool.manage', pool);
