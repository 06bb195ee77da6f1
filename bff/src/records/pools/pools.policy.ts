import type { PermissionName } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { Pool } from './pool.model.ts';

/**
 * Returns the pools that a permission reaches; private ones are limited to their owner, O and A.
 */
export function scopeFor(actor: Actor, permission: PermissionName): QueryFilter<Pool> {
  const own = { ownerUserId: actor.userId };
  const scope = actor.scopeOf(permission);
  if (scope === 'assigned') return own;
  if (scope !== 'all') return { _id: { $in: [] } };
  return actor.can('candidate.makePrivate') ? {} : { $or: [{ isPrivate: false }, own] };
}

/** {@link scopeFor} of the listing permission, for a loaded pool. */
export function listsPool(
  actor: Actor,
  { ownerUserId, isPrivate }: Pick<Pool, 'ownerUserId' | 'isPrivate'>,
): boolean {
  const scope = actor.scopeOf('pool.list');
  if (scope !== 'all' && scope !== 'assigned') return false;
  if (ownerUserId.equals(actor.userId)) return true;
  return scope === 'all' && (!isPrivate || actor.can('candidate.makePrivate'));
}
