// npm run bench -- db [--documents N] [--root FOLDER]: measures the embedded database over its socket,
// in a separate process. `--root` measures another checkout of the repository.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MongoClient, type Collection, type Document } from 'mongodb';
import { calculateObjectSize } from 'bson';
import type { EmbeddedMongo, startEmbeddedMongo as start } from '@muster/embedded-mongo';
import { documentOf, INDEXES, sequence } from './documents.ts';
import { measure, type Row } from './measure.ts';

/** Reports a table, see `bench/report.mjs`. */
type Report = (table: {
  title: string;
  method?: string;
  columns: string[];
  rows: (string | number | null)[][];
  aims?: { text: string; value: number; limit: number; unit?: string }[];
}) => void;

const reports = new URL('../../../bench/report.mjs', import.meta.url);
const { report } = (await import(reports.href)) as { report: Report };

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at > 0 ? process.argv[at + 1] : undefined;
}

const count = Number(option('--documents') ?? 100_000);
const BATCH = 1000;
/** BSON in MB. */
const size = (count * calculateObjectSize(documentOf(1, sequence(7)))) / 1e6;

const entry = join(option('--root') ?? '.', 'packages/embedded-mongo/src/index.ts');
const { startEmbeddedMongo } = (await import(pathToFileURL(resolve(entry)).href)) as {
  startEmbeddedMongo: typeof start;
};

const random = sequence(7);
const dataDir = mkdtempSync(join(tmpdir(), 'bench-db-'));
const rows: Row[] = [];

interface Connection {
  server: EmbeddedMongo;
  client: MongoClient;
  people: Collection<Document>;
}

async function open(): Promise<Connection> {
  const server = await startEmbeddedMongo({ dataDir, log: console.error });
  const client = await new MongoClient(server.uri).connect();
  return { server, client, people: client.db('bench').collection('people') };
}

async function close({ client, server }: Connection): Promise<void> {
  await client.close();
  await server.stop();
}

async function load(people: Collection<Document>): Promise<void> {
  await people.createIndexes(INDEXES.map((index) => ({ ...index })));
  const times: number[] = [];
  for (let from = 0; from < count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, n) =>
      documentOf(from + n, random),
    );
    const start = performance.now();
    await people.insertMany(batch);
    times.push(performance.now() - start);
  }
  const total = times.reduce((sum, time) => sum + time, 0);
  times.sort((a, b) => a - b);
  rows.push({
    name: `insertMany of ${BATCH} (${Math.round((count / total) * 1000)} documents/s)`,
    runs: times.length,
    p50: times[times.length >> 1]!,
    p99: times[Math.floor(times.length * 0.99)]!,
  });
}

async function reads(people: Collection<Document>): Promise<void> {
  const some = (limit: number): number => Math.floor(random() * limit);
  const city = (run: number): string => ['Porto', 'Berlin', 'Dublin', 'Zurich'][run % 4]!;
  rows.push(
    await measure('find by _id', 500, () => people.findOne({ _id: some(count) as never })),
    await measure('indexed equality, sort, limit 25', 300, (run) =>
      people
        .find({ city: city(run) })
        .sort({ updatedAt: -1 })
        .limit(25)
        .toArray(),
    ),
    await measure('indexed range, limit 25', 300, () => {
      const from = new Date(1_690_000_000_000 + some(count) * 1000);
      return people
        .find({ createdAt: { $gte: from } })
        .sort({ createdAt: 1 })
        .limit(25)
        .toArray();
    }),
    await measure('count, indexed equality', 50, (run) =>
      people.countDocuments({ city: city(run) }),
    ),
    await measure('count, no index', 10, (run) => people.countDocuments({ version: run })),
    await measure('group by city', 10, () =>
      people
        .aggregate([{ $group: { _id: '$city', n: { $sum: 1 }, score: { $avg: '$score' } } }])
        .toArray(),
    ),
    await measure('full scan with sort, limit 25', 10, () =>
      people.find({ version: 1 }).sort({ 'contact.phone': 1 }).limit(25).toArray(),
    ),
  );
}

async function writes(people: Collection<Document>): Promise<void> {
  const some = (): Document => {
    const from = Math.floor(random() * Math.max(1, count - BATCH));
    return { _id: { $gte: from, $lt: from + BATCH } };
  };
  rows.push(
    await measure('insertOne, durable', 500, (run) =>
      people.insertOne(documentOf(count + run, random)),
    ),
    await measure('updateOne by _id, durable', 500, () =>
      people.updateOne(
        { _id: Math.floor(random() * count) as never },
        { $set: { updatedAt: new Date() }, $inc: { version: 1 } },
      ),
    ),
    await measure(`updateMany of ${BATCH}, one of the indexes changes`, 50, () =>
      people.updateMany(some(), { $set: { updatedAt: new Date() }, $inc: { version: 1 } }),
    ),
    await measure(`updateMany of ${BATCH}, no index changes`, 50, () =>
      people.updateMany(some(), { $inc: { version: 1 }, $set: { 'contact.phone': '+351' } }),
    ),
  );
}

async function memory(client: MongoClient): Promise<number> {
  const { mem } = await client.db().admin().serverStatus();
  return (mem as { resident: number }).resident;
}

/** Memory after a restart, and once every document was read, which decodes them. */
async function restarts(): Promise<{ after: number; read: number }> {
  let after = 0;
  rows.push(
    await measure('restart until it answers', 3, async () => {
      const connection = await open();
      await connection.people.findOne({ email: 'person.1@example.test' });
      after = await memory(connection.client);
      await close(connection);
    }),
  );
  const connection = await open();
  await connection.people.countDocuments({ absent: 1 });
  const read = await memory(connection.client);
  await close(connection);
  return { after, read };
}

try {
  const connection = await open();
  await load(connection.people);
  await reads(connection.people);
  await writes(connection.people);
  const loaded = await memory(connection.client);
  await close(connection);
  const { after, read } = await restarts();
  report({
    title: 'The embedded database',
    method: `${count.toLocaleString('en')} documents, ${size.toFixed(0)} MB of BSON, with ${INDEXES.length + 1} indexes, by the driver over the socket.`,
    columns: ['operation', 'runs', 'p50 ms', 'p99 ms'],
    rows: rows.map(({ name, runs, p50, p99 }) => [name, runs, p50, p99]),
    aims: [
      {
        text: 'restart until it answers, median',
        value: rows.at(-1)?.p50 ?? Number.NaN,
        limit: 2000,
        unit: ' ms',
      },
    ],
  });
  report({
    title: 'Memory of the embedded database',
    columns: ['', 'MB resident', 'MB for each MB of BSON'],
    rows: [
      ['after loading and writing', loaded, loaded / size],
      ['after a restart', after, after / size],
      ['after reading everything', read, read / size],
    ],
    aims: [{ text: 'MB for each MB of BSON after a restart', value: after / size, limit: 3 }],
  });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
