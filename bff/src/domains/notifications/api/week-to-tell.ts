import { dayMs, weekOf } from '@muster/contracts';
import { dayIn } from '../../../db/zoned-day.ts';
import { morningOf } from './morning.ts';

/** How long after its first morning a week is still announced, if no process ran before. */
const lateBy = 2 * dayMs;

/** Returns the Monday of the week to be announced in a zone; null after its first two days. */
export function weekToTell(timeZone: string, now: Date): string | null {
  const { start } = weekOf(dayIn(timeZone, now));
  const since = now.getTime() - morningOf(start, timeZone).getTime();
  return since >= 0 && since < lateBy ? start : null;
}

/**
 * Zones where a week begins first and last; the announcement period is longer than their
 * difference.
 */
const outermost = ['Pacific/Kiritimati', 'Etc/GMT+12'];

/** Checks whether a week is announced anywhere now: on most days there is no such zone. */
export const isTold = (now: Date): boolean =>
  outermost.some((timeZone) => weekToTell(timeZone, now) !== null);
