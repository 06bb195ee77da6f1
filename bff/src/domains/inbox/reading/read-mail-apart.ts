import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ParsedMail } from './parsed-mail.ts';
import { readMail, UnreadableMailError } from './read-mail.ts';

/** Smaller mails are read faster than a thread begins, however they are made. */
const smallBytes = 100_000;

interface Bounds {
  /** Milliseconds for one mail. */
  timeLimit?: number;
  memoryMegabytes?: number;
}

/**
 * Reads a mail from outside; a large one in a thread of its own, so that one that is made to take
 * long or to fill the memory keeps no request waiting and ends nothing but its thread.
 * @throws UnreadableMailError for what cannot be read, or asks for more time or memory
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
    // Bytes come over as they are, without what Node adds to them.
    const files = mail.files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }));
    return { ...mail, files };
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** From the source where this module is source, from the build where built. */
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
