import { momentIn, shownAt, type Recurrence } from '@muster/contracts';
import ICAL from 'ical.js';
import { dayOf } from '../../../db/calendar-day.ts';
import type { CalendarEventRecord } from '../calendar-event.model.ts';

export interface Occurrence {
  startsAt: Date;
  endsAt: Date;
}

type Repeated = Pick<
  CalendarEventRecord,
  'startsAt' | 'endsAt' | 'timeZone' | 'recurrence' | 'exceptions'
>;

/** The moment at which a zone's clocks show this, given as if it were UTC. */
export function momentShown(shown: number, timeZone: string): Date {
  const clock = new Date(shown).toISOString();
  return new Date(momentIn(clock.slice(0, 10), clock.slice(11, 16), timeZone));
}

/** A moment as far later as clocks show: nine o'clock stays nine o'clock over a change of clocks. */
export const laterOnClock = (at: Date, byMs: number, timeZone: string): Date =>
  momentShown(shownAt(at.getTime(), timeZone) + byMs, timeZone);

/** How much later one moment is than another on the clocks of a zone. */
export const clockSpan = (from: Date, to: Date, timeZone: string): number =>
  shownAt(to.getTime(), timeZone) - shownAt(from.getTime(), timeZone);

const frequencies = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY' } as const;

/** The rule as calendars read it (RFC 5545). */
export const ruleOf = ({ frequency, interval, count }: Recurrence): string =>
  `FREQ=${frequencies[frequency]};INTERVAL=${interval};COUNT=${count}`;

/** Every time of an event by its rule, also those that are different now; on the clock of its zone. */
export function timesByRule({ startsAt, endsAt, timeZone, recurrence }: Repeated): Occurrence[] {
  if (!recurrence) return [{ startsAt, endsAt }];
  const length = clockSpan(startsAt, endsAt, timeZone);
  const first = new Date(shownAt(startsAt.getTime(), timeZone));
  const start = ICAL.Time.fromData({
    year: first.getUTCFullYear(),
    month: first.getUTCMonth() + 1,
    day: first.getUTCDate(),
    hour: first.getUTCHours(),
    minute: first.getUTCMinutes(),
    second: 0,
  });
  const times: Occurrence[] = [];
  const iterator = ICAL.Recur.fromString(ruleOf(recurrence)).iterator(start);
  for (let next = iterator.next(); next; next = iterator.next()) {
    const shown = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute);
    const from = momentShown(shown, timeZone);
    const to = momentShown(shown + length, timeZone);
    // One in the hour that clocks leave out begins later, and is no shorter for it.
    times.push({ startsAt: from, endsAt: to > from ? to : new Date(from.getTime() + length) });
  }
  return times;
}

/** The times of an event as its rule now says. */
export function occurrencesOf(event: Repeated): Occurrence[] {
  const left = new Set(event.exceptions.map(Number));
  return timesByRule(event).filter(({ startsAt }) => !left.has(startsAt.getTime()));
}

/** The days from one midnight of a zone to another one. */
export const wholeDays = (
  startsAt: Date,
  endsAt: Date,
  timeZone: string,
): { firstDay: string; lastDay: string } => ({
  firstDay: dayOf(new Date(shownAt(startsAt.getTime(), timeZone))),
  lastDay: dayOf(new Date(shownAt(endsAt.getTime(), timeZone) - 1)),
});

/** When the last time of an event is over. */
export const lastEndOf = (event: Repeated): Date =>
  timesByRule(event).at(-1)?.endsAt ?? event.endsAt;
