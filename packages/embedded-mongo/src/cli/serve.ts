import { getHeapStatistics } from 'node:v8';
import { openServer, type ServerOptions } from '../server.ts';
import { socketPathOf } from '../socket-path.ts';
import { heapFor } from '../storage/ceiling.ts';
import { CommandLine, UsageError } from './command-line.ts';

const MEGABYTE = 1_048_576;
/** Disk space that a server reserves in case the disk becomes full. */
const RESERVE_MB = 8;
const LOOPBACK = new Set(['127.0.0.1', 'localhost']);

/** Serves a data folder until stopped. Resolves when it is ready. */
export async function serve(args: readonly string[]): Promise<void> {
  const line = new CommandLine(args, {
    data: 'text',
    socket: 'text',
    port: 'text',
    host: 'text',
    'replica-set': 'text',
    'max-memory': 'text',
    'max-documents': 'text',
    'ttl-interval': 'text',
    'compact-bytes': 'text',
    reserve: 'text',
    'follow-parent': 'flag',
    'test-commands': 'flag',
  });
  const log = (message: string): void => void process.stderr.write(`embedded-mongo: ${message}\n`);
  const server = await openServer({ ...optionsOf(line), log });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (line.flag('follow-parent')) followParent(stop);
  process.stdout.on('error', stop);
  process.stdout.write(`ready ${server.uri}\n`);
}

function optionsOf(line: CommandLine): ServerOptions {
  const dataDir = line.required('data');
  const port = line.number('port', 1, 65_535);
  const socketPath = line.text('socket');
  if (port !== undefined && socketPath !== undefined)
    throw new UsageError('--socket and --port exclude each other');
  const host = line.text('host');
  if (host !== undefined && !LOOPBACK.has(host))
    throw new UsageError(`it serves this machine alone, without authentication: not ${host}`);
  return {
    dataDir,
    ...(port === undefined ? { socketPath: socketPath ?? socketPathOf(dataDir) } : { port }),
    setName: line.text('replica-set'),
    maxMemory: maxMemory(line.number('max-memory', 1, 1_000_000)),
    maxDocuments: line.number('max-documents', 1, 1_000_000_000),
    ttlIntervalMs: line.number('ttl-interval', 1, 86_400_000),
    compactBytes: line.number('compact-bytes', 1, 2 ** 40),
    testCommands: line.flag('test-commands'),
    reserveBytes: (line.number('reserve', 0, 1_000_000) ?? RESERVE_MB) * MEGABYTE,
  };
}

/** A limit above the process's memory would crash the process instead of refusing growth. */
function maxMemory(megabytes: number | undefined): number | undefined {
  if (megabytes === undefined) return undefined;
  const heap = Math.ceil(heapFor(megabytes * MEGABYTE) / MEGABYTE);
  if (heap > getHeapStatistics().heap_size_limit / MEGABYTE) {
    throw new UsageError(
      `--max-memory ${megabytes} needs a larger heap: NODE_OPTIONS=--max-old-space-size=${heap}`,
    );
  }
  return megabytes * MEGABYTE;
}

/** Ends the process when its parent is gone, so that no orphan holds the lock. */
function followParent(stop: () => void): void {
  const parent = process.ppid;
  process.stdin.on('end', stop);
  process.stdin.on('close', stop);
  process.stdin.on('error', stop);
  process.stdin.resume();
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 1000).unref();
}
