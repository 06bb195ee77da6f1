import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** A turn of the event loop takes no longer with rows: requests go first. */
const turnMs = 8;

/** Lets others have their turn whenever the work since the last one took long enough. */
export function breathe(): () => Promise<void> {
  let begin = performance.now();
  return async () => {
    if (performance.now() - begin < turnMs) return;
    await turn();
    begin = performance.now();
  };
}

/** On a machine that is busy throughout, longer rests gain nothing. */
const longestRestMs = 200;

/** Rests as long as the work since `begin` took, so that at most half of everything goes into it. */
export const rest = (begin: number, signal: AbortSignal): Promise<void> =>
  wait(Math.min(performance.now() - begin, longestRestMs), undefined, { signal });
