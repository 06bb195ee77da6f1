import { MongoServerError, type ClientSession, type Collection, type Document } from 'mongodb';
import { nameOf, openTestServer, type TestServer } from '../testing/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await openTestServer();
});
afterAll(() => test.close());

let counter = 0;
async function prepared(): Promise<Collection<Document>> {
  const collection = test.db.collection<Document>(nameOf('tx', String(counter++)));
  await collection.createIndex(
    { email: 1 },
    { unique: true, partialFilterExpression: { email: { $exists: true } } },
  );
  await collection.insertMany([
    { _id: 1 as never, n: 1, email: 'one' },
    { _id: 2 as never, n: 2, email: 'two' },
  ]);
  return collection;
}

async function withSessions(
  work: (a: ClientSession, b: ClientSession) => Promise<void>,
): Promise<void> {
  const a = test.client.startSession();
  const b = test.client.startSession();
  try {
    a.startTransaction();
    b.startTransaction();
    await work(a, b);
  } finally {
    await a.endSession();
    await b.endSession();
  }
}

async function failure(work: Promise<unknown>): Promise<MongoServerError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof MongoServerError) return error;
    throw error;
  }
  throw new Error('expected a refusal');
}

function expectConflict(error: MongoServerError): void {
  expect(error.code).toBe(112);
  expect(error.hasErrorLabel('TransientTransactionError')).toBe(true);
}

