import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** On a machine that is busy throughout, longer rests gain nothing. */
const longestRestMs = 200;
/** A median delay of the event loop above this means that the process is overloaded. */
const lateMs = 50;
/** Milliseconds between two looks at the delay, which is of the time since the last one. */
const lookMs = 500;

const delay = monitorEventLoopDelay({ resolution: 20 });
let lookedAt = 0;
let isLate = false;

/** Whether the event loop was late for most of the last moments. */
function loopIsLate(): boolean {
  const now = performance.now();
  if (lookedAt === 0) delay.enable();
  if (now - lookedAt < lookMs) return isLate;
  // In nanoseconds, of which the resolution itself is a part.
  isLate = delay.count > 0 && delay.percentile(50) / 1e6 - 20 > lateMs;
  delay.reset();
  lookedAt = now;
  return isLate;
}

let isAnyoneWaiting = () => false;

/** Says how to learn whether a person waits for an answer of this process. */
export function giveWayTo(isWaiting: () => boolean): void {
  isAnyoneWaiting = isWaiting;
}

/**
 * Between two pieces of background work: while a person waits for an answer, or the event loop is
 * late, it rests as long as the work since `begin` took, so that at most half of everything goes
 * into it. Otherwise it goes on after one turn of the event loop.
 */
export async function giveWay(begin: number, signal?: AbortSignal): Promise<void> {
  await turn(undefined, { ...(signal && { signal }) });
  if (!isAnyoneWaiting() && !loopIsLate()) return;
  const rest = Math.min(performance.now() - begin, longestRestMs);
  await wait(rest, undefined, { ...(signal && { signal }) });
}
