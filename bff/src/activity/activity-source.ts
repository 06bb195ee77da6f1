import type { ActivityGroup, ActivityItem } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Place } from '../lists/timeline.ts';
import type { ActivityKind } from './activity-kinds.ts';

/** An event, reduced to what its reader may know. */
export interface ActivityEntry {
  _id: Types.ObjectId;
  at: Date;
  group: ActivityGroup;
  kind: ActivityKind;
  action: string;
  actorUserId: Types.ObjectId | null;
  realActorUserId: Types.ObjectId | null;
  /** Whether the candidate of the record did it through a link. */
  byCandidate?: boolean;
  fields: string[];
  excerpt: string | null;
  to: string | null;
  targetId: Types.ObjectId | null;
  /** A new expected rate, for readers who may see rates. */
  rate?: NonNullable<ActivityItem['rate']>;
}

/** Reads the first entries after a position, newest first. Each source of the timeline has one. */
export type ReadEntries = (place: Place | null, limit: number) => Promise<ActivityEntry[]>;
