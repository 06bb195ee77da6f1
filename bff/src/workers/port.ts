import type { Worker } from 'node:cluster';
import { createServer, type Socket } from 'node:net';
import type { Config } from '../config.ts';
import type { ToWorker } from './worker-messages.ts';

/** The port that all workers serve. */
export interface Port {
  readonly number: number;
  add(worker: Worker): void;
  /** Removes an ended worker; connections passed to it but not taken go to another. */
  remove(worker: Worker): void;
  /** Records that a worker has taken a connection. */
  taken(connection: number): void;
  /** Stops accepting connections. */
  close(): void;
}

interface HandedOver {
  readonly socket: Socket;
  readonly to: Worker;
}

/**
 * Accepts connections and passes them to the workers in turn. A connection is kept here until its
 * worker has taken it, so that none is lost with a worker that is killed at this moment; Node's own
 * scheduling would leave it hanging.
 */
export async function openPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<Port> {
  const workers: Worker[] = [];
  const handedOver = new Map<number, HandedOver>();
  /** Accepted while there was no worker. */
  const waiting: Socket[] = [];
  let last = 0;

  const give = (socket: Socket) => {
    const to = workers.shift();
    if (!to) {
      waiting.push(socket);
      return;
    }
    workers.push(to);
    const connection = (last += 1);
    handedOver.set(connection, { socket, to });
    const message: ToWorker = { kind: 'connection', connection };
    // A dying worker is noticed by its exit.
    to.send(message, socket, { keepOpen: true }, () => undefined);
  };

  const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    // The worker notices a client that disconnects.
    socket.on('error', () => undefined);
    give(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    number: typeof address === 'object' && address ? address.port : port,
    add: (worker) => {
      workers.push(worker);
      for (const socket of waiting.splice(0)) give(socket);
    },
    remove: (worker) => {
      const at = workers.indexOf(worker);
      if (at >= 0) workers.splice(at, 1);
      for (const [connection, { socket, to }] of handedOver) {
        if (to !== worker) continue;
        handedOver.delete(connection);
        give(socket);
      }
    },
    taken: (connection) => {
      // Closes this process's copy; the worker continues with its own.
      handedOver.get(connection)?.socket.destroy();
      handedOver.delete(connection);
    },
    close: () => void server.close(),
  };
}
