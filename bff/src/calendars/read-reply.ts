import { calendarAnswers, limits, type CalendarAnswer } from '@muster/contracts';
import ICAL from 'ical.js';
import type { CalendarReply } from './calendar-reply.ts';

/** Replies are short; longer content is something else. */
const maxLength = 64_000;

const isAnswer = (value: string): value is CalendarAnswer =>
  (calendarAnswers as readonly string[]).includes(value);

/** `DELEGATED` is not supported and counts as a no; other statuses are not answers. */
function answerOf(status: string): CalendarAnswer | null {
  const lower = status.toLowerCase();
  if (lower === 'delegated') return 'declined';
  return isAnswer(lower) ? lower : null;
}

/**
 * Reads the answer from a mail's calendar part; null if it is not one person's reply to one event.
 */
export function readCalendarReply(content: string): CalendarReply | null {
  if (content.length > maxLength) return null;
  const calendar = parsed(content);
  const method = String(calendar?.getFirstPropertyValue('method') ?? '').toUpperCase();
  const [event, ...others] = calendar?.getAllSubcomponents('vevent') ?? [];
  const [attendee, ...more] = event?.getAllProperties('attendee') ?? [];
  if (method !== 'REPLY' || !calendar || !event || !attendee) return null;
  if (others.length > 0 || more.length > 0) return null;
  const answer = answerOf(String(attendee.getFirstParameter('partstat') ?? ''));
  const uid = String(event.getFirstPropertyValue('uid') ?? '');
  if (!answer || !uid) return null;
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const occurrence = event.getFirstPropertyValue('recurrence-id');
  const note = String(event.getFirstPropertyValue('comment') ?? '').trim();
  return {
    uid,
    answer,
    occurrence: occurrence instanceof ICAL.Time ? occurrence.toJSDate() : null,
    sequence: Number(event.getFirstPropertyValue('sequence') ?? 0) || 0,
    email: String(attendee.getFirstValue())
      .replace(/^mailto:/i, '')
      .trim(),
    note: note.slice(0, limits.calendar.note) || null,
  };
}

function parsed(content: string): ICAL.Component | null {
  try {
    const read: unknown[] = ICAL.parse(content);
    // A single calendar begins with its name; several calendars are a list, and none gives nothing.
    return typeof read[0] === 'string' ? new ICAL.Component(read) : null;
  } catch {
    return null;
  }
}
