import { shownAt } from '@muster/contracts';
import { addDays } from './calendar-day.ts';

/** How far a zone is ahead of UTC at a moment, in milliseconds. */
const offsetAt = (moment: number, timeZone: string): number =>
  shownAt(moment, timeZone) - Math.floor(moment / 1000) * 1000;

/** The moment at which a day begins in a zone, also where midnight is skipped or comes twice. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - offsetAt(midnight, timeZone);
  const start = midnight - offsetAt(guess, timeZone);
  return new Date(start);
}

/** The moment at which a day is over in a zone. */
export const endOfDay = (day: string, timeZone: string): Date =>
  startOfDay(addDays(day, 1), timeZone);

/** The day that it is at a moment in a zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

/** What a clock shows at a moment in a zone, `HH:MM`. */
export const clockIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/**
 * The moment at which a clock in a zone shows a time of a day (`YYYY-MM-DD`, `HH:MM`). A time that
 * is skipped is moved on by what was skipped; of one that comes twice it is one of the two.
 */
export function momentIn(day: string, clock: string, timeZone: string): Date {
  const local = Date.parse(`${day}T${clock}:00Z`);
  const before = local - offsetAt(local, timeZone);
  const after = local - offsetAt(before, timeZone);
  const shown = after + offsetAt(after, timeZone);
  return new Date(shown === local ? after : Math.max(before, after));
}
