import { parentPort } from 'node:worker_threads';
import type { BusyAnswer } from './read-busy-apart.ts';
import { NoCalendarError, readBusy, type BusyQuery } from './read-busy.ts';

/** Reads one calendar in its own thread, so that a failure affects only this thread. */
parentPort?.once('message', ({ content, query }: { content: string; query: BusyQuery }) => {
  parentPort?.postMessage(answerTo(content, query));
});

function answerTo(content: string, query: BusyQuery): BusyAnswer {
  try {
    return { busy: readBusy(content, query) };
  } catch (error) {
    return { failure: error instanceof NoCalendarError ? 'no_calendar' : 'too_large' };
  }
}
