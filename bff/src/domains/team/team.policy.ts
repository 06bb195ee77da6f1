import type { PermissionName } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { TeamMember } from './team-member.model.ts';

/** The managed people whom a permission reaches. */
export function scopeFor(actor: Actor, permission: PermissionName): QueryFilter<TeamMember> {
  return actor.scopeOf(permission) === 'all' ? {} : { _id: { $in: [] } };
}
