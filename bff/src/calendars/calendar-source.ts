import type { CalendarEntry, CalendarEntryKind } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../auth/actor.ts';

/** Whose time is asked for, and when. */
export interface CalendarSpan {
  from: Date;
  to: Date;
}
export interface CalendarQuery extends CalendarSpan {
  /** In the calendars of these users, as hosts or as the person that it is about. */
  userIds: readonly Types.ObjectId[];
  /** The candidates that some of the users are. */
  candidateIds: readonly Types.ObjectId[];
  /** What is about this job, too. */
  jobId?: Types.ObjectId | null;
}

/** Something that another domain holds at a time, as the reader may see it. */
export interface HeldEntry {
  /** Unique within its domain. */
  id: string;
  kind: CalendarEntryKind;
  /** Null: the reader may only know that the time is taken. */
  title: string | null;
  startsAt: Date;
  endsAt: Date;
  /** Of an entry for whole days, by the clock of who is away. */
  days?: NonNullable<CalendarEntry['days']> | null;
  isCancelled?: boolean;
  userIds: readonly Types.ObjectId[];
  place?: string | null;
  link?: string | null;
  /** The interview that the reader, who is its person, can move or cancel. */
  changeable?: string | null;
}

/** How a domain brings what it holds at a time into calendars. */
export interface CalendarSource {
  name: string;
  /** Whether it goes into the calendars that people subscribe to elsewhere; it does unless said. */
  inFeeds?: boolean;
  /** Between two moments, cancelled ones too where they are of one candidate alone. */
  entries: (actor: Actor, query: CalendarQuery) => Promise<HeldEntry[]>;
}
