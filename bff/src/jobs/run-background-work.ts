import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { OutboxTail } from '../outbox/tail.ts';

interface BackgroundWork {
  /** Its name in the log. */
  readonly part: string;
  /** Events of these types start it at once. */
  readonly wokenBy: readonly string[];
  /** Interval of its own checks, for work that a process left behind or that was not ready. */
  readonly lookMs: number;
  readonly tail: OutboxTail;
  readonly log: Logger;
  /** Does all waiting work. It is not called again before it has finished. */
  readonly work: (signal: AbortSignal) => Promise<void>;
}

/**
 * Does waiting work in this process: at once when an event arrives, and periodically. Failures are
 * logged, and the work goes on. Returns a function that ends it and resolves once the work rests.
 */
export function runBackgroundWork(parts: BackgroundWork): () => Promise<void> {
  const { part, wokenBy, lookMs, tail, log, work } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  let wake = () => {};
  const unlisten = tail.listen({ types: wokenBy, hear: () => wake() });
  const loop = async () => {
    while (!signal.aborted) {
      // Created before the work begins, so that events during the work start it again right after.
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
