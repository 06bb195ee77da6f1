import { setImmediate as turn } from 'node:timers/promises';

/** Upper bound on row processing per turn of the event loop, because requests have priority. */
const turnMs = 8;

/** Yields the event loop whenever the work since the last pause took long enough. */
export function yieldToRequests(): () => Promise<void> {
  let begin = performance.now();
  return async () => {
    if (performance.now() - begin < turnMs) return;
    await turn();
    begin = performance.now();
  };
}
