import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binary, Document } from 'mongodb';
import {
  contradictions,
  KillWorkload,
  nothingAcknowledged,
  prepare,
} from '../testing/kill-workload.ts';
import { seededRandom } from '../testing/random.ts';
import { runCommand, spawnServer } from '../testing/spawned-server.ts';
import { openTestServer, temporaryFolder } from '../testing/test-server.ts';
import { backupFolder, restoreFolder } from './backup.ts';
import { Store } from './store.ts';

describe('backup and restore', () => {
  it('copies a consistent state while clients write and the journal is compacted', async () => {
    const dataDir = temporaryFolder();
    const outside = temporaryFolder();
    const server = await spawnServer(dataDir, ['--compact-bytes', '60000']);
    await prepare(server.client);
    const acknowledged = nothingAcknowledged();
    const workload = new KillWorkload(server.client, acknowledged, 0, seededRandom(1));
    for (let round = 1; round <= 2; round++) {
      await workload.until(60);
      const before = structuredClone(acknowledged);
      const out = join(outside, `backup-${round}`);
      const { code, output, errors } = await runCommand([
        'backup',
        '--data',
        dataDir,
        '--out',
        out,
      ]);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(output).toMatch(/^backed up \d+ bytes/);
      const restored = join(outside, `restored-${round}`);
      restoreFolder(out, restored);
      const store = new Store(restored);
      // Later changes may or may not be in the backup: neither is an error.
      const known = { ...before, counters: new Map<string, number>(), index: undefined };
      for (const key of acknowledged.deleted) known.inserted.delete(key);
      const wrong = contradictions(store, known).filter((line) => !isLater(line, acknowledged));
      await store.close();
      expect(wrong).toEqual([]);
    }
    await server.kill(workload.ended());
    rmSync(dataDir, { recursive: true });
    rmSync(outside, { recursive: true });
  }, 60_000);

  it('keeps documents, indexes and large binaries, and serves from the copy', async () => {
    const first = await openTestServer();
    const bytes = Buffer.alloc(100_000, 9);
    await first.db.collection<Document>('c').createIndex({ n: 1 }, { unique: true });
    await first.db.collection<Document>('c').insertMany([{ n: 1 }, { n: 2, bytes }]);
    const out = join(temporaryFolder(), 'out');
    backupFolder(first.dataDir, out);
    await first.db.collection<Document>('c').insertOne({ n: 3 });
    await first.close();
    const folder = join(temporaryFolder(), 'data');
    restoreFolder(out, folder);
    const second = await openTestServer(folder);
    const c = second.db.collection<Document>('c');
    expect(await c.countDocuments()).toBe(2);
    await expect(c.insertOne({ n: 1 })).rejects.toMatchObject({ code: 11000 });
    const found = await c.findOne({ n: 2 });
    expect(Buffer.from((found!['bytes'] as Binary).buffer).equals(bytes)).toBe(true);
    await second.close();
  });

  it('refuses folders that are not empty, unfinished backups and changed bytes', async () => {
    const { db, dataDir, close } = await openTestServer();
    await db.collection<Document>('c').insertOne({ n: 1 });
    expect(() => backupFolder(dataDir, dataDir)).toThrow(/is not empty/);
    const out = join(temporaryFolder(), 'out');
    backupFolder(dataDir, out);
    await close();
    expect(() => restoreFolder(out, out)).toThrow(/is not empty/);
    const journal = join(out, 'journal-0.log');
    const bytes = readFileSync(journal);
    bytes[bytes.length - 1]! ^= 1;
    writeFileSync(journal, bytes);
    const folder = join(temporaryFolder(), 'data');
    expect(() => restoreFolder(out, folder)).toThrow(/is not what was backed up/);
    expect(existsSync(join(folder, 'journal-0.log'))).toBe(false);
    rmSync(join(out, 'backup.json'));
    expect(() => restoreFolder(out, folder)).toThrow(/is not a finished backup/);
  });
});

/** A deletion acknowledged or in progress after the moment of the backup. */
function isLater(line: string, acknowledged: { inserted: ReadonlySet<string> }): boolean {
  const lost = /^lost (\d\S+)$/.exec(line)?.[1];
  return lost !== undefined && !acknowledged.inserted.has(lost);
}
