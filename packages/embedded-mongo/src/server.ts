import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { dirname } from 'node:path';
import type { ServerState } from './commands/context.ts';
import { Cursors } from './commands/cursors.ts';
import { dispatch } from './commands/dispatch.ts';
import { ServerError } from './errors.ts';
import { Store } from './storage/store.ts';
import { Sessions } from './transactions/sessions.ts';
import { expireDocuments } from './transactions/ttl.ts';
import { encodeReply, MessageSplitter, parseMessage } from './wire/message.ts';

const TTL_INTERVAL_MS = 60_000;

/** Where a server keeps its data and listens: a Unix socket or a port of 127.0.0.1. */
export interface ServerOptions {
  dataDir: string;
  socketPath?: string;
  port?: number;
  /** How often expired documents are deleted, in milliseconds; a minute unless told. */
  ttlIntervalMs?: number;
  log?: (message: string) => void;
}

/** A running server. */
export interface RunningServer {
  /** A connection string without a database name. */
  uri: string;
  store: Store;
  close(): Promise<void>;
}

/** The connection string of a server. */
export function uriOf(options: { socketPath?: string; port?: number }): string {
  const host = options.socketPath
    ? encodeURIComponent(options.socketPath)
    : `127.0.0.1:${options.port}`;
  return `mongodb://${host}/?directConnection=true`;
}

/**
 * Opens a data folder and serves it. Throws when the folder is in use or damaged, or when the
 * address is taken.
 */
export async function openServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? (() => {});
  const store = new Store(options.dataDir, { log });
  if (store.tornBytes > 0)
    log(`cut ${store.tornBytes} bytes of an unfinished record from the journal`);
  const sockets = new Set<Socket>();
  const state: ServerState = {
    store,
    sessions: new Sessions(store),
    cursors: new Cursors(),
    address: options.socketPath ?? `127.0.0.1:${options.port}`,
    started: new Date(),
    connections: () => sockets.size,
    setName: `embedded-${createHash('sha256').update(options.dataDir).digest('hex').slice(0, 8)}`,
  };
  let connections = 0;
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(state, socket, ++connections, log);
  });
  try {
    await listen(listener, options);
  } catch (error) {
    await store.close();
    throw error;
  }
  const timer = startTtl(store, state, options.ttlIntervalMs ?? TTL_INTERVAL_MS, log);
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    clearInterval(timer);
    const stopped = new Promise<void>((resolve) => listener.close(() => resolve()));
    state.sessions.close();
    await store.durable().catch(() => {});
    for (const socket of sockets) socket.destroy();
    await stopped;
    await store.close();
  };
  return { uri: uriOf(options), store, close: () => (closing ??= close()) };
}

function listen(listener: ReturnType<typeof createServer>, options: ServerOptions): Promise<void> {
  const { socketPath, port } = options;
  if (socketPath) {
    mkdirSync(dirname(socketPath), { recursive: true, mode: 0o700 });
    chmodSync(dirname(socketPath), 0o700);
    // The data folder's lock is held, so a socket that is there belongs to nobody.
    if (existsSync(socketPath)) rmSync(socketPath);
  }
  return new Promise((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(socketPath ? { path: socketPath } : { host: '127.0.0.1', port }, () => {
      listener.off('error', reject);
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
  let running = false;
  const timer = setInterval(() => {
    state.sessions.expire();
    state.cursors.expire();
    if (running) return;
    running = true;
    expireDocuments(store)
      .catch((error: unknown) => log(`TTL: ${String(error)}`))
      .finally(() => {
        running = false;
      });
  }, interval);
  timer.unref();
  return timer;
}

/** Answers one connection, one message after the other. */
function serve(
  state: ServerState,
  socket: Socket,
  id: number,
  log: (message: string) => void,
): void {
  const splitter = new MessageSplitter();
  let work = Promise.resolve();
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    try {
      for (const message of splitter.push(chunk)) {
        work = work
          .then(() => answer(state, socket, id, message))
          .catch((error: unknown) => {
            log(`connection ${id}: ${String(error)}`);
            socket.destroy();
          });
      }
    } catch (error) {
      log(`connection ${id}: ${String(error)}`);
      socket.destroy();
    }
  });
}

async function answer(
  state: ServerState,
  socket: Socket,
  id: number,
  message: Buffer,
): Promise<void> {
  let request: ReturnType<typeof parseMessage>;
  try {
    request = parseMessage(message);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    socket.write(encodeReply({ id: message.readInt32LE(4), legacy: false }, error.toReply(false)));
    return;
  }
  const reply = await dispatch(state, request.body, id);
  if (!request.answered || socket.destroyed) return;
  socket.write(encodeReply(request, reply));
}
