import { parentPort } from 'node:worker_threads';
import { readMail } from './read-mail.ts';

/** The thread that reads one large mail: whatever happens here happens to this thread. */
parentPort?.once('message', (raw: Uint8Array) => {
  readMail(Buffer.from(raw)).then(
    (mail) => parentPort?.postMessage({ mail }),
    () => parentPort?.postMessage({ mail: null }),
  );
});
