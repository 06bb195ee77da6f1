import mongoose from 'mongoose';
import { makeIndexes, openClient } from '../db/connect.ts';
import { collectionChanged } from '../db/on-write.ts';

/** Models with existing indexes; the files of a test group reuse those of the first one. */
const indexed = new Set<string>();

/**
 * Connects to an empty database on the shared server; the returned function disconnects again. The
 * files of one worker share a database: creating some hundred indexes again takes longer than most
 * files' tests.
 */
export async function openTestDatabase(): Promise<() => Promise<void>> {
  const { MUSTER_TEST_MONGODB: uri, MUSTER_TEST_DATABASE: name } = process.env;
  if (!uri || !name) throw new Error('No test database: run through jest with bff/jest.config.mjs');
  const isOpen = mongoose.connection.readyState === mongoose.ConnectionStates.connected;
  await openClient(uri, { dbName: `${name}_${process.env['JEST_WORKER_ID'] ?? '1'}` });
  const models = Object.values(mongoose.models).filter(({ modelName }) => !indexed.has(modelName));
  await makeIndexes(models);
  for (const { modelName } of models) indexed.add(modelName);
  // Emptied here and not at the end, which the previous test file may not have reached.
  if (!isOpen) await emptyDatabase();
  return () => mongoose.disconnect();
}

/** Empties the collections of the models and keeps their indexes. */
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
 * Finds all non-empty collections at once: most are empty, and clearing each of them with its own
 * command takes longer than many files' tests.
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
