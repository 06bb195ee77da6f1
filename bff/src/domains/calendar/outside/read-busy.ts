import { dayMs } from '@muster/contracts';
import ICAL from 'ical.js';
import { unite, type Interval } from '../../../calendars/intervals.ts';
import { takenPeriods, timeClocks, type Clocks } from './calendar-clocks.ts';
import { timesOf, type OutsideEvent } from './outside-event.ts';

export interface BusyQuery {
  /** User's zone, for times without one. */
  timeZone: string;
  /** User's address, which identifies their own answers. */
  email: string;
  from: number;
  to: number;
  /** Maximum number of intervals. */
  max: number;
}

/** Thrown when the content is no calendar. */
export class NoCalendarError extends Error {}

/** Returns a calendar's (RFC 5545) busy times within a period, sorted and merged. */
export function readBusy(content: string, query: BusyQuery): Interval[] {
  const busy: Interval[] = [];
  for (const calendar of calendarsIn(content)) {
    const clocks = timeClocks(calendar, query.timeZone);
    busy.push(...takenPeriods(calendar, clocks), ...takenByEvents(calendar, clocks, query));
  }
  const clipped = busy.map(({ from, to }) => ({
    from: Math.max(from, query.from),
    to: Math.min(to, query.to),
  }));
  const united = unite(clipped);
  if (united.length > query.max) throw new Error('Too much time is taken');
  return united;
}

function calendarsIn(content: string): ICAL.Component[] {
  const parsed = parse(content);
  // One calendar begins with its name; several are a list.
  const all = typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][]);
  const calendars = all.filter(([name]) => name === 'vcalendar');
  if (calendars.length === 0) throw new NoCalendarError('There is no calendar in it');
  return calendars.map((calendar) => new ICAL.Component(calendar));
}

function parse(content: string): unknown[] {
  try {
    return ICAL.parse(content) as unknown[];
  } catch (error) {
    throw new NoCalendarError('It is no calendar', { cause: error });
  }
}

/** Groups events by UID: a series, and its changed occurrences. */
function takenByEvents(calendar: ICAL.Component, clocks: Clocks, query: BusyQuery): Interval[] {
  const series = new Map<string, OutsideEvent[]>();
  for (const [index, event] of calendar.getAllSubcomponents('vevent').entries()) {
    const uid = String(event.getFirstPropertyValue('uid') ?? `without-${index}`);
    series.set(uid, [...(series.get(uid) ?? []), event]);
  }
  return [...series.values()].flatMap((events) => takenBySeries(events, clocks, query));
}

function takenBySeries(
  events: readonly OutsideEvent[],
  clocks: Clocks,
  { email, from, to }: BusyQuery,
): Interval[] {
  const replaced = new Set(
    events.flatMap((event) => clocks.momentOf(event, 'recurrence-id') ?? []),
  );
  const within = { from: from - dayMs, to: to + dayMs };
  return events
    .filter((event) => takesTime(event, email))
    .flatMap((event) => {
      const isSingle = event.hasProperty('recurrence-id');
      return timesOf(event, clocks, within).filter((time) => isSingle || !replaced.has(time.from));
    });
}

const upper = (event: OutsideEvent, property: string): string =>
  String(event.getFirstPropertyValue(property) ?? '').toUpperCase();

/** Outlook's own property values for times that leave a user free. */
const freeWords = new Set(['FREE', 'WORKINGELSEWHERE']);

function takesTime(event: OutsideEvent, email: string): boolean {
  if (upper(event, 'status') === 'CANCELLED' || upper(event, 'transp') === 'TRANSPARENT')
    return false;
  if (freeWords.has(upper(event, 'x-microsoft-cdo-busystatus'))) return false;
  return !event.getAllProperties('attendee').some(
    (attendee) =>
      String(attendee.getFirstValue())
        .replace(/^mailto:/i, '')
        .toLowerCase() === email &&
      String(attendee.getFirstParameter('partstat') ?? '').toUpperCase() === 'DECLINED',
  );
}
