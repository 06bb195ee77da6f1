import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** On a constantly busy machine, longer rests gain nothing. */
const longestRestMs = 200;
/** A median delay of the event loop above this means that the process is overloaded. */
const lateMs = 50;
/** Milliseconds between two checks of the delay, which covers the time since the last one. */
const lookMs = 500;

const delay = monitorEventLoopDelay({ resolution: 20 });
let lookedAt = 0;
let isLate = false;

/** Checks whether the event loop was mostly late since the last check. */
function loopIsLate(): boolean {
  const now = performance.now();
  if (lookedAt === 0) delay.enable();
  if (now - lookedAt < lookMs) return isLate;
  // In nanoseconds, and including the resolution itself.
  isLate = delay.count > 0 && delay.percentile(50) / 1e6 - 20 > lateMs;
  delay.reset();
  lookedAt = now;
  return isLate;
}

let isAnyoneWaiting = () => false;

/** Sets how to check whether a user waits for an answer of this process. */
export function giveWayTo(isWaiting: () => boolean): void {
  isAnyoneWaiting = isWaiting;
}

/**
 * Pauses between two pieces of background work: while a user waits for an answer, or the event loop
 * is late, it rests as long as the work since `begin` took, so that background work uses at most
 * half of the time. Otherwise it continues after one turn of the event loop.
 */
export async function giveWay(begin: number, signal?: AbortSignal): Promise<void> {
  await turn(undefined, { ...(signal && { signal }) });
  if (!isAnyoneWaiting() && !loopIsLate()) return;
  const rest = Math.min(performance.now() - begin, longestRestMs);
  await wait(rest, undefined, { ...(signal && { signal }) });
}
