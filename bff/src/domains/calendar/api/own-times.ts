import { takesTime } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { CalendarSpan } from '../../../calendars/calendar-source.ts';
import { eventsBetween, holdersOf } from '../events/events-between.ts';
import { outsideTimes } from '../outside/outside-times.ts';
import { occurrencesOf, type Occurrence } from '../events/occurrences.ts';

/** Time that the calendars of some people say is taken; by what stays with the calendar. */
export interface OwnTime {
  userIds: readonly Types.ObjectId[];
  startsAt: Date;
  endsAt: Date;
}

type TimedEvent = Parameters<typeof takesTime>[0] & Parameters<typeof occurrencesOf>[0];

/** When an event keeps its people from meeting others. */
export const timesTaken = (event: TimedEvent): Occurrence[] =>
  takesTime(event) ? occurrencesOf(event) : [];

/** When the own calendars of some people, here and elsewhere, keep them from meeting others. */
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
