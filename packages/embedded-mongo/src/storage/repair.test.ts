import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Binary, type Document } from 'mongodb';
import { runCommand, spawnServer } from '../testing/spawned-server.ts';
import { openTestServer } from '../testing/test-server.ts';
import { FrameReader } from './frame-reader.ts';
import type { FileKind } from './folder.ts';
import { repairFolder } from './repair.ts';
import { Store } from './store.ts';

const TEXT = 'y'.repeat(30_000);

async function makeFolder(): Promise<string> {
  const { server, client, db, dataDir } = await openTestServer();
  const collection = db.collection<Document>('c');
  await collection.createIndex({ n: 1 }, { unique: true });
  for (const n of [0, 1])
    await collection.insertOne({
      _id: n as never,
      n,
      bytes: new Binary(Buffer.alloc(66_000, n)),
    });
  await collection.insertMany(
    Array.from({ length: 98 }, (_, at) => ({ _id: (at + 2) as never, n: at + 2, text: TEXT })),
  );
  await server.store.compact();
  for (let n = 100; n < 110; n++) await collection.insertOne({ _id: n as never, n });
  await client.close();
  await server.close();
  return dataDir;
}

/** Flips a bit in the middle of one frame. */
function damageFrame(folder: string, kind: FileKind, number: number): void {
  const path = join(folder, kind === 'journal' ? 'journal-1.log' : 'snapshot-1.bson');
  const reader = new FrameReader(path, kind, 1);
  let found = reader.frameAt(reader.start)!;
  for (let at = 0; at < number; at++) found = reader.frameAt(found.end)!;
  reader.close();
  const bytes = readFileSync(path);
  bytes[Math.floor((found.at + found.end) / 2)]! ^= 8;
  writeFileSync(path, bytes);
}

async function idsOf(folder: string, database = 'test', name = 'c'): Promise<unknown[]> {
  const store = new Store(folder);
  try {
    return [...(store.find(database, name)?.records.values() ?? [])].map(({ doc }) => doc!['_id']);
  } finally {
    await store.close();
  }
}

describe('repair', () => {
  it('leaves an undamaged folder alone', async () => {
    const folder = await makeFolder();
    const before = readdirSync(folder);
    expect(await repairFolder(folder)).toEqual({ lost: [], documents: 110, aside: undefined });
    expect(readdirSync(folder)).toEqual(before);
    rmSync(folder, { recursive: true });
  });

  it('saves every good record, keeps the damaged files and says what is lost', async () => {
    const folder = await makeFolder();
    // The first frame contains the position of the previous change.
    damageFrame(folder, 'journal', 5);
    const refused = await runCommand(['--data', folder, '--socket', join(folder, 'x.sock')]);
    expect(refused.code).toBe(1);
    expect(refused.errors).toMatch(/journal-1\.log is damaged at byte \d+: .*repair --data/);
    const { code, output } = await runCommand(['repair', '--data', folder]);
    expect(output).toMatch(/saved 109 documents.*lost:\n {2}journal-1\.log: bytes \d+ to \d+\n$/s);
    expect(code).toBe(0);
    expect(await idsOf(folder)).toEqual(
      Array.from({ length: 110 }, (_, n) => n).filter((n) => n !== 104),
    );
    const aside = readdirSync(folder).find((name) => name.startsWith('damaged-'))!;
    expect(readdirSync(join(folder, aside)).toSorted()).toEqual([
      'journal-1.log',
      'snapshot-1.bson',
    ]);
    rmSync(folder, { recursive: true });
  });

  it('keeps documents whose collection is no longer known', async () => {
    const folder = await makeFolder();
    damageFrame(folder, 'snapshot', 0);
    const { lost, documents } = await repairFolder(folder);
    expect(lost).toHaveLength(1);
    expect(documents).toBe(110);
    const store = new Store(folder);
    const [recovered] = [...store.collections()];
    expect([recovered?.database, recovered?.count]).toEqual(['recovered', 110]);
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('leaves out a document whose binary is damaged, and names it', async () => {
    const folder = await makeFolder();
    const segment = join(folder, 'blobs-1.seg');
    const bytes = readFileSync(segment);
    bytes[70_000]! ^= 1;
    writeFileSync(segment, bytes);
    const { lost } = await repairFolder(folder);
    expect(lost).toEqual([expect.stringMatching(/^test\.c: the document 1: .*bad checksum/)]);
    expect((await idsOf(folder)).slice(0, 2)).toEqual([0, 2]);
    rmSync(folder, { recursive: true });
  });

  it('is refused while a server uses the folder', async () => {
    const folder = await makeFolder();
    const server = await spawnServer(folder);
    const { code, errors } = await runCommand(['repair', '--data', folder]);
    await server.kill();
    expect([code, errors]).toEqual([1, expect.stringMatching(/in use by process/)]);
    rmSync(folder, { recursive: true });
  });
});
