import type { Document } from 'mongodb';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await openTestServer();
});
afterAll(() => test.close());

const doc = {
  _id: 1,
  a: 1,
  b: { c: 2, d: 3 },
  list: [{ x: 1, y: 1 }, { x: 2, y: 2 }, 5],
  tags: ['p', 'q', 'r'],
};

const cases: [name: string, filter: Document, projection: Document, expected: Document][] = [
  ['inclusion', {}, { a: 1 }, { _id: 1, a: 1 }],
  ['inclusion without _id', {}, { a: 1, _id: 0 }, { a: 1 }],
  ['only _id', {}, { _id: 1 }, { _id: 1 }],
  ['exclusion', {}, { list: 0, tags: 0, b: 0 }, { _id: 1, a: 1 }],
  ['exclusion of _id alone', {}, { _id: 0 }, { a: 1, b: doc.b, list: doc.list, tags: doc.tags }],
  ['a nested inclusion', {}, { 'b.c': 1 }, { _id: 1, b: { c: 2 } }],
  ['a nested document', {}, { b: { c: 1 } }, { _id: 1, b: { c: 2 } }],
  ['a nested exclusion', {}, { 'b.c': 0, list: 0, tags: 0 }, { _id: 1, a: 1, b: { d: 3 } }],
  [
    'inclusion in arrays drops scalars',
    {},
    { 'list.x': 1 },
    { _id: 1, list: [{ x: 1 }, { x: 2 }] },
  ],
  [
    'exclusion in arrays keeps scalars',
    {},
    { 'list.x': 0, a: 0, b: 0, tags: 0 },
    { _id: 1, list: [{ y: 1 }, { y: 2 }, 5] },
  ],
  ['a missing field', {}, { nothing: 1 }, { _id: 1 }],
  ['a missing nested field', {}, { 'b.z': 1 }, { _id: 1, b: {} }],
  ['$slice from the front', {}, { tags: { $slice: 2 }, a: 1 }, { _id: 1, a: 1, tags: ['p', 'q'] }],
  [
    '$slice from the end',
    {},
    { tags: { $slice: -1 }, list: 0, b: 0 },
    { _id: 1, a: 1, tags: ['r'] },
  ],
  [
    '$slice with skip',
    {},
    { tags: { $slice: [1, 1] }, list: 0, b: 0, a: 0 },
    { _id: 1, tags: ['q'] },
  ],
  ['$elemMatch', {}, { list: { $elemMatch: { x: 2 } } }, { _id: 1, list: [{ x: 2, y: 2 }] }],
  ['$elemMatch without a match', {}, { list: { $elemMatch: { x: 9 } } }, { _id: 1 }],
  ['positional', { 'list.x': 2 }, { 'list.$': 1 }, { _id: 1, list: [{ x: 2, y: 2 }] }],
  ['positional of scalars', { tags: 'q' }, { 'tags.$': 1 }, { _id: 1, tags: ['q'] }],
  ['an expression', {}, { total: { $add: ['$a', '$b.c'] } }, { _id: 1, total: 3 }],
  ['a renamed field', {}, { copy: '$b.d', a: 1 }, { _id: 1, a: 1, copy: 3 }],
  ['a literal text', {}, { text: 'x' }, { _id: 1, text: 'x' }],
];

describe('projection', () => {
  beforeAll(async () => {
    await test.db.collection<Document>('docs').insertOne(doc as never);
  });
  it.each(cases)('%s', async (_name, filter, projection, expected) => {
    expect(await test.db.collection('docs').findOne(filter, { projection })).toEqual(expected);
  });
  it.each<[Document, number]>([
    [{ a: 1, b: 0 }, 31254],
    [{ a: 0, b: 1 }, 31253],
    [{ a: 1, 'a.b': 1 }, 31249],
    [{ score: { $meta: 'textScore' } }, 238],
  ])('refuses %j with %d', async (projection, code) => {
    await expect(test.db.collection('docs').findOne({}, { projection })).rejects.toMatchObject({
      code,
    });
  });
});
