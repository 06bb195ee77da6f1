import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@muster/embedded-mongo';

/** A folder in memory, on Linux: test data need not outlive the tests, nor wait for a disk. */
const memory = '/dev/shm';
const enough = 4 * 1024 ** 3;

function isRoomy(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}

/** Starts one database server for the whole run; each worker has its own database on it. */
export default async function globalSetup(): Promise<void> {
  process.env['MUSTER_TEST_DATABASE'] = `test_${randomBytes(6).toString('hex')}`;
  if (process.env['MONGODB_URI']) {
    process.env['MUSTER_TEST_MONGODB'] = process.env['MONGODB_URI'];
    return;
  }
  const dataDir = mkdtempSync(join(isRoomy(memory) ? memory : tmpdir(), 'muster-test-db-'));
  const server = await startEmbeddedMongo({ dataDir });
  process.env['MUSTER_TEST_MONGODB'] = server.uri;
  Object.assign(globalThis, { musterTestServer: server, musterTestData: dataDir });
}
