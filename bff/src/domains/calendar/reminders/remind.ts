import { href, remindsByMailFrom, teamRoutes } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { eachDue } from '../../../jobs/each-due.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { notify } from '../../notifications/api/notify.ts';
import { findActiveStaff, findPeople, findPlaces } from '../../../identity/people/people.ts';
import { CalendarEventModel, type CalendarEventRecord } from '../calendar-event.model.ts';
import { eventSubject } from '../events/event-mails.ts';
import { placeInWords, whenInWords } from '../events/event-words.ts';
import { attendeesOf } from '../events/find-event.ts';
import { nextReminderAt, remindersDue, type Reminder } from './next-reminder.ts';

/** Reminds the people of events that begin soon, once each; returns the number of reminders. */
export const remindOfEvents = (signal: AbortSignal, now = new Date()): Promise<number> =>
  eachDue<CalendarEventRecord>(
    CalendarEventModel,
    { deletedAt: null, cancelledAt: null, nextReminderAt: { $ne: null, $lte: now } },
    { as: 'calendar.remind', signal, work: (tx, event) => remindOnce(tx, event, now) },
  );

async function remindOnce(tx: Tx, event: CalendarEventRecord, now: Date): Promise<number> {
  const { _id, nextReminderAt: from } = event;
  await CalendarEventModel.updateOne(
    { _id },
    { $set: { nextReminderAt: nextReminderAt(event, now) } },
    { session: tx.session },
  );
  const due = from ? remindersDue(event, from, now) : [];
  for (const reminder of due) await remindOf(tx, event, reminder);
  return due.length;
}

/**
 * Reminds colleagues by notification and, if early enough, by mail; guests only by mail. Skips
 * those who declined.
 */
async function remindOf(tx: Tx, event: CalendarEventRecord, { time, minutes }: Reminder) {
  const attendees = (await attendeesOf(event._id, tx.session)).filter(
    ({ response }) => response !== 'declined',
  );
  const staff = await findActiveStaff(
    [event.organiserId, ...attendees.flatMap(({ userId }) => userId ?? [])],
    tx.session,
  );
  const people = await findPeople([event.organiserId], tx.session);
  const places = await findPlaces(staff.map(({ id }) => id));
  const byMail = minutes >= remindsByMailFrom;
  const shared = {
    senderName: people.name(event.organiserId),
    agencyName: agencyName(),
    title: event.title,
    place: placeInWords(event) ?? '',
  };
  const whenFor = (zone: string | null) => whenInWords({ ...event, ...time }, zone);
  const mail = { subject: eventSubject(event), template: 'event_reminder' } as const;
  const path = `${href(teamRoutes.calendar)}?event=${event._id.toHexString()}`;
  for (const { id, firstName } of staff) {
    const at = whenFor(places.get(id.toHexString())?.timeZone ?? null);
    await notify(tx, {
      topic: 'interview_reminder',
      userIds: [id],
      link: path,
      title: `${event.title.slice(0, 80)}: ${at}`,
      ...(byMail
        ? {
            letter: (reader: { email: string }, { sendAt }: { sendAt?: Date }) =>
              sendMail(tx, {
                ...mail,
                to: reader.email,
                userId: id,
                ...(sendAt && { sendAt }),
                variables: { ...shared, firstName, at, path },
              }),
          }
        : { mail: 'own' as const }),
    });
  }
  if (!byMail) return;
  const isStaff = (userId: Types.ObjectId | null) =>
    userId !== null && staff.some(({ id }) => id.equals(userId));
  for (const { userId, email, name } of attendees) {
    if (isStaff(userId)) continue;
    await sendMail(tx, {
      ...mail,
      to: email,
      userId,
      variables: { ...shared, firstName: name, at: whenFor(null), path: '' },
    });
  }
}
