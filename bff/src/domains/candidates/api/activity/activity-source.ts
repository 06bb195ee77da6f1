import type { ActivityGroup, ActivityItem } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { ActivityKind } from './activity-kinds.ts';

/** One thing that happened, as far as its reader may know of it. */
export interface ActivityEntry {
  _id: Types.ObjectId;
  at: Date;
  group: ActivityGroup;
  kind: ActivityKind;
  action: string;
  actorUserId: Types.ObjectId | null;
  realActorUserId: Types.ObjectId | null;
  /** The person of the record did it themselves, by a link. */
  byCandidate?: boolean;
  fields: string[];
  excerpt: string | null;
  to: string | null;
  targetId: Types.ObjectId | null;
  /** Of a new expected rate, for those who may read rates. */
  rate?: NonNullable<ActivityItem['rate']>;
}

/** A place in the timeline: everything behind it is older. */
export interface ActivityPlace {
  at: Date;
  id: Types.ObjectId;
}

/** The first entries behind a place, newest first. Asked of every source of the timeline. */
export type ReadEntries = (place: ActivityPlace | null, limit: number) => Promise<ActivityEntry[]>;

/** The filter of what lies behind a place, sorted by a time and then by id, both descending. */
export const behind = (place: ActivityPlace | null, field: string): Record<string, unknown> =>
  place
    ? {
        $or: [{ [field]: { $lt: place.at } }, { [field]: place.at, _id: { $lt: place.id } }],
      }
    : {};

/** Newest first; entries of one moment by id, as each source sorts them. */
export const newestFirst = (a: ActivityEntry, b: ActivityEntry): number =>
  b.at.getTime() - a.at.getTime() || (a._id.toHexString() < b._id.toHexString() ? 1 : -1);
