import type { CalendarResponse } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import type { CalendarInvite } from '../../../mail/calendar-invite.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { addAnswerLink } from '../../links/api/answer-link.ts';
import { notify } from '../../notifications/api/notify.ts';
import { findPeople, findPlaces } from '../../../identity/people/people.ts';
import { CalendarAttendeeModel, type CalendarAttendeeRecord } from '../calendar-attendee.model.ts';
import type { CalendarEventRecord } from '../calendar-event.model.ts';
import { placeInWords, whenInWords } from './event-words.ts';
import { ruleOf } from './occurrences.ts';

export type EventNews = 'invited' | 'changed' | 'cancelled';

const templates = {
  invited: 'event_invited',
  changed: 'event_changed',
  cancelled: 'event_cancelled',
} as const;

/** Subject of event links. */
export const eventSubject = ({ _id }: Pick<CalendarEventRecord, '_id'>) => ({
  type: 'calendar_event',
  id: _id,
});

/** Converts an event for other calendars; a series as its rule, in its time zone. */
export const calendarOf = (
  event: CalendarEventRecord,
  method: CalendarInvite['method'],
): CalendarInvite => ({
  uid: event.uid,
  sequence: event.sequence,
  method,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  summary: event.title,
  description: event.description,
  location: placeInWords(event),
  allDay: event.allDay,
  timeZone: event.timeZone,
  ...(event.recurrence && { rule: ruleOf(event.recurrence), exceptions: event.exceptions }),
  ...(event.occurrence && { occurrence: event.occurrence }),
});

/** Mails attendees about a change of an event, with the invitation for their calendars. */
export async function mailPeople(
  tx: Tx,
  event: CalendarEventRecord,
  attendees: readonly CalendarAttendeeRecord[],
  news: EventNews,
): Promise<void> {
  const people = await findPeople([event.organiserId], tx.session);
  const zones = await findPlaces(attendees.map(({ userId }) => userId));
  for (const attendee of attendees) {
    const { email, userId, name } = attendee;
    const subject = eventSubject(event);
    const zone = (userId && zones.get(userId.toHexString())?.timeZone) ?? null;
    const variables = {
      firstName: name,
      senderName: people.name(event.organiserId),
      agencyName: agencyName(),
      title: event.title,
      at: whenInWords(event, zone),
      place: placeInWords(event) ?? '',
    };
    const calendar = calendarOf(event, news === 'cancelled' ? 'cancel' : 'request');
    const mail = { to: email, userId, subject, calendar };
    if (news === 'cancelled') {
      await sendMail(tx, { ...mail, template: templates.cancelled, variables });
      continue;
    }
    await addAnswerLink(tx, subject, email, event.lastEndsAt);
    await sendMail(tx, {
      ...mail,
      template: templates[news],
      variables: { ...variables, note: event.description ?? '' },
    });
  }
  if (attendees.length > 0)
    await CalendarAttendeeModel.updateMany(
      { _id: { $in: attendees.map(({ _id }) => _id) } },
      { $set: { notifiedSequence: event.sequence } },
      { session: tx.session },
    );
}

const answerWords: Readonly<Record<Exclude<CalendarResponse, 'needs_action'>, string>> = {
  accepted: 'comes to',
  declined: 'does not come to',
  tentative: 'may come to',
};

/** Notifies the organiser of an answer. */
export const notifyOrganiser = (
  tx: Tx,
  event: CalendarEventRecord,
  { name, note }: Pick<CalendarAttendeeRecord, 'name' | 'note'>,
  answer: keyof typeof answerWords,
): Promise<void> =>
  notify(tx, {
    topic: 'assignment',
    userIds: [event.organiserId],
    title: `${name.slice(0, 40)} ${answerWords[answer]} “${event.title.slice(0, 60)}”`,
    ...(note && { body: note.slice(0, 400) }),
    link: `/calendar?event=${event._id.toHexString()}`,
  });
