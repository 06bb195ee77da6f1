import { MongoServerError, type ClientSession, type Collection, type Document } from 'mongodb';
import { nameOf, openTestServer, type TestServer } from '../testing/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await openTestServer();
});
afterAll(() => test.close());

type Write = (collection: Collection<Document>, session?: ClientSession) => Promise<unknown>;

let counter = 0;
async function prepared(): Promise<Collection<Document>> {
  const collection = test.db.collection<Document>(nameOf('race', String(counter++)));
  await collection.createIndex({ email: 1 }, { unique: true, sparse: true });
  await collection.createIndex({ n: 1 });
  await collection.insertMany([1, 2, 3].map((n) => ({ _id: n as never, n })));
  return collection;
}

async function codeOf(work: Promise<unknown>): Promise<number> {
  try {
    await work;
    return 0;
  } catch (error) {
    if (error instanceof MongoServerError) return Number(error.code);
    throw error;
  }
}

async function inTransactions(
  count: number,
  work: (...sessions: ClientSession[]) => Promise<void>,
): Promise<void> {
  const sessions = Array.from({ length: count }, () => test.client.startSession());
  try {
    for (const session of sessions) session.startTransaction();
    await work(...sessions);
  } finally {
    await Promise.all(sessions.map((session) => session.endSession()));
  }
}

const takesKey: Write = (collection, session) =>
  collection.insertOne({ email: 'one' }, session ? { session } : {});
const changesDocument: Write = (collection, session) =>
  collection.updateOne({ _id: 1 as never }, { $inc: { n: 10 } }, session ? { session } : {});
const changesRange: Write = (collection, session) =>
  collection.updateMany(
    { n: { $gte: 1, $lt: 3 } },
    { $inc: { n: 10 } },
    session ? { session } : {},
  );
const removesRange: Write = (collection, session) =>
  collection.deleteMany({ n: { $gte: 2 } }, session ? { session } : {});

const RACES: [string, Write, Write][] = [
  ['one unique key', takesKey, takesKey],
  ['one document', changesDocument, changesDocument],
  ['one range', changesRange, changesRange],
  ['two ranges that overlap', changesRange, removesRange],
  ['a document and a range', changesDocument, changesRange],
];

describe('a race', () => {
  it.each(RACES)('of two transactions for %s has one winner', async (_name, first, second) => {
    const collection = await prepared();
    await inTransactions(2, async (a, b) => {
      await collection.findOne({}, { session: b! });
      await first(collection, a);
      expect(await codeOf(second(collection, b))).toBe(112);
      await a!.commitTransaction();
      expect(await codeOf(b!.commitTransaction())).toBe(251);
    });
  });

  it.each(RACES)(
    'for %s is won by the second transaction after the first aborts',
    async (_name, first, second) => {
      const collection = await prepared();
      await inTransactions(2, async (a, b) => {
        await first(collection, a);
        await a!.abortTransaction();
        expect(await codeOf(second(collection, b))).toBe(0);
        expect(await codeOf(b!.commitTransaction())).toBe(0);
      });
    },
  );

  it.each(RACES)(
    'for %s is lost by a transaction that began before an outside write',
    async (_name, first, second) => {
      const collection = await prepared();
      await inTransactions(1, async (a) => {
        await collection.findOne({}, { session: a! });
        await first(collection);
        expect(await codeOf(second(collection, a))).toBe(112);
      });
    },
  );

  it('for a unique key makes an outside write wait, and fail after a commit', async () => {
    const collection = await prepared();
    await inTransactions(1, async (a) => {
      await takesKey(collection, a);
      const outside = codeOf(takesKey(collection));
      await a!.commitTransaction();
      expect(await outside).toBe(11000);
    });
    expect(await collection.countDocuments({ email: 'one' })).toBe(1);
  });

  it('for a unique key makes an outside write wait, and succeed after an abort', async () => {
    const collection = await prepared();
    await inTransactions(1, async (a) => {
      await takesKey(collection, a);
      const outside = codeOf(takesKey(collection));
      await a!.abortTransaction();
      expect(await outside).toBe(0);
    });
    expect(await collection.countDocuments({ email: 'one' })).toBe(1);
  });

  it('for a range makes an outside write wait for the whole range', async () => {
    const collection = await prepared();
    await inTransactions(1, async (a) => {
      await changesRange(collection, a);
      const outside = collection.updateMany({ n: { $gte: 0 } }, { $inc: { n: 100 } });
      await a!.commitTransaction();
      expect((await outside).modifiedCount).toBe(3);
    });
    const found = await collection.find().sort({ _id: 1 }).toArray();
    expect(found.map((doc) => doc['n'] as number)).toEqual([111, 112, 103]);
  });

  it('of many outside writes for one unique key has one winner', async () => {
    const collection = await prepared();
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(takesKey(collection))));
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([0, 11000]));
  });

  it('of many upserts for one key creates one document', async () => {
    const collection = await prepared();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        collection.updateOne({ email: 'same' }, { $inc: { n: 1 } }, { upsert: true }),
      ),
    );
    expect(await collection.find({ email: 'same' }).toArray()).toMatchObject([{ n: 20 }]);
  });

  it('of two transactions that create one collection has two winners', async () => {
    const made = test.db.collection<Document>(nameOf('made', String(counter++)));
    await inTransactions(2, async (a, b) => {
      await made.insertOne({ by: 'a' }, { session: a! });
      await made.insertOne({ by: 'b' }, { session: b! });
      await a!.commitTransaction();
      await b!.commitTransaction();
    });
    expect(await made.countDocuments()).toBe(2);
  });
});
