import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';
import { serveUpgrades } from './http/mount-socket.ts';

export interface RunningServer {
  readonly port: number;
  /** Stops accepting, lets running requests finish, then closes. */
  stop(): Promise<void>;
}

/** Connections accepted by another process, for example the parent of several workers. */
export interface Connections {
  readonly port: number;
  /** Returns a function that ends it. */
  take(serve: (socket: Socket) => void): () => void;
}

// A hanging request must not hold up a stop forever.
const stopWithin = 10_000;
const sweepEvery = 50;
/**
 * Reverse proxies keep idle connections for up to a minute. If this server closed them earlier, a
 * request could arrive at that very moment and be lost.
 */
const idleFor = 75_000;

/** Listens on the address; port 0 uses a free one. */
export async function listen(app: Express, port: number, host: string): Promise<RunningServer> {
  const server = serverOf(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => close(server, new Promise((closed) => server.close(() => closed()))),
  };
}

/** Serves the connections passed to it. */
export function serveConnections(app: Express, connections: Connections): RunningServer {
  const server = serverOf(app);
  const open = new Set<Socket>();
  let drained = () => {};
  // HTTP starts its connection handling, including timeouts, with this event.
  server.emit('listening');
  const end = connections.take((socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) drained();
    });
    server.emit('connection', socket);
  });
  return {
    port: connections.port,
    stop: () => {
      end();
      server.close();
      return close(
        server,
        new Promise((closed) => {
          drained = closed;
          if (open.size === 0) closed();
        }),
      );
    },
  };
}

function serverOf(app: Express): Server {
  const server = createServer({ keepAliveTimeout: idleFor }, app);
  serveUpgrades(server, app);
  return server;
}

async function close(server: Server, closed: Promise<void>): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), stopWithin);
  // A kept-alive connection is closed as soon as its last request was answered.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEvery);
  await closed;
  clearTimeout(force);
  clearInterval(sweep);
}
