import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import { serveUpgrades } from './http/mount-socket.ts';

export interface RunningServer {
  readonly port: number;
  /** Stops accepting, lets running requests finish, then closes. */
  stop(): Promise<void>;
}

// A request that hangs must not hold up a stop for ever.
const stopWithin = 10_000;
const sweepEvery = 50;
/**
 * Reverse proxies keep idle connections for up to a minute. Closed here before, a connection may get
 * a request at that very moment, which is then lost.
 */
const idleFor = 75_000;

/** Listens on the address; port 0 takes a free one. */
export async function listen(app: Express, port: number, host: string): Promise<RunningServer> {
  const server = createServer({ keepAliveTimeout: idleFor }, app);
  serveUpgrades(server, app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => close(server),
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), stopWithin);
    // A connection that is kept alive goes as soon as its last request was answered.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepEvery);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
  });
}
