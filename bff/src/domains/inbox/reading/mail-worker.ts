import { parentPort } from 'node:worker_threads';
import { readMail } from './read-mail.ts';

/** Thread that reads one large mail, so that any failure affects only this thread. */
parentPort?.once('message', (raw: Uint8Array) => {
  readMail(Buffer.from(raw)).then(
    (mail) => parentPort?.postMessage({ mail }),
    () => parentPort?.postMessage({ mail: null }),
  );
});
