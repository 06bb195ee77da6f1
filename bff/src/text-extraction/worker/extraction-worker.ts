import { parentPort } from 'node:worker_threads';
import type { ExtractionReply, ExtractionRequest } from './extraction-protocol.ts';
import { readDocument } from './read-document.ts';

/** The thread that opens files of strangers: a crash only affects this thread. */
parentPort?.on('message', (request: ExtractionRequest) => void answer(request));

async function answer({ bytes, format }: ExtractionRequest): Promise<void> {
  const reply: ExtractionReply = { value: await readDocument(bytes, format).catch(() => null) };
  parentPort?.postMessage(reply);
}
