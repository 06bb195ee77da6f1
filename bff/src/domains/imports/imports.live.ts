import { setTimeout as wait } from 'node:timers/promises';
import { operationChanged } from '../../outbox/operation-changed.ts';
import type { Domain } from '../domain.ts';
import { runImports } from './run-imports.ts';

/** How often it is looked for imports that a process left behind. */
const lookMs = 5000;

/** One import at a time in each process: at once when one is asked for, and now and then. */
export const liveImports: NonNullable<Domain['live']> = ({ log, tail }) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wake = () => {};
  const unlisten = tail.listen({ types: [operationChanged], hear: () => wake() });
  const loop = async () => {
    while (!signal.aborted) {
      const woken = new AbortController();
      wake = () => woken.abort();
      try {
        await runImports(log, signal);
      } catch (error) {
        log.error({ err: error, part: 'imports' }, 'background');
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
