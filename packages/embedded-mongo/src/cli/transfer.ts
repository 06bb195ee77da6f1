import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { findRunning } from '../running.ts';
import { openServer } from '../server.ts';
import type { Moved } from '../transfer/collection-content.ts';
import { fromDatabase } from '../transfer/from-database.ts';
import { fromFolder } from '../transfer/from-folder.ts';
import { toDatabase } from '../transfer/to-database.ts';
import { toFolder } from '../transfer/to-folder.ts';
import { CommandLine, UsageError } from './command-line.ts';

const PLACE = { data: 'text', uri: 'text', db: 'text' } as const;

/** Writes a server's collections as extended JSON. */
export async function exportFolder(args: readonly string[]): Promise<void> {
  const line = new CommandLine(args, { ...PLACE, out: 'text' });
  const out = line.required('out');
  const moved = await withPlace(line, (client) =>
    toFolder(out, fromDatabase(client, line.text('db'))),
  );
  print('exported', moved);
}

/** Imports the output of {@link exportFolder}. */
export async function importFolder(args: readonly string[]): Promise<void> {
  const line = new CommandLine(args, { ...PLACE, from: 'text', drop: 'flag' });
  const from = line.required('from');
  const moved = await withPlace(line, (client) =>
    toDatabase(client, fromFolder(from, line.text('db')), { drop: line.flag('drop') }),
  );
  print('imported', moved);
}

/** Copies a server's collections to another server. */
export async function copy(args: readonly string[]): Promise<void> {
  const line = new CommandLine(args, { ...PLACE, to: 'text', drop: 'flag' });
  const to = line.required('to');
  const moved = await withPlace(line, (source) =>
    withClient(to, (target) =>
      toDatabase(target, fromDatabase(source, line.text('db')), { drop: line.flag('drop') }),
    ),
  );
  print('copied', moved);
}

function print(what: string, { collections, documents }: Moved): void {
  process.stdout.write(`${what} ${documents} documents of ${collections} collections\n`);
}

async function withPlace<T>(
  line: CommandLine,
  work: (client: MongoClient) => Promise<T>,
): Promise<T> {
  const uri = line.text('uri');
  const data = line.text('data');
  if ((uri === undefined) === (data === undefined))
    throw new UsageError('one of --data and --uri is needed');
  return uri === undefined ? withFolder(data!, work) : withClient(uri, work);
}

async function withClient<T>(uri: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 10_000 });
  try {
    return await work(await client.connect());
  } finally {
    await client.close();
  }
}

/** Uses the server of a folder, or serves the folder during the work. */
async function withFolder<T>(
  dataDir: string,
  work: (client: MongoClient) => Promise<T>,
): Promise<T> {
  const running = await findRunning(dataDir);
  if (running) return withClient(running, work);
  const folder = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  try {
    const server = await openServer({ dataDir, socketPath: join(folder, 'db.sock') });
    try {
      return await withClient(server.uri, work);
    } finally {
      await server.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
