import { MongoClient, type Document } from 'mongodb';
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { openServer } from '../server.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { defaultMaxMemory, heapFor, type CeilingOptions } from './ceiling.ts';

const FULL = { code: 146, codeName: 'ExceededMemoryLimit' };
const TEXT = 'w'.repeat(1000);

async function withCeiling(
  ceiling: CeilingOptions,
  work: (client: MongoClient) => Promise<void>,
): Promise<void> {
  const dataDir = temporaryFolder();
  const server = await openServer({ dataDir, socketPath: join(dataDir, 's.sock'), ...ceiling });
  const client = await new MongoClient(server.uri).connect();
  try {
    await work(client);
  } finally {
    await client.close();
    await server.close();
    rmSync(dataDir, { recursive: true });
  }
}

async function fill(client: MongoClient): Promise<number> {
  for (let n = 0; ; n++) {
    try {
      await client
        .db('d')
        .collection<Document>('c')
        .insertOne({ _id: n as never, text: TEXT });
    } catch (error) {
      if ((error as { code?: number }).code !== FULL.code) throw error;
      return n;
    }
  }
}

describe('the memory ceiling', () => {
  it('refuses growth, loses nothing, and still allows reads, shrinking and deletions', () =>
    withCeiling({ maxMemory: 200_000 }, async (client) => {
      const c = client.db('d').collection<Document>('c');
      const stored = await fill(client);
      expect(stored).toBeGreaterThan(50);
      expect(await c.countDocuments()).toBe(stored);
      await expect(
        c.updateOne({ _id: 0 as never }, { $set: { text: TEXT.repeat(3) } }),
      ).rejects.toMatchObject(FULL);
      expect((await c.findOne({ _id: 0 as never }))!['text']).toBe(TEXT);
      await c.updateOne({ _id: 0 as never }, { $set: { text: 'short' } });
      await c.deleteMany({ _id: { $lt: 10 as never } });
      await c.insertOne({ text: TEXT });
      const { embedded } = await client.db().admin().serverStatus();
      const { memory } = embedded as { memory: { usedBytes: number; maxBytes: number } };
      expect(memory.maxBytes).toBe(200_000);
      expect(memory.usedBytes).toBeLessThanOrEqual(200_000);
    }));

  it('refuses the commit of a transaction as a whole', () =>
    withCeiling({ maxMemory: 200_000 }, async (client) => {
      const c = client.db('d').collection<Document>('c');
      await c.insertOne({ _id: 'before' as never });
      const session = client.startSession();
      session.startTransaction();
      for (let n = 0; n < 300; n++) await c.insertOne({ text: TEXT }, { session });
      await expect(session.commitTransaction()).rejects.toMatchObject(FULL);
      await session.endSession();
      expect(await c.countDocuments()).toBe(1);
      await c.insertOne({ text: TEXT });
    }));

  it('refuses an index that does not fit', () =>
    withCeiling({ maxMemory: 200_000 }, async (client) => {
      const stored = await fill(client);
      await expect(client.db('d').collection('c').createIndex({ text: 1 })).rejects.toMatchObject(
        FULL,
      );
      expect(await client.db('d').collection('c').countDocuments()).toBe(stored);
    }));

  it('limits the number of documents', () =>
    withCeiling({ maxDocuments: 5 }, async (client) => {
      expect(await fill(client)).toBe(5);
      await client
        .db('d')
        .collection('c')
        .updateOne({}, { $set: { text: TEXT.repeat(9) } });
      await client.db('d').collection('c').deleteOne({});
      await client.db('d').collection('c').insertOne({});
    }));

  it('leaves part of the heap free for the server’s own work', () => {
    expect(defaultMaxMemory(1000)).toBe(600);
    expect(heapFor(600)).toBe(1000);
  });
});
