import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Interval } from '../../../calendars/intervals.ts';
import { OutsideCalendarError } from './fetch-calendar.ts';
import type { BusyQuery } from './read-busy.ts';

/** What the thread answers: taken time, or why there is none. */
export type BusyAnswer = { busy: Interval[] } | { failure: 'no_calendar' | 'too_large' };

interface Bounds {
  /** Milliseconds for one calendar. */
  timeLimit?: number;
  memoryMegabytes?: number;
}

/**
 * Reads when a calendar says that time is taken, in a thread of its own: a small file can hold a
 * rule over which a reader never comes to an end, and that ends this thread alone.
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

/** From the source where this module is source, from the build where built. */
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
