import { usualEventReminders } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { CalendarAttendeeModel } from '../calendar-attendee.model.ts';
import { CalendarEventModel, type CalendarEventRecord } from '../calendar-event.model.ts';
import { uidOf } from '../events/cut-series.ts';
import { mailPeople } from '../events/event-mails.ts';
import { attendeesOf } from '../events/find-event.ts';
import { nextReminderAt } from '../reminders/next-reminder.ts';
import { setPeople } from '../events/invite-people.ts';

interface Booking {
  /** Owner of the calendar. */
  organiserId: Types.ObjectId;
  /** Person who booked it and attends. */
  guest: { name: string; email: string };
  title: string;
  description: string | null;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  phone: string;
  jobId: Types.ObjectId | null;
}

/** Adds a booked call to the colleague's calendar, and mails it to both. */
export async function bookEvent(tx: Tx, booking: Booking): Promise<CalendarEventRecord> {
  const { guest, phone, endsAt, ...fields } = booking;
  const _id = new Types.ObjectId();
  const reminderMinutes = [...usualEventReminders];
  const times = { startsAt: booking.startsAt, endsAt, timeZone: booking.timeZone };
  const once = { ...times, recurrence: null, exceptions: [], reminderMinutes };
  const [created] = await CalendarEventModel.create(
    [
      {
        ...fields,
        _id,
        uid: uidOf(_id),
        endsAt,
        lastEndsAt: endsAt,
        kind: 'meeting',
        allDay: false,
        place: 'phone',
        placeValue: phone,
        visibility: 'default',
        recurrence: null,
        reminderMinutes,
        nextReminderAt: nextReminderAt(once, tx.at),
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!created) throw new Error('The event was not stored');
  const event = created.toObject<CalendarEventRecord>();
  await setPeople(tx, event, { colleagueIds: [], guests: [guest] });
  // Choosing the time counts as accepting.
  await CalendarAttendeeModel.updateMany(
    { eventId: _id },
    { $set: { response: 'accepted', respondedAt: tx.at, respondedVia: 'app' } },
    { session: tx.session },
  );
  await mailPeople(tx, event, await attendeesOf(_id, tx.session), 'invited');
  await audit(tx, {
    action: 'calendar_event.create',
    entity: 'calendar_event',
    entityId: _id,
    changes: [{ path: 'startsAt', before: null, after: event.startsAt }],
  });
  return event;
}
