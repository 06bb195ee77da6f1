import type { ChangeReach } from '@muster/contracts';
import { Types } from 'mongoose';
import { compareAndSet } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import { CalendarEventModel, type CalendarEventRecord } from '../calendar-event.model.ts';
import type { FoundEvent } from './find-event.ts';
import { nextReminderAt } from '../reminders/next-reminder.ts';
import { copyPeople } from './invite-people.ts';
import { lastEndOf, occurrencesOf, timesByRule } from './occurrences.ts';

/** Chosen occurrences of an event. */
export interface Meant {
  reach: ChangeReach;
  occurrence: string | null;
  version: number;
}

type Facts = Partial<CalendarEventRecord>;

/** Writes an event at the version that was read. @throws AppError VERSION_CONFLICT */
export async function writeEvent(
  tx: Tx,
  current: CalendarEventRecord,
  set: Facts,
): Promise<CalendarEventRecord> {
  const after = await compareAndSet<CalendarEventRecord>(tx, CalendarEventModel, current, {
    $set: { ...set, nextReminderAt: nextReminderAt({ ...current, ...set }, tx.at) },
  });
  if (!after) throw versionConflict(current, ['startsAt']);
  return after;
}

async function copyOf(tx: Tx, found: FoundEvent, facts: Facts): Promise<FoundEvent> {
  const { event, attendees } = found;
  const _id = new Types.ObjectId();
  const stamps = { createdAt: tx.at, createdBy: tx.userId, updatedAt: tx.at, updatedBy: tx.userId };
  const copy = { ...event, ...stamps, ...facts, _id };
  copy.lastEndsAt = lastEndOf(copy);
  copy.nextReminderAt = nextReminderAt(copy, tx.at);
  const { version: _version, fieldVersions: _fields, lastAction: _action, ...fields } = copy;
  const [created] = await CalendarEventModel.create([fields], { session: tx.session });
  if (!created) throw new Error('The event was not stored');
  return {
    event: created.toObject<CalendarEventRecord>(),
    attendees: await copyPeople(tx, attendees, _id),
  };
}

/** Shortens a rule to a number of occurrences; a single one does not repeat. */
const rest = ({ recurrence }: CalendarEventRecord, count: number) =>
  recurrence && count > 1 ? { ...recurrence, count } : null;

/** Remainder of a series, and the part cut out of it. */
export interface Cut {
  /** Part to be changed. */
  part: FoundEvent;
  /** Series without it; null if the part is the whole. */
  rest: CalendarEventRecord | null;
}

/**
 * Cuts the chosen part out of a series: one occurrence, or that and all later ones.
 * @throws AppError VERSION_CONFLICT, EVENT_TIME_GONE
 */
export async function cutOut(
  tx: Tx,
  found: FoundEvent,
  { reach, occurrence, version }: Meant,
): Promise<Cut> {
  const { event } = found;
  if (event.version !== version) throw versionConflict(event, ['startsAt']);
  if (!event.recurrence || reach === 'all') return { part: found, rest: null };
  const at = Date.parse(occurrence ?? '');
  const times = timesByRule(event);
  const index = times.findIndex(({ startsAt }) => startsAt.getTime() === at);
  const time = times[index];
  if (!time || !occurrencesOf(event).some(({ startsAt }) => startsAt.getTime() === at))
    throw new AppError('EVENT_TIME_GONE');
  const sequence = event.sequence + 1;
  if (reach === 'this') {
    const exceptions = [...event.exceptions, time.startsAt];
    const left = await writeEvent(tx, event, { exceptions });
    const single = { ...time, recurrence: null, exceptions: [], seriesId: event._id };
    return {
      part: await copyOf(tx, found, { ...single, occurrence: time.startsAt }),
      rest: left,
    };
  }
  if (index === 0) return { part: found, rest: null };
  const earlier = {
    recurrence: rest(event, index),
    exceptions: event.exceptions.filter((left) => left < time.startsAt),
  };
  const lastEndsAt = lastEndOf({ ...event, ...earlier });
  const left = await writeEvent(tx, event, { ...earlier, lastEndsAt, sequence });
  const part = await copyOf(tx, found, {
    ...time,
    recurrence: rest(event, times.length - index),
    exceptions: event.exceptions.filter((moment) => moment >= time.startsAt),
    uid: uidOf(new Types.ObjectId()),
    sequence: 0,
  });
  // Its occurrences with their own records now belong to the later part.
  await CalendarEventModel.updateMany(
    { seriesId: event._id, occurrence: { $gte: time.startsAt } },
    { $set: { seriesId: part.event._id } },
    { session: tx.session },
  );
  return { part, rest: left };
}

export const uidOf = (id: Types.ObjectId): string => `event-${id.toHexString()}@muster`;
