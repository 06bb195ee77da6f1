import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { uriOf } from './server.ts';
import { socketPathOf } from './socket-path.ts';
import { heapFor } from './storage/ceiling.ts';

// On a busy machine, replaying a large folder takes long.
const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 10_000;
const MIN_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 10_000;
const MEGABYTE = 1_048_576;

/** Options of {@link startEmbeddedMongo}. */
export interface StartOptions {
  /** The data folder; created if it does not exist. */
  dataDir: string;
  /** Memory limit for documents and indexes in megabytes; growth beyond it is refused. */
  maxMemoryMb?: number;
  /** Receives the server's messages. */
  log?: (message: string) => void;
}

/** A server in a separate process. */
export interface EmbeddedMongo {
  /** A connection string without a database name; pass `dbName` or put it before the `?`. */
  uri: string;
  /** The process id; it changes when the server had to be restarted. */
  readonly pid: number;
  /** Stops the server once everything is on disk. */
  stop(): Promise<void>;
}

/** The same path from source and build, which are both beside `bin`. */
const ENTRY = join(import.meta.dirname, '../bin/embedded-mongo.mjs');

/**
 * Starts the server as a child process on a private Unix socket and waits until it answers. A
 * server that dies unexpectedly is restarted with back-off. Rejects if the first start fails, for
 * example because another process uses the folder.
 */
export async function startEmbeddedMongo(options: StartOptions): Promise<EmbeddedMongo> {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const socketPath = socketPathOf(dataDir);
  const supervisor = new Supervisor(
    argumentsOf(dataDir, socketPath, options.maxMemoryMb),
    options.log ?? (() => {}),
  );
  await supervisor.launch();
  return {
    uri: uriOf({ socketPath }),
    get pid() {
      return supervisor.pid;
    },
    stop: () => supervisor.stop(),
  };
}

function argumentsOf(
  dataDir: string,
  socketPath: string,
  maxMemoryMb: number | undefined,
): string[] {
  const serve = [ENTRY, '--data', dataDir, '--socket', socketPath, '--follow-parent'];
  if (maxMemoryMb === undefined) return serve;
  // Slightly above the required size, because the engine's reported limit differs from it.
  const heap = Math.ceil(heapFor(maxMemoryMb * MEGABYTE) / MEGABYTE) + 64;
  return [`--max-old-space-size=${heap}`, ...serve, '--max-memory', String(maxMemoryMb)];
}

/** Keeps one child process running. */
class Supervisor {
  private readonly args: string[];
  private readonly log: (message: string) => void;
  private child: ChildProcess | undefined;
  private starting: Promise<void> | undefined;
  private stopping = false;
  private backoff = MIN_BACKOFF_MS;
  private timer: NodeJS.Timeout | undefined;

  constructor(args: string[], log: (message: string) => void) {
    this.args = args;
    this.log = log;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  launch(): Promise<void> {
    this.starting = this.start().finally(() => {
      this.starting = undefined;
    });
    return this.starting;
  }

  private async start(): Promise<void> {
    const child = await startChild(this.args, this.log);
    const started = performance.now();
    this.child = child;
    child.once('exit', (code, signal) => {
      if (this.stopping) return;
      if (performance.now() - started > MAX_BACKOFF_MS) this.backoff = MIN_BACKOFF_MS;
      this.log(`the server ended unexpectedly (${signal ?? code}); starting it again`);
      this.again();
    });
  }

  private again(): void {
    this.timer = setTimeout(() => {
      this.backoff = Math.min(this.backoff * 2, MAX_BACKOFF_MS);
      this.launch().catch((error: unknown) => {
        this.log(error instanceof Error ? error.message : String(error));
        if (!this.stopping) this.again();
      });
    }, this.backoff);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    // A child that is still starting must not outlive this.
    await this.starting?.catch(() => {});
    if (this.child) await stopChild(this.child);
  }
}

function startChild(args: string[], log: (message: string) => void): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    // Ctrl+C reaches the parent's whole process group; the server must run until the parent is done
    // with it.
    detached: true,
    // Loaders and inspectors of the parent do not apply to the server.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    messages = (messages + text).slice(-4000);
    log(text.trimEnd());
  });
  // A pipe to a dying server breaks; its exit event reports the end.
  for (const pipe of child.stdio) pipe?.on('error', () => {});
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
