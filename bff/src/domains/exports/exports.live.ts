import { setTimeout as wait } from 'node:timers/promises';
import type { Domain } from '../domain.ts';
import { exportChanged } from '../../outbox/export-changed.ts';
import { runExports } from './run-exports.ts';

/** How often it is looked for exports that a process left behind. */
const lookMs = 5000;

/** One export at a time in each process: at once when one is asked for, and now and then. */
export const liveExports: NonNullable<Domain['live']> = ({ lists, log, tail }) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wake = () => {};
  const unlisten = tail.listen({ types: [exportChanged], hear: () => wake() });
  const loop = async () => {
    while (!signal.aborted) {
      const woken = new AbortController();
      wake = () => woken.abort();
      try {
        await runExports({ lists, log }, signal);
      } catch (error) {
        log.error({ err: error, part: 'exports' }, 'background');
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
};
