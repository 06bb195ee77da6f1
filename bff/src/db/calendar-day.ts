import { dayMs, shiftDay } from '@muster/contracts';
import { DateTime } from 'luxon';

const utc = (day: string): DateTime => DateTime.fromISO(day, { zone: 'utc' });

/** A day written as `YYYY-MM-DD`; a date that is none throws, as it does in `Date`. */
const isoDay = (date: DateTime): string => {
  const day = date.toISODate();
  if (day === null) throw new RangeError(`Not a day: ${date.invalidReason ?? ''}`);
  return day;
};

/** The day of a moment in UTC, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Today in UTC, `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date());

/** The day `days` after (or before) a day; asked for each of a hundred thousand people at once. */
export const addDays = shiftDay;

/** The day so many months after a day; the last of a month where there is no such day. */
export const addMonths = (day: string, months: number): string => isoDay(utc(day).plus({ months }));

/** The number of days from one day to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** A day as people read it: `12 Dec 2026`. */
export const dayInWords = (day: string): string =>
  utc(day).setLocale('en-GB').toLocaleString(DateTime.DATE_MED);

/** The moment so many months before another. */
export const monthsBefore = (at: Date, months: number): Date =>
  DateTime.fromJSDate(at, { zone: 'utc' }).minus({ months }).toJSDate();

/** The moment so many years before another. */
export const yearsBefore = (at: Date, years: number): Date => monthsBefore(at, years * 12);
