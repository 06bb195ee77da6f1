import type { calendarEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { CalendarAttendeeModel } from '../calendar-attendee.model.ts';
import { CalendarEventModel, type CalendarEventRecord } from '../calendar-event.model.ts';
import { requireJob } from './create-event.ts';
import { cutOut, writeEvent, type Meant } from './cut-series.ts';
import { mailPeople } from './event-mails.ts';
import { keepEventRoom } from './event-room.ts';
import { attendeesOf, findOwnEvent, type FoundEvent } from './find-event.ts';
import { setPeople } from './invite-people.ts';
import { clockSpan, lastEndOf, laterOnClock } from './occurrences.ts';
import { showEvent } from './show-event.ts';

type Wanted = Parameters<typeof setPeople>[2];
interface EventChange {
  meant: Meant;
  /** New time of the occurrence that was opened. */
  startsAt: Date;
  endsAt: Date;
  facts?: Partial<CalendarEventRecord>;
  people?: Wanted;
  tellPeople: boolean;
}

/** Changes an event or the chosen occurrences, and notifies its people if requested. */
function changeEvent(ctx: RequestContext, id: string, change: EventChange) {
  return transactShown(ctx, {
    find: (session) => findOwnEvent(ctx.actor, id, session),
    change: async (tx, found) => {
      if (found.event.cancelledAt) throw new AppError('EVENT_CANCELLED');
      const { part, rest } = await cutOut(tx, found, change.meant);
      // The shortened rule removes the later occurrences from calendars.
      if (rest && change.meant.reach === 'following' && change.tellPeople)
        await mailPeople(tx, rest, found.attendees, 'changed');
      return applyChange(tx, part, change);
    },
    show: (found, session) => showEvent(ctx.actor, found, session),
  });
}

async function applyChange(
  tx: Tx,
  { event, attendees }: FoundEvent,
  { meant, startsAt, endsAt, facts = {}, people, tellPeople }: EventChange,
): Promise<FoundEvent> {
  const timeZone = facts.timeZone ?? event.timeZone;
  const times = timesFor(event, meant, { startsAt, endsAt, timeZone });
  const isMoved = Number(times.startsAt) !== Number(event.startsAt);
  const hasOtherEnd = Number(times.endsAt) !== Number(event.endsAt);
  const next = { ...event, ...facts, ...times };
  if (facts.place === 'platform_meeting' && event.recurrence)
    throw invalidField('place', 'NOT_ALLOWED');
  const written = await writeEvent(tx, event, {
    ...facts,
    ...times,
    sequence: event.sequence + 1,
    lastEndsAt: lastEndOf(next),
  });
  if (isMoved) await shiftSingles(tx, event, times.startsAt);
  if (isMoved || hasOtherEnd)
    await CalendarAttendeeModel.updateMany(
      { eventId: event._id, response: { $ne: 'needs_action' } },
      { $set: { response: 'needs_action', respondedAt: null, updatedAt: tx.at } },
      { session: tx.session },
    );
  const { all, added, removed } = people
    ? await setPeople(tx, written, people)
    : { all: attendees, added: [], removed: [] };
  const after = await keepEventRoom(tx, { event: written, attendees: all });
  if (tellPeople) {
    const isNew = new Set(added.map(({ _id }) => _id.toHexString()));
    await mailPeople(tx, after, added, 'invited');
    await mailPeople(
      tx,
      after,
      all.filter(({ _id }) => !isNew.has(_id.toHexString())),
      'changed',
    );
    await mailPeople(tx, after, removed, 'cancelled');
  }
  await audit(tx, {
    action: 'calendar_event.update',
    entity: 'calendar_event',
    entityId: event._id,
    changes: [
      { path: 'startsAt', before: event.startsAt, after: after.startsAt },
      { path: 'endsAt', before: event.endsAt, after: after.endsAt },
    ],
  });
  return { event: after, attendees: await attendeesOf(after._id, tx.session) };
}

/**
 * Returns the record's new time. If a whole series moves, its first occurrence moves by the same
 * clock time as the opened one, and so do the exceptions.
 */
function timesFor(
  event: CalendarEventRecord,
  { occurrence }: Meant,
  { startsAt, endsAt, timeZone }: { startsAt: Date; endsAt: Date; timeZone: string },
) {
  if (!event.recurrence || occurrence === null) return { startsAt, endsAt };
  const by = clockSpan(new Date(occurrence), startsAt, timeZone);
  const start = laterOnClock(event.startsAt, by, timeZone);
  return {
    startsAt: start,
    endsAt: laterOnClock(start, clockSpan(startsAt, endsAt, timeZone), timeZone),
    exceptions: event.exceptions.map((moment) => laterOnClock(moment, by, timeZone)),
  };
}

/** Occurrences with their own records keep their time; their original time moves along. */
async function shiftSingles(tx: Tx, event: CalendarEventRecord, startsAt: Date): Promise<void> {
  if (!event.recurrence) return;
  const by = clockSpan(event.startsAt, startsAt, event.timeZone);
  const singles = await CalendarEventModel.find(
    { seriesId: event._id },
    { occurrence: 1 },
    {
      session: tx.session,
    },
  ).lean();
  for (const { _id, occurrence } of singles)
    if (occurrence)
      await CalendarEventModel.updateOne(
        { _id },
        { $set: { occurrence: laterOnClock(occurrence, by, event.timeZone) } },
        { session: tx.session },
      );
}

const meantBy = ({ reach, occurrence, version }: Meant): Meant => ({ reach, occurrence, version });

/** Changes an event's content, time and attendees. */
export const updateEvent: Service<typeof calendarEndpoints.update> = async (
  ctx,
  { params, body },
) => {
  await requireJob(ctx.actor, body.jobId);
  const { kind, title, allDay, timeZone, place, placeValue, description, visibility } = body;
  const { reminderMinutes } = body;
  return changeEvent(ctx, params.id, {
    meant: meantBy(body),
    startsAt: new Date(body.startsAt),
    endsAt: new Date(body.endsAt),
    facts: {
      kind,
      title,
      allDay,
      timeZone,
      place,
      placeValue,
      description,
      visibility,
      reminderMinutes,
      jobId: body.jobId === null ? null : new Types.ObjectId(body.jobId),
    },
    people: { colleagueIds: body.colleagueIds, guests: body.guests },
    tellPeople: body.tellPeople,
  });
};

/** Moves an event to another time and leaves the rest. */
export const moveEvent: Service<typeof calendarEndpoints.move> = (ctx, { params, body }) =>
  changeEvent(ctx, params.id, {
    meant: meantBy(body),
    startsAt: new Date(body.startsAt),
    endsAt: new Date(body.endsAt),
    tellPeople: body.tellPeople,
  });
