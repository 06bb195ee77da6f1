import { parentPort } from 'node:worker_threads';
import type { BusyAnswer } from './read-busy-apart.ts';
import { NoCalendarError, readBusy, type BusyQuery } from './read-busy.ts';

/** The thread that reads one calendar: whatever happens here happens to this thread. */
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
