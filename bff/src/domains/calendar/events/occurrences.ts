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

/** Returns the moment at which a zone's clocks show this time, given as if it were UTC. */
export function momentShown(shown: number, timeZone: string): Date {
  const clock = new Date(shown).toISOString();
  return new Date(momentIn(clock.slice(0, 10), clock.slice(11, 16), timeZone));
}

/**
 * Shifts a moment by clock time: nine o'clock stays nine o'clock across a daylight-saving change.
 */
export const laterOnClock = (at: Date, byMs: number, timeZone: string): Date =>
  momentShown(shownAt(at.getTime(), timeZone) + byMs, timeZone);

/** Returns the difference between two moments on the clocks of a zone. */
export const clockSpan = (from: Date, to: Date, timeZone: string): number =>
  shownAt(to.getTime(), timeZone) - shownAt(from.getTime(), timeZone);

const frequencies = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY' } as const;

/** Formats the rule for calendars (RFC 5545). */
export const ruleOf = ({ frequency, interval, count }: Recurrence): string =>
  `FREQ=${frequencies[frequency]};INTERVAL=${interval};COUNT=${count}`;

/** Returns every occurrence by the rule, including changed ones, on the clock of its zone. */
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
    // An occurrence in the hour skipped by daylight saving begins later and keeps its length.
    times.push({ startsAt: from, endsAt: to > from ? to : new Date(from.getTime() + length) });
  }
  return times;
}

/** Returns the current occurrences of an event. */
export function occurrencesOf(event: Repeated): Occurrence[] {
  const left = new Set(event.exceptions.map(Number));
  return timesByRule(event).filter(({ startsAt }) => !left.has(startsAt.getTime()));
}

/** Returns the days between two midnights of a zone. */
export const wholeDays = (
  startsAt: Date,
  endsAt: Date,
  timeZone: string,
): { firstDay: string; lastDay: string } => ({
  firstDay: dayOf(new Date(shownAt(startsAt.getTime(), timeZone))),
  lastDay: dayOf(new Date(shownAt(endsAt.getTime(), timeZone) - 1)),
});

/** Returns the end of the last occurrence. */
export const lastEndOf = (event: Repeated): Date =>
  timesByRule(event).at(-1)?.endsAt ?? event.endsAt;
