import { ServerError } from '../errors.ts';

/** Number of checks between two reads of the clock. */
const SKIPPED = 255;

// Only one command computes at a time, so its limit need not be passed along.
let limit = Number.POSITIVE_INFINITY;
let skipped = 0;

/** Runs work that {@link checkTime} stops at `deadline`, a time of `performance.now()`. */
export function withinTime<T>(deadline: number, work: () => T): T {
  const outer = limit;
  limit = deadline;
  try {
    return work();
  } finally {
    limit = outer;
  }
}

/** Called in every long loop. Throws `MaxTimeMSExpired` (50) past the limit of the command. */
export function checkTime(): void {
  if (limit === Number.POSITIVE_INFINITY) return;
  skipped = (skipped + 1) & SKIPPED;
  if (skipped === 0 && performance.now() > limit)
    throw new ServerError(50, 'operation exceeded time limit');
}
