import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { uriOf } from './server.ts';

// A large folder on a busy machine takes its time to replay.
const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 10_000;
const MAX_BACKOFF_MS = 10_000;

/** What {@link startEmbeddedMongo} needs. */
export interface StartOptions {
  /** The folder that holds the data; made when it does not exist. */
  dataDir: string;
  /** Receives the server's messages. */
  log?: (message: string) => void;
}

/** A server in a process of its own. */
export interface EmbeddedMongo {
  /** A connection string without a database name; pass `dbName` or put it before the `?`. */
  uri: string;
  /** The process number; it changes when the server had to be started again. */
  readonly pid: number;
  /** Ends the server after everything is on the disk. */
  stop(): Promise<void>;
}

/** The same from the source and from the build, which lie beside `bin`. */
const ENTRY = join(import.meta.dirname, '../bin/embedded-mongo.mjs');

/** The socket of a data folder: short, private and the same every time. */
export function socketPathOf(dataDir: string): string {
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  const user = process.getuid?.() ?? 'user';
  return join(tmpdir(), `embedded-mongo-${user}-${name}`, 'db.sock');
}

/**
 * Starts the server as a child process on a private Unix socket and waits until it answers. A
 * server that dies unexpectedly is started again, with back-off. Rejects when the first start
 * fails, for example because another process uses the folder.
 */
export async function startEmbeddedMongo(options: StartOptions): Promise<EmbeddedMongo> {
  const log = options.log ?? (() => {});
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const socketPath = socketPathOf(dataDir);
  const args = [ENTRY, '--data', dataDir, '--socket', socketPath, '--follow-parent'];
  let stopping = false;
  let backoff = 100;
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess;

  const launch = async (): Promise<void> => {
    child = await startChild(args, log);
    const started = Date.now();
    child.once('exit', (code, signal) => {
      if (stopping) return;
      if (Date.now() - started > MAX_BACKOFF_MS) backoff = 100;
      log(`the server ended unexpectedly (${signal ?? code}); starting it again`);
      again();
    });
  };
  const again = (): void => {
    timer = setTimeout(() => {
      backoff = Math.min(backoff * 2, MAX_BACKOFF_MS);
      launch().catch((error: unknown) => {
        log(String(error));
        if (!stopping) again();
      });
    }, backoff);
  };
  await launch();
  return {
    uri: uriOf({ socketPath }),
    get pid() {
      return child.pid ?? 0;
    },
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      await stopChild(child);
    },
  };
}

function startChild(args: string[], log: (message: string) => void): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    // Ctrl+C goes to the parent's whole group; the server ends when the parent is done with it.
    detached: true,
    // A parent's loaders and inspectors are not the server's.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    messages = (messages + text).slice(-4000);
    log(text.trimEnd());
  });
  child.stdin.on('error', () => {});
  return new Promise((resolvePromise, reject) => {
    const timeout = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error('the embedded database did not start within three minutes'));
    }, START_TIMEOUT_MS);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timeout);
      reject(new Error(`the embedded database did not start (${code}): ${messages.trim()}`));
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (!/^ready .*\n/m.test(output)) return;
      clearTimeout(timeout);
      child.removeAllListeners('exit');
      resolvePromise(child);
    });
  });
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(timer);
}
