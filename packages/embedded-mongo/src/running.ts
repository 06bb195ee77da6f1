import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { addressFile } from './server.ts';

const ANSWERS_WITHIN_MS = 2_000;

/**
 * Returns the connection string of the server that another process started on a data folder of this
 * machine, or null if none answers. For commands that share the folder with it: they may use the
 * server but not stop it.
 */
export async function findRunning(dataDir: string): Promise<string | null> {
  // A killed server leaves the file behind, so only an answer counts.
  const uri = (await readFile(addressFile(dataDir), 'utf8').catch(() => '')).trim();
  const host = /^mongodb:\/\/([^/]+)\//.exec(uri)?.[1];
  if (host === undefined) return null;
  const socketPath = decodeURIComponent(host);
  const [, name, port] = /^([\d.]+):(\d+)$/.exec(host) ?? [];
  const socket = createConnection(port ? { host: name, port: Number(port) } : { path: socketPath });
  socket.setTimeout(ANSWERS_WITHIN_MS);
  return new Promise((resolve) => {
    const answer = (found: string | null): void => {
      socket.destroy();
      resolve(found);
    };
    socket.once('connect', () => answer(uri));
    socket.once('timeout', () => answer(null));
    socket.once('error', () => answer(null));
  });
}
