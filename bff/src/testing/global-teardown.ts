import { rmSync } from 'node:fs';

interface Leftovers {
  musterTestServer?: { stop(): Promise<void> };
  musterTestData?: string;
}

export default async function globalTeardown(): Promise<void> {
  const { musterTestServer, musterTestData } = globalThis as Leftovers;
  if (!musterTestServer) await dropDatabases();
  await musterTestServer?.stop();
  if (musterTestData) rmSync(musterTestData, { recursive: true, force: true });
}

/** On a permanent server nothing else drops them. */
async function dropDatabases(): Promise<void> {
  const { MUSTER_TEST_MONGODB: uri = '', MUSTER_TEST_DATABASE: prefix = 'test_' } = process.env;
  const { default: mongoose } = await import('mongoose');
  const connection = await mongoose.createConnection(uri).asPromise();
  const { databases } = await connection.listDatabases();
  for (const { name } of databases)
    if (name.startsWith(`${prefix}_`)) await connection.useDb(name).dropDatabase();
  await connection.close();
}
