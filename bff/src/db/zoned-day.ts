import { shiftDay } from '@muster/contracts';
import { DateTime } from 'luxon';

const inZone = (timeZone: string, at: Date): DateTime =>
  DateTime.fromJSDate(at, { zone: timeZone });

/** Of a midnight that comes twice the first; one that is skipped has been moved on already. */
const firstMidnight = (date: DateTime): Date => {
  const midnight = date.startOf('day');
  return (midnight.getPossibleOffsets()[0] ?? midnight).toJSDate();
};

/** Some years in the zones of an agency's people and clients: reports ask for the same days. */
const mostStarts = 20_000;
const starts = new Map<string, number>();

/** The moment at which a day begins in a zone, also where midnight is skipped or comes twice. */
export function startOfDay(day: string, timeZone: string): Date {
  const key = `${day} ${timeZone}`;
  const known = starts.get(key);
  if (known !== undefined) return new Date(known);
  const start = firstMidnight(DateTime.fromISO(day, { zone: timeZone }));
  if (starts.size >= mostStarts) starts.clear();
  starts.set(key, start.getTime());
  return start;
}

/** The moment at which a day is over in a zone. */
export const endOfDay = (day: string, timeZone: string): Date =>
  startOfDay(shiftDay(day, 1), timeZone);

/** The day that it is at a moment in a zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, at: Date): string =>
  inZone(timeZone, at).toFormat('yyyy-MM-dd');

/** What a clock shows at a moment in a zone, `HH:MM`. */
export const clockIn = (timeZone: string, at: Date): string =>
  inZone(timeZone, at).toFormat('HH:mm');

/**
 * The moment at which a clock in a zone shows a time of a day (`YYYY-MM-DD`, `HH:MM`). A time that
 * is skipped is moved on by what was skipped; of one that comes twice it is one of the two.
 */
export const momentIn = (day: string, clock: string, timeZone: string): Date =>
  DateTime.fromISO(`${day}T${clock}`, { zone: timeZone }).toJSDate();