describe('transactions', () => {
  it('are invisible until they commit and read their own writes', async () => {
    const collection = await prepared();
    await withSessions(async (a) => {
      await collection.insertOne({ _id: 3 as never, n: 3 }, { session: a });
      await collection.updateOne({ n: 1 }, { $set: { n: 10 } }, { session: a });
      await collection.deleteOne({ n: 2 }, { session: a });
      const inside = await collection.find({}, { session: a }).sort({ n: 1 }).toArray();
      expect(inside.map((doc) => doc['n'] as unknown)).toEqual([3, 10]);
      const outside = await collection.find().sort({ n: 1 }).toArray();
      expect(outside.map((doc) => doc['n'] as unknown)).toEqual([1, 2]);
      await a.commitTransaction();
      expect(
        (await collection.find().sort({ n: 1 }).toArray()).map((doc) => doc['n'] as unknown),
      ).toEqual([3, 10]);
    });
  });

  it('read a snapshot, through indexes too', async () => {
    const collection = await prepared();
    await collection.createIndex({ n: 1 });
    await withSessions(async (a) => {
      expect(await collection.countDocuments({ n: { $gt: 0 } }, { session: a })).toBe(2);
      await collection.updateOne({ n: 1 }, { $set: { n: 100 } });
      await collection.insertOne({ n: 50 });
      await collection.deleteOne({ n: 2 });
      const seen = await collection
        .find({ n: { $gt: 0 } }, { session: a })
        .sort({ n: -1 })
        .toArray();
      expect(seen.map((doc) => doc['n'] as unknown)).toEqual([2, 1]);
      expect(await collection.findOne({ _id: 1 as never }, { session: a })).toMatchObject({ n: 1 });
      await a.commitTransaction();
    });
    const now = await collection
      .find({ n: { $gt: 0 } })
      .sort({ n: 1 })
      .toArray();
    expect(now.map((doc) => doc['n'] as unknown)).toEqual([50, 100]);
  });

  it('leave nothing when they abort', async () => {
    const collection = await prepared();
    await withSessions(async (a) => {
      await collection.insertOne({ email: 'new' }, { session: a });
      await collection.updateMany({}, { $set: { n: 0 } }, { session: a });
      await a.abortTransaction();
    });
    expect(await collection.countDocuments({ n: 0 })).toBe(0);
    await collection.insertOne({ email: 'new' });
  });

  it('conflict if two change one document, and exactly one of them wins', async () => {
    const collection = await prepared();
    await withSessions(async (a, b) => {
      await collection.findOne({ _id: 1 as never }, { session: b });
      await collection.updateOne({ _id: 1 as never }, { $inc: { n: 1 } }, { session: a });
      expectConflict(
        await failure(
          collection.updateOne({ _id: 1 as never }, { $inc: { n: 1 } }, { session: b }),
        ),
      );
      await a.commitTransaction();
    });
    expect(await collection.findOne({ _id: 1 as never })).toMatchObject({ n: 2 });
  });

  it('conflict on a document changed since their snapshot', async () => {
    const collection = await prepared();
    await withSessions(async (a) => {
      await collection.findOne({}, { session: a });
      await collection.updateOne({ _id: 1 as never }, { $inc: { n: 1 } });
      expectConflict(
        await failure(
          collection.updateOne({ _id: 1 as never }, { $inc: { n: 1 } }, { session: a }),
        ),
      );
    });
  });

  it.each<[string, Document, Document]>([
    ['a unique key', { email: 'same' }, { email: 'same' }],
    ['an _id', { _id: 7 }, { _id: 7 }],
  ])('conflict if two insert %s, and exactly one of them wins', async (_name, first, second) => {
    const collection = await prepared();
    await withSessions(async (a, b) => {
      await collection.insertOne({ ...first }, { session: a });
      expectConflict(await failure(collection.insertOne({ ...second }, { session: b })));
      await a.commitTransaction();
    });
    expect(await collection.countDocuments(first)).toBe(1);
    expect((await failure(collection.insertOne({ ...second }))).code).toBe(11000);
  });

  it('keep a freed key taken until they commit', async () => {
    const collection = await prepared();
    await withSessions(async (a, b) => {
      await collection.updateOne({ _id: 1 as never }, { $set: { email: 'moved' } }, { session: a });
      await collection.insertOne({ email: 'one' }, { session: a });
      expectConflict(await failure(collection.insertOne({ email: 'one' }, { session: b })));
      await a.commitTransaction();
    });
    expect(await collection.countDocuments({ email: 'one' })).toBe(1);
  });

  it('end with 11000 on a duplicate of an earlier committed key', async () => {
    const collection = await prepared();
    await withSessions(async (a) => {
      const error = await failure(collection.insertOne({ email: 'two' }, { session: a }));
      expect(error).toMatchObject({
        code: 11000,
        keyPattern: { email: 1 },
        keyValue: { email: 'two' },
      });
      const after = await failure(collection.insertOne({ email: 'three' }, { session: a }));
      expect(after.code).toBe(251);
      expect(after.hasErrorLabel('TransientTransactionError')).toBe(true);
    });
  });

  it('make a write outside transactions wait until they end', async () => {
    const collection = await prepared();
    await withSessions(async (a) => {
      await collection.updateOne({ _id: 1 as never }, { $set: { n: 5 } }, { session: a });
      const waiting = collection.updateOne({ _id: 1 as never }, { $inc: { n: 1 } });
      const bounded = failure(
        collection.updateOne({ _id: 1 as never }, { $inc: { n: 1 } }, { maxTimeMS: 50 }),
      );
      expect((await bounded).code).toBe(50);
      await a.commitTransaction();
      await waiting;
    });
    expect(await collection.findOne({ _id: 1 as never })).toMatchObject({ n: 6 });
  });

  it('retry conflicts with withTransaction until every increment counts', async () => {
    const collection = await prepared();
    await Promise.all(
      Array.from({ length: 8 }, () =>
        test.client.withSession((session) =>
          session.withTransaction(async () => {
            const doc = await collection.findOne({ _id: 1 as never }, { session });
            await collection.updateOne(
              { _id: 1 as never },
              { $set: { n: Number(doc?.['n']) + 1 } },
              { session },
            );
          }),
        ),
      ),
    );
    expect(await collection.findOne({ _id: 1 as never })).toMatchObject({ n: 9 });
  });

  it('treat a repeated commit as the same commit, and a retryable write as the same write', async () => {
    const collection = await prepared();
    const session = test.client.startSession();
    session.startTransaction();
    await collection.insertOne({ n: 77 }, { session });
    await session.commitTransaction();
    await session.commitTransaction();
    await session.endSession();
    expect(await collection.countDocuments({ n: 77 })).toBe(1);
    // Never ended, because its number must not return to the session pool of other tests.
    const retried = test.client.startSession();
    const command = {
      update: collection.collectionName,
      updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }],
      txnNumber: 1_000_000n,
    };
    await test.db.command(command, { session: retried });
    const reply = await test.db.command(command, { session: retried });
    expect(reply['nModified']).toBe(1);
    expect(await collection.findOne({ _id: 1 as never })).toMatchObject({ n: 2 });
  });

  it('refuse catalog changes', async () => {
    const collection = await prepared();
    await withSessions(async (a) => {
      expect((await failure(collection.createIndex({ z: 1 }, { session: a }))).code).toBe(263);
    });
  });
});
