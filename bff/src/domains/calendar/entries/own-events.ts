import type { CalendarEntry } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { CalendarSpan } from '../../../calendars/calendar-source.ts';
import type { CalendarAttendeeRecord } from '../calendar-attendee.model.ts';
import { CalendarEventModel, type CalendarEventRecord } from '../calendar-event.model.ts';
import { invitationsOf, maySee } from '../events/find-event.ts';
import { occurrencesOf } from '../events/occurrences.ts';
import { placeInWords } from '../events/event-words.ts';

/** An entry whose people have no names yet. */
export type UnnamedEntry = Omit<CalendarEntry, 'people'> & { userIds: readonly Types.ObjectId[] };

interface EventQuery extends CalendarSpan {
  userIds: readonly Types.ObjectId[];
  jobId: Types.ObjectId | null;
}

/** Events in the calendars of some people, each as often as it takes place in the time. */
export async function eventEntries(
  actor: Actor,
  { userIds, jobId, from, to }: EventQuery,
): Promise<UnnamedEntry[]> {
  const invitations = await invitationsOf(userIds);
  const whose: QueryFilter<CalendarEventRecord>[] = [
    { organiserId: { $in: [...userIds] } },
    { _id: { $in: invitations.map(({ eventId }) => eventId) } },
    ...(jobId ? [{ jobId }] : []),
  ];
  const events = await CalendarEventModel.find({
    deletedAt: null,
    cancelledAt: null,
    startsAt: { $lt: to },
    lastEndsAt: { $gt: from },
    $or: whose,
  })
    .sort({ startsAt: 1, _id: 1 })
    .lean<CalendarEventRecord[]>();
  return events.flatMap((event) => {
    const invited = invitations.filter(({ eventId }) => eventId.equals(event._id));
    return occurrencesOf(event)
      .filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from)
      .map((time) => showTime(actor, event, invited, time, userIds));
  });
}

function showTime(
  actor: Actor,
  event: CalendarEventRecord,
  invited: readonly CalendarAttendeeRecord[],
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  userIds: readonly Types.ObjectId[],
): UnnamedEntry {
  const own = invited.find(({ userId }) => userId?.equals(actor.userId));
  const isOpen = maySee(actor, event, own !== undefined);
  const holders = [
    event.organiserId,
    ...invited.filter(({ response }) => response !== 'declined').flatMap((a) => a.userId ?? []),
  ].filter((id) => userIds.some((wanted) => wanted.equals(id)));
  return {
    key: `event:${event._id.toHexString()}:${startsAt.getTime()}`,
    kind: isOpen ? event.kind : 'other',
    title: isOpen ? event.title : null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    allDay: event.allDay,
    isCancelled: false,
    userIds: holders,
    place: isOpen ? placeInWords(event) : null,
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
