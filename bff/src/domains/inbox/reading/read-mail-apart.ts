import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ParsedMail } from './parsed-mail.ts';
import { readMail, UnreadableMailError } from './read-mail.ts';

/** Mails up to this size are read faster than a thread starts, whatever their content. */
const smallBytes = 100_000;

interface Bounds {
  /** Milliseconds allowed for one mail. */
  timeLimit?: number;
  memoryMegabytes?: number;
}

/**
 * Reads an external mail; a large one in a separate thread, so that a mail crafted to take long or
 * fill the memory blocks no request and ends only its thread.
 * @throws UnreadableMailError for an invalid mail, or one that exceeds the time or memory limit
 */
export async function readMailApart(
  raw: Buffer,
  { timeLimit = 20_000, memoryMegabytes = 384 }: Bounds = {},
): Promise<ParsedMail> {
  if (raw.length <= smallBytes) return readMail(raw);
  const worker = startWorker(memoryMegabytes);
  let timer: NodeJS.Timeout | undefined;
  try {
    const mail = await new Promise<ParsedMail | null>((resolve) => {
      timer = setTimeout(() => resolve(null), timeLimit);
      worker.once('message', (answer: { mail: ParsedMail | null }) => resolve(answer.mail));
      worker.once('error', () => resolve(null));
      worker.once('exit', () => resolve(null));
      worker.postMessage(Uint8Array.from(raw));
    });
    if (mail === null)
      throw new UnreadableMailError('A mail cannot be read in its time and memory');
    // Bytes are transferred as a plain array without Node's Buffer type.
    const files = mail.files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }));
    return { ...mail, files };
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Uses the source file when run from source, and the built file otherwise. */
function startWorker(memoryMegabytes: number): Worker {
  const here = import.meta.dirname;
  const file = `mail-worker${extname(fileURLToPath(import.meta.url))}`;
  return new Worker(join(here, '../../../../bin/worker.mjs'), {
    name: 'mail-reader',
    workerData: { entry: pathToFileURL(join(here, file)).href },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: 64 },
  });
}
