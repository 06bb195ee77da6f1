import type { ActivityGroup, ActivityItem } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Place } from '../lists/timeline.ts';
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

/** The first entries behind a place, newest first. Asked of every source of the timeline. */
export type ReadEntries = (place: Place | null, limit: number) => Promise<ActivityEntry[]>;
