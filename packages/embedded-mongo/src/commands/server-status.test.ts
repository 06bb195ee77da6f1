import type { Document } from 'mongodb';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await openTestServer();
});
afterAll(() => test.close());

describe('serverStatus', () => {
  it('counts connections, operations, cursors, transactions, commits and snapshots', async () => {
    const { client, db, server } = test;
    const status = (): Promise<Document> => db.admin().serverStatus();
    const c = db.collection<Document>('c');
    const before = await status();
    await c.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }]);
    await c.updateMany({}, { $inc: { n: 1 } });
    await c.deleteOne({ n: 2 });
    const cursor = c.find({}, { batchSize: 1 });
    await cursor.next();
    const session = client.startSession();
    session.startTransaction();
    await c.insertOne({ n: 9 }, { session });
    const during = await status();
    await session.commitTransaction();
    await session.endSession();
    await cursor.close();
    await server.store.compact();
    const after = await status();

    const grown = (name: string): number => after['opcounters'][name] - before['opcounters'][name];
    expect({
      insert: grown('insert'),
      update: grown('update'),
      delete: grown('delete'),
      query: grown('query'),
    }).toEqual({ insert: 4, update: 1, delete: 1, query: 1 });
    expect(during['metrics'].cursor.open.total).toBe(1);
    expect(during['transactions'].currentOpen).toBe(1);
    expect(after['transactions']).toMatchObject({ currentOpen: 0, totalCommitted: 1 });
    expect(after['connections'].current).toBeGreaterThan(0);
    expect(after['connections'].totalCreated).toBeGreaterThan(0);
    expect(after['mem'].resident).toBeGreaterThan(0);
    const { journal, snapshots, documents, memory } = after['embedded'];
    expect(documents.count).toBe(3);
    expect(journal.commits - before['embedded'].journal.commits).toBe(4);
    expect(journal.failures).toBe(0);
    expect(snapshots.count).toBe(1);
    expect(snapshots.bytes).toBeGreaterThan(0);
    expect(memory.usedBytes).toBeGreaterThan(0);
    expect(memory.usedBytes).toBeLessThan(memory.maxBytes);
  });
});
