import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection, Document } from 'mongodb';
import { spawnOnSmallDisk, type SpawnedServer } from '../testing/spawned-server.ts';
import { temporaryFolder } from '../testing/test-server.ts';

const DISK_BYTES = 2_000_000;
const TEXT = 'z'.repeat(20_000);
const FULL = { code: 14031 };

const documents = ({ client }: SpawnedServer): Collection<Document> =>
  client.db('d').collection<Document>('c');

/** Inserts until the server refuses; returns the number of acknowledged inserts. */
async function fill(server: SpawnedServer, text = TEXT): Promise<number> {
  const [last] = await documents(server).find().sort({ _id: -1 }).limit(1).toArray();
  const before = last ? Number(last._id) + 1 : 0;
  for (let n = before; ; n++) {
    try {
      await documents(server).insertOne({ _id: n as never, text });
    } catch (error) {
      if ((error as { code?: number }).code !== FULL.code) throw error;
      return n - before;
    }
  }
}

describe('a disk that is full to the last byte', () => {
  let dataDir: string;
  const started: SpawnedServer[] = [];
  const onSmallDisk = async (bytes = DISK_BYTES): Promise<SpawnedServer> => {
    const server = await spawnOnSmallDisk(dataDir, bytes);
    started.push(server);
    return server;
  };
  beforeEach(() => {
    dataDir = temporaryFolder();
  });
  afterEach(async () => {
    for (const server of started.splice(0)) await server.kill();
    rmSync(dataDir, { recursive: true });
  });

  it('accepts deletions, which make room for new writes', async () => {
    const server = await onSmallDisk();
    const count = await fill(server);
    expect(count).toBeGreaterThan(20);
    // Growing writes are refused while the reserve exists for the others.
    expect(existsSync(join(dataDir, 'reserve'))).toBe(true);
    await expect(
      documents(server).updateOne({ _id: 0 as never }, { $set: { more: TEXT } }),
    ).rejects.toMatchObject(FULL);
    await expect(documents(server).createIndex({ text: 1 })).rejects.toMatchObject(FULL);
    await expect(server.client.db('d').createCollection('other')).rejects.toMatchObject(FULL);
    const { deletedCount } = await documents(server).deleteMany({
      _id: { $lt: count - 5 } as never,
    });
    expect(deletedCount).toBe(count - 5);
    await server.client.db('d').command({ compact: 'c' });
    expect(await fill(server)).toBeGreaterThan(count - 15);
    await server.kill();
  });

  it('opens after a kill, reads, deletes and compacts', async () => {
    const first = await onSmallDisk();
    const count = await fill(first);
    // Small writes fill the remaining space, so that even the lock has none.
    await fill(first, 'z');
    await first.kill();
    const again = await onSmallDisk();
    expect(await documents(again).countDocuments({ text: TEXT })).toBe(count);
    await documents(again).deleteMany({ _id: { $gte: 5 } as never });
    await again.client.db('d').command({ compact: 'c' });
    await documents(again).insertOne({ _id: -1 as never, text: TEXT });
    await again.kill();
    const last = await onSmallDisk();
    expect(await documents(last).countDocuments()).toBe(6);
    await last.kill();
  });

  it('drops collections and indexes', async () => {
    const server = await onSmallDisk();
    await server.client.db('d').collection('small').createIndex({ n: 1 });
    await fill(server);
    await fill(server, 'z');
    await server.client.db('d').collection('small').dropIndexes();
    await documents(server).drop();
    await server.client.db('d').command({ compact: 'c' });
    await server.client.db('d').collection('small').insertOne({ text: TEXT });
    expect(await server.client.db('d').collection('small').findOne({ text: TEXT })).not.toBeNull();
    await server.kill();
  });

  it('accepts writes again when the disk gets more room', async () => {
    const server = await onSmallDisk();
    const count = await fill(server);
    await server.kill();
    const larger = await onSmallDisk(DISK_BYTES * 2);
    await documents(larger).insertOne({ _id: count as never, text: TEXT });
    expect(await documents(larger).countDocuments()).toBe(count + 1);
    await larger.kill();
  });
});
