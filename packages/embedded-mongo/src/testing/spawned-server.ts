import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

const PATIENCE_MS = 5000;

export const BIN = resolve(__dirname, '../../bin/embedded-mongo.mjs');

/** A server in a separate process, which a test may kill. */
export interface SpawnedServer {
  child: ChildProcess;
  client: MongoClient;
  uri: string;
  /** Kills it, waits for the client's users, and closes the client. */
  kill(users?: Promise<unknown>): Promise<void>;
}

/** Starts the command line on a data folder and connects to it. Throws its output if it fails. */
export async function spawnServer(
  dataDir: string,
  args: readonly string[] = [],
  command: (node: string[]) => string[] = (node) => node,
): Promise<SpawnedServer> {
  const serve = [BIN, '--data', dataDir, '--socket', join(dataDir, 's.sock'), ...args];
  const [file, ...rest] = command([process.execPath, ...serve]);
  const options: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe'] };
  const child = spawn(file!, rest, options);
  const uri = await readyUri(child);
  const client = await new MongoClient(uri, {
    retryWrites: false,
    serverSelectionTimeoutMS: 500,
  }).connect();
  const kill = async (users?: Promise<unknown>): Promise<void> => {
    // Closed first if nobody uses it: once its server is gone, the driver may wait forever.
    if (!users) await withPatience(client.close());
    const alive = child.exitCode === null && child.signalCode === null;
    const ended = alive ? once(child, 'exit') : undefined;
    child.kill('SIGKILL');
    await ended;
    if (!users) return;
    // If its server disappears, the driver occasionally never settles a call or its own closing.
    await withPatience(users);
    await withPatience(client.close());
  };
  return { child, client, uri, kill };
}

/** Waits for a limited time for work that may never settle. */
async function withPatience(work: Promise<unknown> | undefined): Promise<void> {
  if (!work) return;
  const over = new AbortController();
  const patience = wait(PATIENCE_MS, undefined, { signal: over.signal }).catch(() => {});
  await Promise.race([work, patience]);
  over.abort();
}

function readyUri(child: ChildProcess): Promise<string> {
  let output = '';
  let errors = '';
  child.stderr!.on('data', (chunk: Buffer) => (errors += String(chunk)));
  return new Promise((done, failed) => {
    child.once('exit', (code) => failed(new Error(`ended with ${code}: ${errors}`)));
    child.stdout!.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const uri = /ready (\S+)\n/.exec(output)?.[1];
      if (uri) done(uri);
    });
  });
}

const SMALL_DISK = join(__dirname, 'small-disk.mjs');

/** Starts a server whose folder is on a separate disk of this size in bytes. */
export function spawnOnSmallDisk(
  dataDir: string,
  bytes: number,
  args: readonly string[] = [],
): Promise<SpawnedServer> {
  const settings = [
    `NODE_OPTIONS=--import=${SMALL_DISK}`,
    `SMALL_DISK=${dataDir}`,
    `SMALL_DISK_BYTES=${bytes}`,
  ];
  return spawnServer(dataDir, args, (node) => ['env', ...settings, ...node]);
}

/** Runs a command of the command line to its end. */
export async function runCommand(
  args: readonly string[],
): Promise<{ code: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, errors };
}
