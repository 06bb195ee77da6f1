import type { CalendarEntry } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import {
  eventsBetween,
  holdersOf,
  type EventQuery,
  type HeldEvent,
} from '../events/events-between.ts';
import { maySee } from '../events/find-event.ts';
import { occurrencesOf, wholeDays } from '../events/occurrences.ts';
import { placeInWords } from '../events/event-words.ts';

/** Entry before the names of its people are loaded. */
export type UnnamedEntry = Omit<CalendarEntry, 'people'> & { userIds: readonly Types.ObjectId[] };

/** Returns the events in some users' calendars, once for each occurrence in the period. */
export async function eventEntries(actor: Actor, query: EventQuery): Promise<UnnamedEntry[]> {
  const { userIds, from, to } = query;
  return (await eventsBetween(query)).flatMap((held) =>
    occurrencesOf(held.event)
      .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from)
      .map((time) => showTime(actor, held, time, userIds)),
  );
}

/** The address of a call, as it is: a reader follows it. */
const callIn = ({ place, placeValue }: HeldEvent['event']): string | null =>
  place === 'external_link' && placeValue && /^https?:\/\//.test(placeValue) ? placeValue : null;

function showTime(
  actor: Actor,
  held: HeldEvent,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  userIds: readonly Types.ObjectId[],
): UnnamedEntry {
  const { event, invited } = held;
  const own = invited.find(({ userId }) => userId?.equals(actor.userId));
  const isOpen = maySee(actor, event, own !== undefined);
  const holders = holdersOf(held).filter((id) => userIds.some((wanted) => wanted.equals(id)));
  return {
    key: `event:${event._id.toHexString()}:${startsAt.getTime()}`,
    kind: isOpen ? event.kind : 'other',
    title: isOpen ? event.title : null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    days: event.allDay ? wholeDays(startsAt, endsAt, event.timeZone) : null,
    isCancelled: false,
    // Others than colleagues read their own calendar alone, and in it whom they meet.
    userIds: actor.audience === 'staff' ? holders : [event.organiserId],
    place: isOpen ? (callIn(event) ?? placeInWords(event)) : null,
    link: null,
    event: isOpen
      ? {
          id: event._id.toHexString(),
          version: event.version,
          occurrence: event.recurrence ? startsAt.toISOString() : null,
          mayEdit: event.organiserId.equals(actor.userId) && actor.can('calendar.write'),
          response: own?.response ?? null,
        }
      : null,
  };
}
