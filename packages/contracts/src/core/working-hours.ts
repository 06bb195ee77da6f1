import { dayMs, hourMs, minuteMs } from './durations.ts';
import { shownAt } from './zone-clock.ts';

/** The product's working day: Monday to Friday, 9:00 to 17:00 local time. */
const opens = 9 * 60;
const closes = 17 * 60;
const workday = closes - opens;
/** Days from the preceding Monday to 1 January 1970, a Thursday. */
const sinceMonday = 3;

/** Returns the working minutes in a zone from a fixed Monday in the past to a moment. */
function workedUpTo(moment: number, timeZone: string): number {
  const shown = Math.floor(shownAt(moment, timeZone) / minuteMs) * minuteMs;
  const days = Math.floor(shown / dayMs) + sinceMonday;
  const weekday = days % 7;
  const before = Math.floor(days / 7) * 5 + Math.min(weekday, 5);
  const ofDay = (shown - Math.floor(shown / dayMs) * dayMs) / minuteMs;
  const today = weekday < 5 ? Math.min(Math.max(ofDay - opens, 0), workday) : 0;
  return before * workday + today;
}

/**
 * Returns the working hours between two moments (milliseconds since 1970) in a zone: Monday to
 * Friday, 9:00 to 17:00, without holidays. Runs in constant time; returns 0 unless `to` is after
 * `from`.
 */
export function workingHoursBetween(from: number, to: number, timeZone: string): number {
  if (to <= from) return 0;
  return (workedUpTo(to, timeZone) - workedUpTo(from, timeZone)) / 60;
}

/** The hours of one working day. */
const hoursOfWorkday = workday / 60;

/**
 * Returns the overlap of two people's working days in hours, each in their own zone, at a moment
 * (milliseconds since 1970): daylight saving changes it.
 */
export function sharedWorkingHours(one: string, other: string, at: number): number {
  const apart = (shownAt(at, one) - shownAt(at, other)) / hourMs;
  // Adjacent days count as well: morning in Auckland is the previous afternoon in Lima.
  const shifts = [apart - 24, apart, apart + 24];
  return Math.max(0, ...shifts.map((shift) => hoursOfWorkday - Math.abs(shift)));
}
