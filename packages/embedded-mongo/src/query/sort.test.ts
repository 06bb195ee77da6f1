import {
  Binary,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  type Document,
} from 'mongodb';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await openTestServer();
});
afterAll(() => test.close());

/** MongoDB's order of types, with at least one value of each. */
const ascending: unknown[] = [
  new MinKey(),
  null,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  Long.MIN_VALUE,
  -5,
  Decimal128.fromString('-4.5'),
  new Double(-1),
  0,
  Decimal128.fromString('1E-400'),
  0.1,
  Long.fromNumber(3),
  3.5,
  Long.fromString('9007199254740992'),
  Long.fromString('9007199254740993'),
  1e300,
  Number.POSITIVE_INFINITY,
  '',
  'A',
  'a',
  'ab',
  '\u00e9',
  { a: 1 },
  { a: 2 },
  { b: 0 },
  { a: 'x' },
  new Binary(Buffer.from('')),
  new Binary(Buffer.from('z')),
  new Binary(Buffer.from('aa')),
  new ObjectId('000000000000000000000001'),
  new ObjectId('ff0000000000000000000000'),
  false,
  true,
  new Date(-1000),
  new Date(0),
  new Date(1000),
  new Timestamp({ t: 1, i: 2 }),
  new Timestamp({ t: 2, i: 1 }),
  /a/,
  /b/,
  new MaxKey(),
];

describe('sort', () => {
  it('orders every type like MongoDB, with and without an index, in both directions', async () => {
    const collection = test.db.collection<Document>('types');
    const shuffled = ascending
      .map((v, at) => ({ _id: at as never, v }))
      .sort((a, b) => ((Number(a._id) * 7919) % 41) - ((Number(b._id) * 7919) % 41));
    await collection.insertMany(shuffled);
    const order = [...ascending.keys()];
    const ids = async (direction: 1 | -1): Promise<unknown[]> =>
      (await collection.find().sort({ v: direction }).toArray()).map(
        (doc) => doc['_id'] as unknown,
      );
    expect(await ids(1)).toEqual(order);
    expect(await ids(-1)).toEqual(order.toReversed());
    await collection.createIndex({ v: 1 });
    expect(await ids(1)).toEqual(order);
    expect(await ids(-1)).toEqual(order.toReversed());
    await collection.dropIndexes();
    await collection.createIndex({ v: -1 });
    expect(await ids(1)).toEqual(order);
    expect(await ids(-1)).toEqual(order.toReversed());
  });

  it('sorts arrays by their least and greatest elements and missing values as null', async () => {
    const collection = test.db.collection<Document>('arrays');
    await collection.insertMany([
      { _id: 0 as never, v: [5, 1] },
      { _id: 1 as never, v: 3 },
      { _id: 2 as never, v: [] },
      { _id: 3 as never },
      { _id: 4 as never, v: [2, 9] },
    ]);
    const ids = async (direction: 1 | -1): Promise<unknown[]> =>
      (await collection.find().sort({ v: direction }).toArray()).map(
        (doc) => doc['_id'] as unknown,
      );
    expect(await ids(1)).toEqual([2, 3, 0, 4, 1]);
    expect(await ids(-1)).toEqual([4, 0, 1, 3, 2]);
    await collection.createIndex({ v: 1 });
    expect(await ids(1)).toEqual([2, 3, 0, 4, 1]);
    expect(await ids(-1)).toEqual([4, 0, 1, 3, 2]);
  });

  it('sorts by several fields, skips and limits', async () => {
    const collection = test.db.collection<Document>('several');
    await collection.insertMany(
      Array.from({ length: 40 }, (_, at) => ({ _id: at as never, a: at % 4, b: { c: -at } })),
    );
    const found = await collection.find().sort({ a: -1, 'b.c': 1 }).skip(2).limit(3).toArray();
    expect(found.map((doc) => doc['_id'] as unknown)).toEqual([31, 27, 23]);
  });

  it.each([
    [{ a: 2 }, 15975],
    [{ a: 'x' }, 15974],
  ])('refuses the sort %j with %d', async (sort, code) => {
    await expect(test.db.command({ find: 'several', sort })).rejects.toMatchObject({ code });
  });
});
