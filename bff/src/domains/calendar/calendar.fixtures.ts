import { dayMs, hourMs, normaliseEmail } from '@muster/contracts';
import { Types } from 'mongoose';
import { createLink } from '../links/links.fixtures.ts';
import { CalendarAttendeeModel } from './calendar-attendee.model.ts';
import { CalendarEventModel, type CalendarEventRecord } from './calendar-event.model.ts';
import { sealSecret } from '../../auth/sealed-secrets.ts';
import { hashToken } from '../../auth/clear-token.ts';
import {
  OutsideCalendarModel,
  type OutsideCalendarRecord,
} from './outside/outside-calendar.model.ts';
import { uidOf } from './events/cut-series.ts';
import { lastEndOf } from './events/occurrences.ts';

/** Returns 10:00 UTC of the day this many days from now. */
export const tenOn = (days: number): Date =>
  new Date((Math.floor(Date.now() / dayMs) + days) * dayMs + 10 * hourMs);

/** Creates a user's event, with attendees invited by address. */
export async function createEventRecord(
  organiserId: Types.ObjectId,
  changes: Partial<CalendarEventRecord> = {},
  invited: readonly { email: string; userId?: Types.ObjectId | null }[] = [],
): Promise<CalendarEventRecord> {
  const _id = new Types.ObjectId();
  const startsAt = changes.startsAt ?? tenOn(3);
  const fields = {
    _id,
    uid: uidOf(_id),
    organiserId,
    startsAt,
    title: 'Weekly pipeline',
    kind: 'meeting' as const,
    endsAt: new Date(startsAt.getTime() + hourMs),
    allDay: false,
    timeZone: 'Europe/Lisbon',
    recurrence: null,
    visibility: 'default' as const,
    exceptions: [] as Date[],
    ...changes,
  };
  const event = await CalendarEventModel.create({ ...fields, lastEndsAt: lastEndOf(fields) });
  for (const { email, userId = null } of invited)
    await CalendarAttendeeModel.create({
      eventId: _id,
      userId,
      email,
      emailNorm: normaliseEmail(email),
      name: 'Ana Reis',
    });
  return event.toObject<CalendarEventRecord>();
}

/** Creates the invitation link as its guest holds it. */
export const eventLink = ({ _id }: Pick<CalendarEventRecord, '_id'>, email: string) =>
  createLink({
    purpose: 'calendar_response',
    subject: { type: 'calendar_event', id: _id },
    holderEmail: email,
    expiresAt: new Date(Date.now() + 30 * dayMs),
    keepEarlier: true,
  });

/** Each has its own slot, beyond those that users get. */
let places = 100;

/** Creates a user's outside calendar, as it is after the first read. */
export async function createOutsideCalendar(
  userId: Types.ObjectId,
  changes: Partial<OutsideCalendarRecord> & { url?: string } = {},
): Promise<OutsideCalendarRecord> {
  const { url = 'https://calendar.example.com/ada.ics', ...facts } = changes;
  const _id = new Types.ObjectId();
  const created = await OutsideCalendarModel.create({
    _id,
    userId,
    slot: (places += 1),
    name: 'Family',
    host: new URL(url).host,
    sealedUrl: sealSecret(url, _id),
    urlHash: hashToken(url),
    nextReadAt: new Date(),
    createdAt: new Date(),
    ...facts,
  });
  return created.toObject<OutsideCalendarRecord>();
}
