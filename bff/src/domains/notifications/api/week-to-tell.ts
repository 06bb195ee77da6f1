import { dayMs, weekOf } from '@muster/contracts';
import { dayIn } from '../../../db/zoned-day.ts';
import { morningOf } from './morning.ts';

/** So long after its first morning a week is still told, should no process have run by then. */
const lateBy = 2 * dayMs;

/** The Monday of the week that is to be told in a zone; null after its first two days. */
export function weekToTell(timeZone: string, now: Date): string | null {
  const { start } = weekOf(dayIn(timeZone, now));
  const since = now.getTime() - morningOf(start, timeZone).getTime();
  return since >= 0 && since < lateBy ? start : null;
}

/** Where a week begins first and last; its time to be told is longer than what is between them. */
const outermost = ['Pacific/Kiritimati', 'Etc/GMT+12'];

/** Whether a week is told anywhere now: on most days there is no such zone. */
export const isTold = (now: Date): boolean =>
  outermost.some((timeZone) => weekToTell(timeZone, now) !== null);
