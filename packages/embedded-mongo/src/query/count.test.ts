import type { Document } from 'mongodb';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await openTestServer();
  const c = test.db.collection<Document>('c');
  await c.createIndexes([
    { key: { a: 1, b: -1 } },
    { key: { l: 1 } },
    { key: { s: 1 }, sparse: true },
    { key: { d: 1 } },
  ]);
  await c.insertMany(
    Array.from({ length: 300 }, (_, n) => ({
      _id: n as never,
      a: n % 3 === 0 ? null : `t${n % 5}`,
      b: n % 7,
      l: [n % 4, n % 6],
      d: n % 11 === 0 ? NaN : n,
      ...(n % 2 === 0 && { s: 1 }),
    })),
  );
});
afterAll(() => test.close());

const filters: Document[] = [
  {},
  { a: 't1' },
  { a: 't1', b: 3 },
  { b: 3, a: { $in: ['t1', 't2', 't1'] } },
  { a: 't1', b: { $gt: 2 } },
  { a: 't1', b: { $gte: 2, $lt: 5 } },
  { a: { $gt: 't1' } },
  { a: { $gt: 't1' }, b: 3 },
  { a: null },
  { a: { $in: ['t1', null] } },
  { a: { $gte: 't1', $lt: 5 } },
  { l: 1 },
  { l: { $gt: 1, $lt: 3 } },
  { s: 1 },
  { s: { $gte: 0 } },
  { d: { $lt: 50 } },
  { d: { $gt: 50 } },
  { d: NaN },
  { d: { $ne: 5 } },
  { d: { $not: { $gt: 5 } } },
  { a: { $exists: true } },
  { a: /^t1/ },
  { a: 't1', z: 5 },
  { $or: [{ a: 't1' }, { a: 't2' }] },
  { a: { $eq: 't1', $in: ['t2'] } },
];

it.each(filters.map((filter) => [JSON.stringify(filter), filter] as const))(
  'counts %s as the documents are that it finds',
  async (_name, filter) => {
    const c = test.db.collection<Document>('c');
    const { length } = await c.find(filter, { hint: { $natural: 1 } }).toArray();
    const { n } = await test.db.command({ count: 'c', query: filter });
    expect([await c.countDocuments(filter), n]).toEqual([length, length]);
  },
);

it('counts what is committed while a transaction holds an older version', async () => {
  const c = test.db.collection<Document>('c');
  await test.client.withSession(async (session) => {
    session.startTransaction();
    await c.findOne({ a: 't1' }, { session });
    const inside = await c.countDocuments({ a: 't1' }, { session });
    await c.updateMany({ a: 't1' }, { $set: { a: 'other' } });
    expect(await c.countDocuments({ a: 't1' })).toBe(0);
    expect(await c.countDocuments({ a: 't1' }, { session })).toBe(inside);
    await session.abortTransaction();
  });
  expect(await c.countDocuments({ a: 't1' })).toBe(0);
});
