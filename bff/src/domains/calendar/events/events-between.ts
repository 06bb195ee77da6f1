import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { CalendarSpan } from '../../../calendars/calendar-source.ts';
import type { CalendarAttendeeRecord } from '../calendar-attendee.model.ts';
import { CalendarEventModel, type CalendarEventRecord } from '../calendar-event.model.ts';
import { invitationsOf, type Account } from './find-event.ts';

export interface EventQuery extends CalendarSpan {
  userIds: readonly Types.ObjectId[];
  /** Job whose events are included. */
  jobId?: Types.ObjectId | null;
  /** Accounts already loaded, such as the reader's own. */
  atHand?: readonly Account[];
}

/** Event, and its invitations to the people whose calendars are requested. */
export interface HeldEvent {
  event: CalendarEventRecord;
  invited: readonly CalendarAttendeeRecord[];
}

/** Finds events of some people that may have an occurrence between two moments. */
export async function eventsBetween(
  { userIds, jobId = null, from, to, atHand = [] }: EventQuery,
  session: ClientSession | null = null,
): Promise<HeldEvent[]> {
  if (userIds.length === 0 && !jobId) return [];
  const invitations = await invitationsOf(userIds, session, atHand);
  const byEvent = new Map<string, CalendarAttendeeRecord[]>();
  for (const one of invitations) {
    const key = one.eventId.toHexString();
    byEvent.set(key, [...(byEvent.get(key) ?? []), one]);
  }
  const whose: QueryFilter<CalendarEventRecord>[] = [
    { organiserId: { $in: [...userIds] } },
    { _id: { $in: invitations.map(({ eventId }) => eventId) } },
    ...(jobId ? [{ jobId }] : []),
  ];
  const events = await CalendarEventModel.find(
    {
      deletedAt: null,
      cancelledAt: null,
      startsAt: { $lt: to },
      lastEndsAt: { $gt: from },
      $or: whose,
    },
    null,
    { session },
  )
    .sort({ startsAt: 1, _id: 1 })
    .lean();
  return events.map((event) => ({ event, invited: byEvent.get(event._id.toHexString()) ?? [] }));
}

/** Returns whose calendars contain an event: its organiser's, and all who did not decline. */
export const holdersOf = ({ event, invited }: HeldEvent): Types.ObjectId[] => [
  event.organiserId,
  ...invited.filter(({ response }) => response !== 'declined').flatMap((a) => a.userId ?? []),
];
