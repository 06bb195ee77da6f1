import { setTimeout as wait } from 'node:timers/promises';
import { closeTextExtraction } from '../../text-extraction/extract-text.ts';
import type { Domain } from '../domain.ts';
import { chooseReader } from './readers/choose-reader.ts';
import { readingQueued } from './reading-queued.ts';
import { runReadings } from './run-readings.ts';

/** How often it is looked for readings that a process left behind, or whose file was not ready. */
const lookMs = 3000;

/** One CV at a time in each process: at once when one is asked for, and now and then. */
export const liveReadings: NonNullable<Domain['live']> = ({ config, log, tail }) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const reader = chooseReader(config, log);
  let wake = () => {};
  const unlisten = tail.listen({ types: [readingQueued], hear: () => wake() });
  const loop = async () => {
    while (!signal.aborted) {
      const woken = new AbortController();
      wake = () => woken.abort();
      try {
        await runReadings({ reader, log }, signal);
      } catch (error) {
        log.error({ err: error, part: 'cv-reading' }, 'background');
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
    await closeTextExtraction();
  };
};
