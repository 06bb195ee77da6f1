import { takesTime } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { CalendarSpan } from '../../../calendars/calendar-source.ts';
import { eventsBetween, holdersOf } from '../events/events-between.ts';
import { outsideTimes } from '../outside/outside-times.ts';
import { occurrencesOf, type Occurrence } from '../events/occurrences.ts';

/** Busy time in the calendars of some users; its content stays with the calendar. */
export interface OwnTime {
  userIds: readonly Types.ObjectId[];
  startsAt: Date;
  endsAt: Date;
}

type TimedEvent = Parameters<typeof takesTime>[0] & Parameters<typeof occurrencesOf>[0];

/** Times at which an event blocks its participants. */
export const timesTaken = (event: TimedEvent): Occurrence[] =>
  takesTime(event) ? occurrencesOf(event) : [];

/** Returns when users' own calendars, here and outside, block them. */
export async function ownTimes(
  userIds: readonly Types.ObjectId[],
  { from, to }: CalendarSpan,
  session: ClientSession | null = null,
): Promise<OwnTime[]> {
  const outside = await outsideTimes(userIds, { from, to }, session);
  const held = await eventsBetween({ userIds, from, to }, session);
  const here = held.flatMap((one) => {
    const holders = holdersOf(one);
    return timesTaken(one.event)
      .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from)
      .map((time) => ({ userIds: holders, ...time }));
  });
  return [...here, ...outside];
}
