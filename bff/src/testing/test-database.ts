import mongoose from 'mongoose';
import { openConnection } from '../db/connect.ts';

/**
 * Connects to an empty database on the shared server; the returned function disconnects again.
 * The files that a worker runs one after the other have the same one: making some hundred indexes
 * anew takes longer than most files' tests.
 */
export async function openTestDatabase(): Promise<() => Promise<void>> {
  const { MUSTER_TEST_MONGODB: uri, MUSTER_TEST_DATABASE: name } = process.env;
  if (!uri || !name) throw new Error('No test database: run through jest with bff/jest.config.mjs');
  const isOpen = mongoose.connection.readyState === mongoose.ConnectionStates.connected;
  await openConnection(uri, { dbName: `${name}_${process.env['JEST_WORKER_ID'] ?? '1'}` });
  // Whoever was here last may have been ended.
  if (!isOpen) await emptyDatabase();
  return async () => {
    await emptyDatabase();
    await mongoose.disconnect();
  };
}

/** Leaves the collections of the models, with their indexes and nothing in them. */
async function emptyDatabase(): Promise<void> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('Not connected');
  const ofModels = new Set(Object.values(mongoose.models).map((model) => model.collection.name));
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  await Promise.all(
    collections.map(({ name }) =>
      ofModels.has(name) ? db.collection(name).deleteMany({}) : db.dropCollection(name),
    ),
  );
}
