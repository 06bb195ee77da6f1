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
