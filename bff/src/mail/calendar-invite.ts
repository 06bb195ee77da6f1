import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** A meeting as calendars take it: a later message about the same `uid` moves it or takes it out. */
export interface CalendarInvite {
  uid: string;
  /** Higher with each message about the meeting. */
  sequence: number;
  method: 'request' | 'cancel';
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string | null;
  /** Where it takes place: an address, or the link of the call. */
  location?: string | null;
}

/** `Muster <no-reply@muster.test>` in its parts. */
const addressParts = (from: string): { name: string; email: string } => {
  const open = from.lastIndexOf('<');
  const email = open < 0 ? from.trim() : from.slice(open + 1).replace('>', '');
  const name = open < 0 ? '' : from.slice(0, open).replaceAll('"', '').trim();
  return { name: name || email, email };
};

/**
 * The iCalendar part of a mail (RFC 5545, RFC 5546). Each reader gets it for themselves alone, so
 * that nobody reads the addresses of the others.
 */
export function writeInvite(
  { uid, sequence, method, startsAt, endsAt, summary, description, location }: CalendarInvite,
  { from, to }: { from: string; to: readonly string[] },
): { method: string; filename: string; content: string } {
  const isCancelled = method === 'cancel';
  const calendar = ical({
    prodId: { company: 'Muster', product: 'Interviews' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: uid,
    sequence,
    start: startsAt,
    end: endsAt,
    summary,
    ...(description && { description }),
    ...(location && { location }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: addressParts(from),
    attendees: to.map((email) => ({
      email,
      rsvp: !isCancelled,
      status: ICalAttendeeStatus.NEEDSACTION,
    })),
  });
  return {
    method: isCancelled ? 'CANCEL' : 'REQUEST',
    filename: 'interview.ics',
    content: calendar.toString(),
  };
}
