import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { readableTypes, type ExtractedText, type ReadableFormat } from './text-extraction.types.ts';
import type { ExtractionReply } from './worker/extraction-protocol.ts';

/** Reads one document after another, each alone in the thread and within a time limit. */
export interface TextExtractor {
  /**
   * Returns the text of a document; `type` is the media type detected from its bytes. Null if there
   * is no readable text format, if it is damaged or encrypted, or if it exceeds the time or memory
   * limit.
   */
  extract(bytes: Uint8Array, type: string): Promise<ExtractedText | null>;
  close(): Promise<void>;
}

export interface ExtractorOptions {
  /** Time limit for one document in milliseconds. */
  timeLimit?: number;
  /** Milliseconds without work after which the thread ends and frees its memory. */
  idle?: number;
  memoryMegabytes?: number;
}

export function openTextExtractor(options: ExtractorOptions = {}): TextExtractor {
  const { timeLimit = 20_000, idle = 60_000, memoryMegabytes = 384 } = options;
  let worker: Worker | null = null;
  let settle: (value: ExtractedText | null) => void = () => undefined;
  let last: Promise<unknown> = Promise.resolve();
  let sleep: NodeJS.Timeout | undefined;

  const end = async () => {
    clearTimeout(sleep);
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };

  const start = () => {
    const thread = startWorker(memoryMegabytes);
    // Messages of a thread that is being stopped are ignored.
    const answer = (value: ExtractedText | null) => worker === thread && settle(value);
    const fail = () => {
      answer(null);
      if (worker === thread) worker = null;
    };
    thread.on('message', (reply: ExtractionReply) => answer(reply.value));
    thread.on('error', fail);
    thread.on('exit', fail);
    return thread;
  };

  const run = async (bytes: Uint8Array, format: ReadableFormat) => {
    clearTimeout(sleep);
    const thread = (worker ??= start());
    // Keeps the process alive while it works, so that no request waits for a stopped process.
    thread.ref();
    let timer: NodeJS.Timeout | undefined;
    const value = await new Promise<ExtractedText | null>((resolve) => {
      settle = resolve;
      timer = setTimeout(() => {
        void end();
        resolve(null);
      }, timeLimit);
      const copy = Uint8Array.from(bytes);
      thread.postMessage({ bytes: copy, format }, [copy.buffer]);
    });
    clearTimeout(timer);
    thread.unref();
    sleep = setTimeout(() => void end(), idle).unref();
    return value;
  };

  return {
    extract(bytes, type) {
      if (!isReadable(type)) return Promise.resolve(null);
      const result = last.then(() => run(bytes, readableTypes[type]));
      last = result;
      return result;
    },
    close: async () => {
      await last;
      await end();
    },
  };
}

const isReadable = (type: string): type is keyof typeof readableTypes =>
  Object.hasOwn(readableTypes, type);

/** Starts the worker from the source or from the build, like this module. */
function startWorker(memoryMegabytes: number): Worker {
  const here = import.meta.dirname;
  const file = `extraction-worker${extname(fileURLToPath(import.meta.url))}`;
  return new Worker(join(here, '../../bin/worker.mjs'), {
    name: 'text-extraction',
    workerData: { entry: pathToFileURL(join(here, 'worker', file)).href },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: 64 },
    // The library's message about a damaged file may contain its text, so it is not logged.
    stdout: true,
    stderr: true,
  });
}
