import mongoose from 'mongoose';
import { makeIndexes, openClient } from '../db/connect.ts';
import { collectionChanged } from '../db/on-write.ts';

/** Models whose indexes were made; the groups of test files go on with what the first one made. */
const indexed = new Set<string>();

/**
 * Connects to an empty database on the shared server; the returned function disconnects again.
 * The files that a worker runs one after the other have the same one: making some hundred indexes
 * anew takes longer than most files' tests.
 */
export async function openTestDatabase(): Promise<() => Promise<void>> {
  const { MUSTER_TEST_MONGODB: uri, MUSTER_TEST_DATABASE: name } = process.env;
  if (!uri || !name) throw new Error('No test database: run through jest with bff/jest.config.mjs');
  const isOpen = mongoose.connection.readyState === mongoose.ConnectionStates.connected;
  await openClient(uri, { dbName: `${name}_${process.env['JEST_WORKER_ID'] ?? '1'}` });
  const models = Object.values(mongoose.models).filter(({ modelName }) => !indexed.has(modelName));
  await makeIndexes(models);
  for (const { modelName } of models) indexed.add(modelName);
  // Here and not at the end, which the test file before may not have reached.
  if (!isOpen) await emptyDatabase();
  return () => mongoose.disconnect();
}

/** Leaves the collections of the models, with their indexes and nothing in them. */
async function emptyDatabase(): Promise<void> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('Not connected');
  const ofModels = new Set(Object.values(mongoose.models).map((model) => model.collection.name));
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const filled = await filledCollections(db, [...ofModels]);
  await Promise.all(
    collections.map(async ({ name }) => {
      if (!ofModels.has(name)) await db.dropCollection(name);
      else if (filled.has(name)) await db.collection(name).deleteMany({});
      collectionChanged(name);
    }),
  );
}

/**
 * Which of the collections hold anything, asked at once: most hold nothing, and to empty each of
 * them by a command of its own takes longer than many a file's tests.
 */
async function filledCollections(
  db: mongoose.mongo.Db,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const [first, ...others] = names;
  if (!first) return new Set();
  const nameOf = (name: string) => [
    { $limit: 1 },
    { $project: { _id: 0, name: { $literal: name } } },
  ];
  const found = await db
    .collection(first)
    .aggregate<{ name: string }>([
      ...nameOf(first),
      ...others.map((coll) => ({ $unionWith: { coll, pipeline: nameOf(coll) } })),
    ])
    .toArray();
  return new Set(found.map(({ name }) => name));
}
