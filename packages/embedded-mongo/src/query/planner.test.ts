import type { Document, Sort } from 'mongodb';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await openTestServer();
  const rows = test.db.collection<Document>('rows');
  await rows.createIndexes([
    { key: { t: 1, a: 1, _id: 1 } },
    { key: { t: 1, s: 1, a: -1, _id: -1 } },
    { key: { tags: 1 } },
    { key: { t: 1, words: 1 } },
    { key: { p: 1 }, partialFilterExpression: { live: true } },
    { key: { keys: 1 } },
  ]);
  await rows.insertMany(
    Array.from({ length: 3000 }, (_, n) => ({
      _id: n as never,
      t: n % 3,
      a: Math.floor(((n * 7919) % 3000) / 2),
      s: n % 5,
      tags: [`x${n % 10}`, `y${n % 7}`],
      words: [`word${n}`, 'common'],
      keys: [`key${n}`],
      p: n,
      live: n % 2 === 0,
    })),
  );
});
afterAll(() => test.close());

interface Case {
  filter: Document;
  sort?: Sort;
  limit?: number;
  most: number;
  /** Index entries walked; an array has several for each document. */
  maxKeys?: number;
}

const cases: [name: string, query: Case][] = [
  ['equality, sort and limit', { filter: { t: 1 }, sort: { a: 1, _id: 1 }, limit: 10, most: 10 }],
  [
    'a common prefix and a rare one, in either order',
    {
      filter: { t: 1, $and: [{ words: /^com/ }, { words: /^word12/ }] },
      sort: { a: 1, _id: 1 },
      most: 50,
    },
  ],
  [
    'two common prefixes of lists, by what both have',
    { filter: { $and: [{ tags: /^x1/ }, { tags: /^y1/ }] }, most: 45 },
  ],
  [
    'all of several elements, by what all have',
    { filter: { tags: { $all: ['x1', 'y1'] } }, most: 45 },
  ],
  [
    'any of several rare elements, beside a point that holds very many',
    { filter: { t: 1, keys: { $in: ['key1', 'key4', 'key9'] } }, most: 3 },
  ],
  [
    'a point without an order, by an index that has each document once',
    { filter: { t: 1, q: null }, most: 1000, maxKeys: 1000 },
  ],
  ['the same backwards', { filter: { t: 1 }, sort: { a: -1, _id: -1 }, limit: 10, most: 10 }],
  [
    'a range with its sort',
    { filter: { t: 1, a: { $gt: 500, $lte: 900 } }, sort: { a: 1 }, limit: 5, most: 5 },
  ],
  [
    'a keyset page',
    {
      filter: { t: 1, $or: [{ a: { $lt: 700 } }, { a: 700, _id: { $lt: 50 } }] },
      sort: { a: -1, _id: -1 },
      limit: 10,
      most: 12,
    },
  ],
  [
    'a keyset page upwards',
    {
      filter: { t: 2, $or: [{ a: { $gt: 700 } }, { a: 700, _id: { $gt: 50 } }] },
      sort: { a: 1, _id: 1 },
      limit: 10,
      most: 12,
    },
  ],
  [
    '$in with a sort after it',
    { filter: { t: 0, s: { $in: [1, 3] } }, sort: { a: -1, _id: -1 }, limit: 10, most: 10 },
  ],
  [
    'a rare prefix under another sort',
    {
      filter: { t: 1, words: /^word299/ },
      sort: { a: -1, _id: -1 },
      limit: 10,
      most: 11,
    },
  ],
  [
    'a common prefix under another sort, in the order of the sort',
    { filter: { t: 1, words: /^com/ }, sort: { a: -1, _id: -1 }, limit: 10, most: 10 },
  ],
  [
    'a common element under another sort, in the order of the sort',
    { filter: { t: 1, words: 'common' }, sort: { a: -1, _id: -1 }, limit: 10, most: 10 },
  ],
  ['$in on a list', { filter: { tags: { $in: ['x1', 'x2'] } }, most: 600 }],
  ['_id', { filter: { _id: 7 }, most: 1 }],
  ['a partial index', { filter: { p: 8, live: true }, most: 1 }],
  [
    'the rare one of several $or, under the order of another index',
    {
      filter: {
        t: 1,
        $and: [{ $or: [{ s: 1 }, { p: { $gte: 0 } }] }, { $or: [{ keys: 'key1' }, { _id: 4 }] }],
      },
      sort: { a: -1, _id: -1 },
      limit: 10,
      most: 2,
    },
  ],
  [
    'the same without an order',
    {
      filter: {
        t: 1,
        $and: [{ $or: [{ s: 1 }, { p: 1 }] }, { $or: [{ keys: 'key1' }, { keys: 'key4' }] }],
      },
      most: 2,
    },
  ],
  [
    'a rare point under the order of an index that holds another',
    { filter: { t: 1, keys: 'key1' }, sort: { a: -1, _id: -1 }, limit: 10, most: 1 },
  ],
  ['$or of two indexes', { filter: { $or: [{ _id: 3 }, { p: 8, live: true }] }, most: 2 }],
];

describe('planner', () => {
  it.each(cases)(
    '%s examines no more than necessary, and finds the same as a scan',
    async (_name, query) => {
      const { filter, sort = {}, limit = 0, most, maxKeys = Infinity } = query;
      const rows = test.db.collection<Document>('rows');
      const plain = await rows.find(filter).sort(sort).limit(limit).toArray();
      const scanned = await rows
        .find(filter)
        .sort(sort)
        .limit(limit)
        .hint({ $natural: 1 })
        .toArray();
      const isOrdered = Object.keys(sort).length > 1;
      expect(isOrdered ? plain : plain.length).toEqual(isOrdered ? scanned : scanned.length);
      const { executionStats } = (await rows.find(filter).sort(sort).limit(limit).explain()) as {
        executionStats: Document;
      };
      expect(executionStats['totalDocsExamined']).toBeLessThanOrEqual(most);
      expect(executionStats['totalKeysExamined']).toBeLessThanOrEqual(maxKeys);
      expect(executionStats['nReturned']).toBe(plain.length);
      expect(plain.length).toBeGreaterThan(0);
    },
  );

  it('does not use a partial index for documents that it omits', async () => {
    const rows = test.db.collection<Document>('rows');
    expect(await rows.countDocuments({ p: { $lt: 10 } })).toBe(10);
    const { queryPlanner } = (await rows.find({ p: 3 }).explain()) as { queryPlanner: Document };
    expect(queryPlanner['winningPlan']).toMatchObject({ stage: 'COLLSCAN' });
  });

  it('counts up to a limit', async () => {
    expect(await test.db.collection('rows').countDocuments({ t: 1 }, { limit: 100 })).toBe(100);
    expect(await test.db.collection('rows').countDocuments({ t: 1 }, { skip: 950 })).toBe(50);
  });

  it('refuses a hint to an unknown index', async () => {
    await expect(test.db.collection('rows').find().hint('nothing').toArray()).rejects.toMatchObject(
      { code: 2 },
    );
  });
});
