import type { PermissionName } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { MeetingRecord } from './meeting.model.ts';

/** Rooms are limited to their members, whatever their role. */
export function scopeFor(actor: Actor, permission: PermissionName): QueryFilter<MeetingRecord> {
  if (!actor.can(permission)) return { _id: { $in: [] } };
  return { memberIds: actor.userId };
}
