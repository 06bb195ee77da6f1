import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@muster/embedded-mongo';

/** One database server for the whole run; each worker has a database of its own on it. */
export default async function globalSetup(): Promise<void> {
  process.env['MUSTER_TEST_DATABASE'] = `test_${randomBytes(6).toString('hex')}`;
  if (process.env['MONGODB_URI']) {
    process.env['MUSTER_TEST_MONGODB'] = process.env['MONGODB_URI'];
    return;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-test-db-'));
  const server = await startEmbeddedMongo({ dataDir });
  process.env['MUSTER_TEST_MONGODB'] = server.uri;
  Object.assign(globalThis, { musterTestServer: server, musterTestData: dataDir });
}
