import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { EngineGone, type SearchEngine } from './search-engine.ts';
import type { WorkerMethod, WorkerReply } from './worker/worker-protocol.ts';

/**
 * Limit of the heap, without typed arrays: five times the need of 100,000 candidates. Beyond it
 * only the thread ends.
 */
const maxMegabytes = 1024;

/** Records per message: a search in between waits for at most this many. */
const atOnce = 10;

async function bySome<T>(all: readonly T[], send: (some: T[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) await send(all.slice(from, from + atOnce));
}

/** Starts the thread from the source or from the build, like this module. */
export function startSearchWorker(): Worker {
  const here = import.meta.dirname;
  const file = `search-worker${extname(fileURLToPath(import.meta.url))}`;
  return new Worker(join(here, '../../../bin/worker.mjs'), {
    name: 'search',
    workerData: { entry: pathToFileURL(join(here, 'worker', file)).href },
    // The thread itself loads what reads TypeScript, whatever the process was started with.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
}

interface Caller {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The embedded engine: an index in a separate thread, so that no request waits for its work. */
export function openWorkerEngine(start: () => Worker = startSearchWorker): SearchEngine {
  const worker = start();
  const callers = new Map<number, Caller>();
  let gone: EngineGone | null = null;
  let calls = 0;

  const end = (reason: string, cause?: unknown) => {
    gone ??= new EngineGone(reason, { cause });
    for (const { reject } of callers.values()) reject(gone);
    callers.clear();
  };
  worker.unref();
  worker.on('message', (reply: WorkerReply) => {
    const caller = callers.get(reply.id);
    callers.delete(reply.id);
    if ('failure' in reply) caller?.reject(new Error(`search worker: ${reply.failure}`));
    else caller?.resolve(reply.value);
  });
  worker.on('error', (error) => end(`The search worker failed: ${error.message}`, error));
  worker.on('exit', (code) => end(`The search worker ended with ${code}`));

  const call =
    <M extends WorkerMethod>(method: M) =>
    (argument?: unknown) =>
      new Promise<never>((resolve, reject) => {
        if (gone) return reject(gone);
        const id = calls++;
        callers.set(id, { resolve: resolve as (value: unknown) => void, reject });
        worker.postMessage({ id, method, argument });
      });
  const put = call('put');
  const remove = call('remove');
  return {
    engine: 'embedded',
    put: (documents) => bySome(documents, put),
    move: call('move'),
    remove: (keys) => bySome(keys, remove),
    beginReplacing: call('beginReplacing'),
    endReplacing: call('endReplacing'),
    find: call('find'),
    findPeople: call('findPeople'),
    state: call('state'),
    ended: () => gone,
    close: async () => {
      end('The search was closed');
      await worker.terminate();
    },
  };
}
