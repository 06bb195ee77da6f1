import { createConnection } from 'node:net';
import { uriOf } from './server.ts';
import { socketPathOf } from './socket-path.ts';

const ANSWERS_WITHIN_MS = 2_000;

/**
 * The connection string of the server that another process has started on a data folder of this
 * machine, or null when none answers there. For commands that share the folder with it: it is
 * theirs to use, not to stop.
 */
export function findRunning(dataDir: string): Promise<string | null> {
  const socketPath = socketPathOf(dataDir);
  const socket = createConnection(socketPath).setTimeout(ANSWERS_WITHIN_MS);
  return new Promise((resolve) => {
    const answer = (uri: string | null): void => {
      socket.destroy();
      resolve(uri);
    };
    socket.once('connect', () => answer(uriOf({ socketPath })));
    socket.once('timeout', () => answer(null));
    socket.once('error', () => answer(null));
  });
}
