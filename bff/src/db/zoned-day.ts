import { shiftDay } from '@muster/contracts';
import { DateTime } from 'luxon';

const inZone = (timeZone: string, at: Date): DateTime =>
  DateTime.fromJSDate(at, { zone: timeZone });

/** Returns the first of a midnight that comes twice; a skipped one has been moved on already. */
const firstMidnight = (date: DateTime): Date => {
  const midnight = date.startOf('day');
  return (midnight.getPossibleOffsets()[0] ?? midnight).toJSDate();
};

/**
 * Several years in the zones of an agency's people and clients: reports use the same days
 * repeatedly.
 */
const maxStarts = 20_000;
const starts = new Map<string, number>();

/** Returns the start of a day in a zone, also if midnight is skipped or comes twice. */
export function startOfDay(day: string, timeZone: string): Date {
  const key = `${day} ${timeZone}`;
  const known = starts.get(key);
  if (known !== undefined) return new Date(known);
  const start = firstMidnight(DateTime.fromISO(day, { zone: timeZone }));
  if (starts.size >= maxStarts) starts.clear();
  starts.set(key, start.getTime());
  return start;
}

/** Returns the end of a day in a zone. */
export const endOfDay = (day: string, timeZone: string): Date =>
  startOfDay(shiftDay(day, 1), timeZone);

/** Returns the day of a moment in a zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, at: Date): string =>
  inZone(timeZone, at).toFormat('yyyy-MM-dd');

/** Returns the clock time of a moment in a zone, `HH:MM`. */
export const clockIn = (timeZone: string, at: Date): string =>
  inZone(timeZone, at).toFormat('HH:mm');

/**
 * Returns the moment of a clock time on a day in a zone (`YYYY-MM-DD`, `HH:MM`). A time skipped by
 * daylight saving moves on by the skipped span; a time that occurs twice gives one of the two.
 */
export const momentIn = (day: string, clock: string, timeZone: string): Date =>
  DateTime.fromISO(`${day}T${clock}`, { zone: timeZone }).toJSDate();
