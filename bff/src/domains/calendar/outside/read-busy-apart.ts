import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Interval } from '../../../calendars/intervals.ts';
import { OutsideCalendarError } from './fetch-calendar.ts';
import type { BusyQuery } from './read-busy.ts';

/** The thread's answer: busy times, or why there are none. */
export type BusyAnswer = { busy: Interval[] } | { failure: 'no_calendar' | 'too_large' };

interface Bounds {
  /** Milliseconds per calendar. */
  timeLimit?: number;
  memoryMegabytes?: number;
}

/**
 * Reads a calendar's busy times in a separate thread: a small file can hold a rule that never
 * terminates, which then ends only that thread.
 * @throws OutsideCalendarError
 */
export async function readBusyApart(
  content: string,
  query: BusyQuery,
  { timeLimit = 20_000, memoryMegabytes = 256 }: Bounds = {},
): Promise<Interval[]> {
  const worker = startWorker(memoryMegabytes);
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<BusyAnswer>((resolve, reject) => {
      const giveUp = () => resolve({ failure: 'too_large' });
      timer = setTimeout(giveUp, timeLimit);
      worker.once('message', resolve);
      worker.once('error', (error) => (isFull(error) ? giveUp() : reject(error)));
      worker.once('exit', giveUp);
      worker.postMessage({ content, query });
    });
    if ('failure' in answer) throw new OutsideCalendarError(answer.failure);
    return answer.busy;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const isFull = (error: Error): boolean =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Starts the source file when running from source, otherwise the built one. */
function startWorker(memoryMegabytes: number): Worker {
  const here = import.meta.dirname;
  const file = `busy-worker${extname(fileURLToPath(import.meta.url))}`;
  return new Worker(join(here, '../../../../bin/worker.mjs'), {
    name: 'calendar-reader',
    workerData: { entry: pathToFileURL(join(here, file)).href },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: 32 },
  });
}
