import { parentPort } from 'node:worker_threads';
import type { ExtractionReply, ExtractionRequest } from './extraction-protocol.ts';
import { readDocument } from './read-document.ts';

/** The thread that opens what strangers sent: whatever happens here happens to this thread. */
parentPort?.on('message', async ({ bytes, format }: ExtractionRequest) => {
  const reply: ExtractionReply = { value: await readDocument(bytes, format).catch(() => null) };
  parentPort?.postMessage(reply);
});
