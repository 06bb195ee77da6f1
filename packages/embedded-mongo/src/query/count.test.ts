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
    { key: { l: 1, m: 1, b: 1 } },
    { key: { 'o.p': 1 } },
    { key: { 'e.x': 1, 'e.y': 1 } },
  ]);
  await c.insertMany(
    Array.from({ length: 300 }, (_, n) => ({
      _id: n as never,
      a: n % 3 === 0 ? null : `t${n % 5}`,
      b: n % 7,
      l: [n % 4, n % 6],
      d: n % 11 === 0 ? NaN : n,
      ...(n % 2 === 0 && { s: 1 }),
      ...(n % 4 !== 0 && { m: n % 4 === 1 ? null : n % 3 }),
      o: n % 9 === 0 ? n : n % 2 === 0 ? { p: n % 4 } : {},
      e: [
        { x: n % 2, y: n % 3 },
        { x: n % 2, y: n % 5 },
      ],
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
  { a: { $gte: null } },
  { a: { $ne: null } },
  { a: null, b: 3 },
  { l: 1, m: null },
  { l: 1, m: null, b: { $gt: 2 } },
  { l: 1, m: { $in: [null, 2] } },
  { l: { $in: [1, 2] }, m: null },
  { l: null },
  { l: { $gte: 1 }, m: null },
  { 'o.p': null },
  { 'o.p': 2 },
  { 'e.x': 1 },
  { 'e.x': 1, 'e.y': 2 },
];

it.each(filters.map((filter) => [JSON.stringify(filter), filter] as const))(
  'counting %s gives the number of documents that it finds',
  async (_name, filter) => {
    const c = test.db.collection<Document>('c');
    const { length } = await c.find(filter, { hint: { $natural: 1 } }).toArray();
    const { n } = await test.db.command({ count: 'c', query: filter });
    expect([await c.countDocuments(filter), n]).toEqual([length, length]);
  },
);

it('counts by an index while a transaction reads the earlier entries', async () => {
  const c = test.db.collection<Document>('kept');
  await c.createIndexes([{ key: { pools: 1, gone: 1 } }]);
  await c.insertMany(
    Array.from({ length: 40 }, (_, n) => ({ _id: n as never, pools: [n % 3, n % 5], gone: null })),
  );
  const inFirst = { pools: 1, gone: null };
  await test.client.withSession(async (session) => {
    session.startTransaction();
    await c.findOne({ _id: 1 as never }, { session });
    // Is added, removed, removed and added again, deleted, and new.
    await c.updateOne({ _id: 3 as never }, { $push: { pools: 1 as never } });
    await c.updateOne({ _id: 1 as never }, { $set: { pools: [0] } });
    await c.updateOne({ _id: 4 as never }, { $set: { gone: new Date(0) } });
    await c.updateOne({ _id: 6 as never }, { $set: { pools: [] } });
    await c.updateOne({ _id: 6 as never }, { $set: { pools: [1] } });
    await c.deleteOne({ _id: 7 as never });
    await c.insertOne({ _id: 99 as never, pools: [1, 2], gone: null });
    const found = await c.find(inFirst, { hint: { $natural: 1 } }).toArray();
    const plan = await c.find(inFirst).explain('executionStats');
    expect(plan['executionStats'].nReturned).toBe(found.length);
    expect(await c.countDocuments(inFirst)).toBe(found.length);
    await session.abortTransaction();
    expect(await c.countDocuments(inFirst)).toBe(found.length);
  });
});

it('counts committed documents while a transaction reads an older version', async () => {
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
