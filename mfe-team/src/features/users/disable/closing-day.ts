import { momentIn, shownAt } from '@muster/contracts';

/** Returns the current date in a time zone, `2026-11-30`. */
export const todayIn = (timeZone: string, now: number): string =>
  new Date(shownAt(now, timeZone)).toISOString().slice(0, 10);

/** Checks whether a moment is on a date in a time zone or later. */
export const isFromDayOn = (at: string, day: string, timeZone: string): boolean =>
  Date.parse(at) >= Date.parse(momentIn(day, '00:00', timeZone));
