import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { addressFile } from './server.ts';

const ANSWERS_WITHIN_MS = 2_000;

/**
 * The connection string of the server that another process has started on a data folder of this
 * machine, or null when none answers there. For commands that share the folder with it: it is
 * theirs to use, not to stop.
 */
export async function findRunning(dataDir: string): Promise<string | null> {
  // What a killed server left behind is there too: only an answer counts.
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
