import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { zoneRules } from './zone-rules.ts';

/** A meeting for calendars: a later message with the same `uid` moves or removes it. */
export interface CalendarInvite {
  uid: string;
  /** Increases with each message about the meeting. */
  sequence: number;
  method: 'request' | 'cancel';
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string | null;
  /** The place: an address, or the link of the call. */
  location?: string | null;
  /** Whole days in its time zone. */
  allDay?: boolean;
  /** The time zone in which it repeats. */
  timeZone?: string;
  /** The recurrence rule (RFC 5545), and the excluded times. */
  rule?: string;
  exceptions?: readonly Date[];
  /** The time of a repeated event that this one replaces. */
  occurrence?: Date;
}

type Timed = Pick<
  CalendarInvite,
  'startsAt' | 'endsAt' | 'allDay' | 'timeZone' | 'rule' | 'exceptions' | 'occurrence'
>;

/** Writes the times of an event: in its time zone if that matters, otherwise as plain moments. */
export function writeTimes(
  times: Timed,
): Pick<ICalEventData, 'start' | 'end'> & Partial<ICalEventData> {
  const { startsAt, endsAt, allDay = false, timeZone, rule, exceptions = [], occurrence } = times;
  if (timeZone === undefined || (!rule && !allDay && !occurrence))
    return { start: startsAt, end: endsAt };
  const at = (moment: Date) => DateTime.fromJSDate(moment, { zone: timeZone });
  const dayOf = (moment: Date) => `VALUE=DATE:${at(moment).toFormat('yyyyMMdd')}`;
  const left = exceptions.map((moment) =>
    allDay
      ? `EXDATE;${dayOf(moment)}`
      : `EXDATE;TZID=${timeZone}:${at(moment).toFormat("yyyyMMdd'T'HHmmss")}`,
  );
  const lines = [
    ...(rule ? [`RRULE:${rule}`, ...left] : []),
    // The library only writes moments, and treats a single line as a rule.
    ...(occurrence && allDay ? ['TRANSP:OPAQUE', `RECURRENCE-ID;${dayOf(occurrence)}`] : []),
  ];
  return {
    start: at(startsAt),
    end: at(endsAt),
    allDay,
    ...(!allDay && { timezone: timeZone }),
    ...(lines.length > 0 && { repeating: lines.join('\n') }),
    ...(occurrence && !allDay && { recurrenceId: at(occurrence) }),
  };
}

/** Returns the last start of an event, give or take a daylight-saving change. */
function lastStart({ startsAt, rule }: Pick<CalendarInvite, 'startsAt' | 'rule'>): Date {
  if (!rule) return startsAt;
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromJSDate(startsAt, true));
  let last = startsAt;
  for (let next = iterator.next(); next; next = iterator.next()) last = next.toJSDate();
  return last;
}

/** Splits `Muster <no-reply@muster.test>` into its parts. */
const addressParts = (from: string): { name: string; email: string } => {
  const open = from.lastIndexOf('<');
  const email = open < 0 ? from.trim() : from.slice(open + 1).replace('>', '');
  const name = open < 0 ? '' : from.slice(0, open).replaceAll('"', '').trim();
  return { name: name || email, email };
};

/**
 * Writes the iCalendar part of a mail (RFC 5545, RFC 5546). Each recipient gets a separate one, so
 * that addresses of others stay hidden.
 */
export function writeInvite(
  { uid, sequence, method, summary, description, location, ...times }: CalendarInvite,
  { from, to }: { from: string; to: readonly string[] },
): { method: string; filename: string; content: string } {
  const isCancelled = method === 'cancel';
  const calendar = ical({
    prodId: { company: 'Muster', product: 'Interviews' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.timezone({
    name: null,
    generator: (zone) => zoneRules(zone, times.startsAt, lastStart(times)),
  });
  calendar.createEvent({
    id: uid,
    sequence,
    ...writeTimes(times),
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
