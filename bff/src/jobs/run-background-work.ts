import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { OutboxTail } from '../outbox/tail.ts';

interface BackgroundWork {
  /** What the log calls it. */
  readonly part: string;
  /** Events of these types wake it at once. */
  readonly wokenBy: readonly string[];
  /** How often it looks by itself: for what a process left behind, or what was not ready. */
  readonly lookMs: number;
  readonly tail: OutboxTail;
  readonly log: Logger;
  /** Does all that waits. It is not called again before it is over. */
  readonly work: (signal: AbortSignal) => Promise<void>;
}

/**
 * Works on what waits, in this process: at once when it is woken, and now and then. Failures are
 * logged, and the work goes on. Answers how to end it; that resolves when the work rests.
 */
export function runBackgroundWork(parts: BackgroundWork): () => Promise<void> {
  const { part, wokenBy, lookMs, tail, log, work } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  let wake = () => {};
  const unlisten = tail.listen({ types: wokenBy, hear: () => wake() });
  const loop = async () => {
    while (!signal.aborted) {
      // Made before the work begins: what is asked for meanwhile is seen right after it.
      const woken = new AbortController();
      wake = () => woken.abort();
      try {
        await work(signal);
      } catch (error) {
        log.error({ err: error, part }, 'background');
      }
      const either = AbortSignal.any([signal, woken.signal]);
      await wait(lookMs, undefined, { signal: either, ref: false }).catch(() => undefined);
    }
  };
  const running = loop();
  return async () => {
    unlisten();
    stopping.abort();
    await running;
  };
}
