// npm run bench -- db [--documents N]: the embedded database over its socket, in a process of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Collection, type Document } from 'mongodb';
import { calculateObjectSize } from 'bson';
import { startEmbeddedMongo, type EmbeddedMongo } from '@muster/embedded-mongo';
import { documentOf, INDEXES, sequence } from './documents.ts';
import { measure, tableOf, type Row } from './measure.ts';

const at = process.argv.indexOf('--documents');
const count = at > 0 ? Number(process.argv[at + 1]) : 100_000;
const BATCH = 1000;

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
  );
}

async function memory(client: MongoClient): Promise<string> {
  const { mem } = await client.db().admin().serverStatus();
  return `${(mem as { resident: number }).resident} MB resident`;
}

async function restarts(): Promise<string> {
  let after = '';
  rows.push(
    await measure('restart until it answers', 3, async () => {
      const connection = await open();
      await connection.people.findOne({ email: 'person.1@example.test' });
      after = await memory(connection.client);
      await close(connection);
    }),
  );
  return after;
}

try {
  const connection = await open();
  await load(connection.people);
  await reads(connection.people);
  await writes(connection.people);
  const loaded = await memory(connection.client);
  await close(connection);
  const restarted = await restarts();
  const size = calculateObjectSize(documentOf(1, random));
  console.log(
    `${count.toLocaleString('en')} documents of ${size} bytes with ${INDEXES.length + 1} indexes; ` +
      `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ` +
      `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}\n`,
  );
  console.log(tableOf(rows));
  console.log(`\nMemory: ${loaded} after loading, ${restarted} after a restart.`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
