import { dayMs, hourMs } from '@muster/contracts';

/** No piece of work is held that long without a renewal. */
const longestHold = hourMs;
/** Every job runs at least daily. */
const longestPause = 2 * dayMs;

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/**
 * Matches the end of a hold written by a clock that ran ahead and was set back since. It would keep
 * the work for as long as that clock was wrong, so it does not count. A process that still works on
 * it finds it taken over, as after any expired hold.
 */
export const heldByWrongClock = (now: Date): { $gt: Date } => ({ $gt: after(now, longestHold) });

/** {@link heldByWrongClock} for the next run of a job. */
export const dueByWrongClock = (now: Date): { $gt: Date } => ({ $gt: after(now, longestPause) });
