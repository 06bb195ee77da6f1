import type { CalendarEntry, CalendarEntryKind } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../auth/actor.ts';

/** The time range and calendars of a query. */
export interface CalendarSpan {
  from: Date;
  to: Date;
}
export interface CalendarQuery extends CalendarSpan {
  /** Users whose calendars are read, as hosts or as the subject of the entry. */
  userIds: readonly Types.ObjectId[];
  /** The candidates among these users. */
  candidateIds: readonly Types.ObjectId[];
  /** Also includes entries about this job. */
  jobId?: Types.ObjectId | null;
}

/** A busy time from another domain, as the reader may see it. */
export interface HeldEntry {
  /** Unique within its domain. */
  id: string;
  kind: CalendarEntryKind;
  /** Null: the reader may only know that the time is taken. */
  title: string | null;
  startsAt: Date;
  endsAt: Date;
  /** The dates of an all-day entry, in the time zone of the absent person. */
  days?: NonNullable<CalendarEntry['days']> | null;
  isCancelled?: boolean;
  userIds: readonly Types.ObjectId[];
  place?: string | null;
  link?: string | null;
  /** The interview that the reader, as its candidate, can move or cancel. */
  changeable?: string | null;
}

/** Brings the entries of a domain into calendars. */
export interface CalendarSource {
  name: string;
  /** Whether its entries go into subscribed feeds; true unless set. */
  inFeeds?: boolean;
  /**
   * Returns the entries between two moments, cancelled ones too if they are of a single candidate.
   */
  entries: (actor: Actor, query: CalendarQuery) => Promise<HeldEntry[]>;
}
