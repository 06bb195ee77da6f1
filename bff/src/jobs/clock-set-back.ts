import { dayMs, hourMs } from '@muster/contracts';

/** Nobody holds a piece of work that long without a sign. */
const longestHold = hourMs;
/** Jobs run every day at least. */
const longestPause = 2 * dayMs;

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/**
 * The end of a hold that was written by a clock which ran ahead and was set back since: it would
 * keep the work for as long as that clock was wrong, and does not count. Who still works on it finds
 * it taken over, as after any hold that is over.
 */
export const heldByWrongClock = (now: Date): { $gt: Date } => ({ $gt: after(now, longestHold) });

/** {@link heldByWrongClock} for when a job is due again. */
export const dueByWrongClock = (now: Date): { $gt: Date } => ({ $gt: after(now, longestPause) });
