import { openTestServer, type TestServer } from '../testing/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await openTestServer();
});
afterAll(() => test.close());

const scanned = async (name: string, sort = 1): Promise<unknown[]> => {
  const all = test.db.collection<{ _id: number }>(name).find({}, { hint: { $natural: sort } });
  return (await all.toArray()).map(({ _id }) => _id);
};

describe('scans between writes', () => {
  it('see added records in insertion order, and no deleted record', async () => {
    const numbers = test.db.collection<{ _id: number }>('numbers');
    await numbers.insertMany([{ _id: 3 }, { _id: 1 }, { _id: 2 }]);
    expect(await scanned('numbers')).toEqual([3, 1, 2]);
    await numbers.insertOne({ _id: 0 });
    expect(await scanned('numbers')).toEqual([3, 1, 2, 0]);
    await numbers.deleteOne({ _id: 1 });
    expect(await scanned('numbers')).toEqual([3, 2, 0]);
    await numbers.insertOne({ _id: 1 });
    expect(await scanned('numbers')).toEqual([3, 2, 0, 1]);
    expect(await scanned('numbers', -1)).toEqual([1, 0, 2, 3]);
  });

  it('see no record of an aborted transaction', async () => {
    const kept = test.db.collection<{ _id: number }>('kept');
    await kept.insertOne({ _id: 1 });
    expect(await scanned('kept')).toEqual([1]);
    await test.client.withSession(async (session) => {
      session.startTransaction();
      await kept.insertOne({ _id: 2 }, { session });
      expect(await scanned('kept')).toEqual([1]);
      await session.abortTransaction();
    });
    await kept.insertOne({ _id: 3 });
    expect(await scanned('kept')).toEqual([1, 3]);
  });
});
