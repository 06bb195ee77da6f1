import { createHash } from 'node:crypto';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { ServerState } from './commands/context.ts';
import { Cursors } from './commands/cursors.ts';
import { FailPoints } from './commands/fail-points.ts';
import { ServerMetrics } from './metrics.ts';
import { prepareSocket } from './socket-path.ts';
import { fillIndexes } from './storage/fill-indexes.ts';
import { Store, type StoreOptions } from './storage/store.ts';
import { ChangeStreams } from './streams/change-streams.ts';
import { Sessions } from './transactions/sessions.ts';
import { SteadyClock } from './transactions/steady-clock.ts';
import { expireDocuments } from './transactions/ttl.ts';
import { serveConnection } from './wire/connection.ts';

const TTL_INTERVAL_MS = 60_000;
const INDEX_PAUSE_MS = 10;

/** Data folder and address of a server: a Unix socket or a port of 127.0.0.1. */
export interface ServerOptions extends StoreOptions {
  dataDir: string;
  socketPath?: string | undefined;
  port?: number | undefined;
  /** The replica set name for drivers; by default derived from the folder. */
  setName?: string | undefined;
  /** Interval for deleting expired documents, in milliseconds; a minute by default. */
  ttlIntervalMs?: number | undefined;
  /**
   * Pause for requests between two filling steps of indexes after the start, in milliseconds; 10 by
   * default.
   */
  indexPauseMs?: number | undefined;
  /** Whether clients may make commands fail, for tests. */
  testCommands?: boolean | undefined;
}

/** A running server. */
export interface RunningServer {
  /** A connection string without a database name. */
  uri: string;
  store: Store;
  close(): Promise<void>;
}

/** Returns the connection string of a server. */
export function uriOf(options: {
  socketPath?: string | undefined;
  port?: number | undefined;
}): string {
  const host = options.socketPath
    ? encodeURIComponent(options.socketPath)
    : `127.0.0.1:${options.port}`;
  return `mongodb://${host}/?directConnection=true`;
}

/** Returns the file in which a running server writes its connection string. */
export function addressFile(dataDir: string): string {
  return join(dataDir, 'address');
}

/**
 * Opens a data folder and serves it. Throws if the folder is in use or damaged, or if the address
 * is in use.
 */
export async function openServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? (() => {});
  const store = new Store(options.dataDir, options);
  if (store.tornBytes > 0)
    log(`cut ${store.tornBytes} bytes of an unfinished record from the journal`);
  const sockets = new Set<Socket>();
  const state: ServerState = {
    store,
    sessions: new Sessions(store),
    cursors: new Cursors(),
    streams: new ChangeStreams(store.changes),
    metrics: new ServerMetrics(),
    failPoints: new FailPoints(options.testCommands ?? false),
    address: options.socketPath ?? `127.0.0.1:${options.port}`,
    startedAt: performance.now(),
    connections: () => sockets.size,
    setName: options.setName ?? defaultSetName(options.dataDir),
  };
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(state, socket, ++state.metrics.connectionsCreated, log);
  });
  const uri = uriOf(options);
  try {
    await listen(listener, options);
    store.reserve.within(() =>
      writeFileSync(addressFile(options.dataDir), `${uri}\n`, { mode: 0o600 }),
    );
  } catch (error) {
    listener.close();
    await store.close();
    throw error;
  }
  const timer = startTtl(store, state, options.ttlIntervalMs ?? TTL_INTERVAL_MS, log);
  const filling = fillIndexes(store, options.indexPauseMs ?? INDEX_PAUSE_MS);
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    clearInterval(timer);
    filling.abort();
    const stopped = new Promise<void>((resolve) => listener.close(() => resolve()));
    state.sessions.close();
    state.streams.close();
    await store.durable().catch(() => {});
    for (const socket of sockets) socket.destroy();
    await stopped;
    rmSync(addressFile(options.dataDir), { force: true });
    await store.close();
  };
  return { uri, store, close: () => (closing ??= close()) };
}

function defaultSetName(dataDir: string): string {
  return `embedded-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`;
}

function listen(listener: Server, { socketPath, port }: ServerOptions): Promise<void> {
  if (socketPath) prepareSocket(socketPath);
  return new Promise((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(socketPath ? { path: socketPath } : { host: '127.0.0.1', port }, () => {
      listener.off('error', reject);
      if (socketPath) chmodSync(socketPath, 0o600);
      resolve();
    });
  });
}

function startTtl(
  store: Store,
  state: ServerState,
  interval: number,
  log: (message: string) => void,
): NodeJS.Timeout {
  const clock = new SteadyClock();
  let running = false;
  const timer = setInterval(() => {
    state.sessions.expire();
    state.cursors.expire();
    state.streams.expire();
    const now = clock.now();
    if (running) return;
    running = true;
    expireDocuments(store, now)
      .catch((error: unknown) => log(`TTL: ${String(error)}`))
      .finally(() => {
        running = false;
      });
  }, interval);
  timer.unref();
  return timer;
}
