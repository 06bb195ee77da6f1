import { momentIn, shownAt } from '@muster/contracts';

/** The present day on the clock of a zone, `2026-11-30`. */
export const todayIn = (timeZone: string, now: number): string =>
  new Date(shownAt(now, timeZone)).toISOString().slice(0, 10);

/** Whether something takes place on a day of a zone or later. */
export const isFromDayOn = (at: string, day: string, timeZone: string): boolean =>
  Date.parse(at) >= Date.parse(momentIn(day, '00:00', timeZone));
