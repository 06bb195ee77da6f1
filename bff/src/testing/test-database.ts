import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { openConnection } from '../db/connect.ts';

/** Connects to a fresh database on the shared server; the returned function drops it again. */
export async function openTestDatabase(): Promise<() => Promise<void>> {
  const uri = process.env['MUSTER_TEST_MONGODB'];
  if (!uri) throw new Error('No test database: run through jest with bff/jest.config.mjs');
  await openConnection(uri, { dbName: `test_${randomBytes(6).toString('hex')}` });
  return async () => {
    await mongoose.connection.dropDatabase();
    await mongoose.disconnect();
  };
}
