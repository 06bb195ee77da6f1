import type { PermissionName } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { Pool } from './pool.model.ts';

/** The pools that a permission reaches; private ones are their owner's, and O and A read them. */
export function scopeFor(actor: Actor, permission: PermissionName): QueryFilter<Pool> {
  const own = { ownerUserId: actor.userId };
  const scope = actor.scopeOf(permission);
  if (scope === 'assigned') return own;
  if (scope !== 'all') return { _id: { $in: [] } };
  return actor.can('candidate.makePrivate') ? {} : { $or: [{ isPrivate: false }, own] };
}

/** {@link scopeFor} what may be listed, for a pool at hand. */
export function listsPool(
  actor: Actor,
  { ownerUserId, isPrivate }: Pick<Pool, 'ownerUserId' | 'isPrivate'>,
): boolean {
  const scope = actor.scopeOf('pool.list');
  if (scope !== 'all' && scope !== 'assigned') return false;
  if (ownerUserId.equals(actor.userId)) return true;
  return scope === 'all' && (!isPrivate || actor.can('candidate.makePrivate'));
}
