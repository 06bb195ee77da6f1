import { dayMs, hourMs, minuteMs } from './durations.ts';
import { shownAt } from './zone-clock.ts';

/** The working day of the product: Monday to Friday, 9:00 to 17:00 on the spot. */
const opens = 9 * 60;
const closes = 17 * 60;
const workday = closes - opens;
/** Days from the Monday before the first of 1970, a Thursday. */
const sinceMonday = 3;

/** Working minutes from a Monday long ago up to a moment, on the clocks of a zone. */
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
 * Working hours between two moments (milliseconds since 1970) in a zone: Monday to Friday from nine
 * to five, without holidays. Takes as long for a year as for a day; 0 where `to` is not after `from`.
 */
export function workingHoursBetween(from: number, to: number, timeZone: string): number {
  if (to <= from) return 0;
  return (workedUpTo(to, timeZone) - workedUpTo(from, timeZone)) / 60;
}

/** The hours of one working day. */
const hoursOfWorkday = workday / 60;

/**
 * Hours that two people share of a working day, each on the own clock, at a moment (milliseconds
 * since 1970): summer time moves them.
 */
export function sharedWorkingHours(one: string, other: string, at: number): number {
  const apart = (shownAt(at, one) - shownAt(at, other)) / hourMs;
  // The day before and after count as well: Auckland's morning is yesterday's afternoon in Lima.
  const shifts = [apart - 24, apart, apart + 24];
  return Math.max(0, ...shifts.map((shift) => hoursOfWorkday - Math.abs(shift)));
}
