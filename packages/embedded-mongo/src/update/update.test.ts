import { Decimal128, Double, Long, ObjectId, type Document } from 'mongodb';
import { nameOf, openTestServer, type TestServer } from '../testing/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await openTestServer();
});
afterAll(() => test.close());

type Case = [
  name: string,
  before: Document,
  update: Document | Document[],
  after: Document,
  options?: Document & { filter?: Document },
];

const cases: Case[] = [
  ['$set', { a: 1 }, { $set: { a: 2, b: 3 } }, { a: 2, b: 3 }],
  ['$set nested', {}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  ['$set in an array', { a: [1, 2] }, { $set: { 'a.1': 9 } }, { a: [1, 9] }],
  ['$set beyond an array', { a: [1] }, { $set: { 'a.3': 9 } }, { a: [1, null, null, 9] }],
  ['$set a numeric name in a document', { a: {} }, { $set: { 'a.0': 1 } }, { a: { 0: 1 } }],
  ['$unset', { a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
  [
    '$unset nested and missing',
    { a: { b: 1, c: 2 } },
    { $unset: { 'a.b': '', 'x.y': '' } },
    { a: { c: 2 } },
  ],
  ['$unset an element', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
  ['$inc', { a: 1 }, { $inc: { a: 2, b: 5 } }, { a: 3, b: 5 }],
  ['$inc with a double', { a: 1 }, { $inc: { a: 0.5 } }, { a: 1.5 }],
  [
    '$inc of a decimal',
    { a: Decimal128.fromString('1.10') },
    { $inc: { a: 1 } },
    { a: Decimal128.fromString('2.10') },
  ],
  [
    '$inc past int32 becomes long',
    { a: 2147483647 },
    { $inc: { a: 1 } },
    { a: Long.fromString('2147483648') },
  ],
  [
    '$inc of a long',
    { a: Long.fromString('9007199254740993') },
    { $inc: { a: 2 } },
    { a: Long.fromString('9007199254740995') },
  ],
  ['$mul', { a: 3 }, { $mul: { a: 4, b: 2 } }, { a: 12, b: 0 }],
  [
    '$min and $max',
    { a: 5, b: 5, c: 5 },
    { $min: { a: 3, c: 9 }, $max: { b: 7 } },
    { a: 3, b: 7, c: 5 },
  ],
  ['$rename', { a: 1, b: { c: 2 } }, { $rename: { a: 'x', 'b.c': 'b.d' } }, { b: { d: 2 }, x: 1 }],
  ['$rename of a missing field', { a: 1 }, { $rename: { z: 'y' } }, { a: 1 }],
  ['$bit', { a: 13 }, { $bit: { a: { and: 10 } } }, { a: 8 }],
  ['$push', { a: [1] }, { $push: { a: 2, b: 'x' } }, { a: [1, 2], b: ['x'] }],
  ['$push of an array as one element', { a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }],
  ['$push $each', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
  [
    '$push $position',
    { a: [1, 4] },
    { $push: { a: { $each: [2, 3], $position: 1 } } },
    { a: [1, 2, 3, 4] },
  ],
  [
    '$push $slice',
    { a: [1, 2] },
    { $push: { a: { $each: [3, 4], $slice: -3 } } },
    { a: [2, 3, 4] },
  ],
  [
    '$push $sort and $slice',
    { a: [{ n: 3 }, { n: 1 }] },
    { $push: { a: { $each: [{ n: 2 }], $sort: { n: -1 }, $slice: 2 } } },
    { a: [{ n: 3 }, { n: 2 }] },
  ],
  [
    '$push $sort of scalars',
    { a: [3, 1] },
    { $push: { a: { $each: [2], $sort: 1 } } },
    { a: [1, 2, 3] },
  ],
  ['$addToSet', { a: [1, 2] }, { $addToSet: { a: 2, b: 1 } }, { a: [1, 2], b: [1] }],
  ['$addToSet $each', { a: [1] }, { $addToSet: { a: { $each: [1, 2, 2, 3] } } }, { a: [1, 2, 3] }],
  [
    '$addToSet of documents by fields in order',
    { a: [{ x: 1, y: 2 }] },
    { $addToSet: { a: { y: 2, x: 1 } } },
    {
      a: [
        { x: 1, y: 2 },
        { y: 2, x: 1 },
      ],
    },
  ],
  ['$pop', { a: [1, 2, 3], b: [1, 2] }, { $pop: { a: 1, b: -1 } }, { a: [1, 2], b: [2] }],
  ['$pull a value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  ['$pull by condition', { a: [1, 5, 9] }, { $pull: { a: { $gt: 4 } } }, { a: [1] }],
  [
    '$pull of documents',
    { a: [{ x: 1, y: 1 }, { x: 2 }] },
    { $pull: { a: { x: 1 } } },
    { a: [{ x: 2 }] },
  ],
  ['$pull with $in', { a: ['p', 'q', 'r'] }, { $pull: { a: { $in: ['p', 'r'] } } }, { a: ['q'] }],
  ['$pullAll', { a: [1, 2, 3, 1] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  [
    'positional',
    { a: [{ k: 1 }, { k: 2 }] },
    { $set: { 'a.$.v': 9 } },
    { a: [{ k: 1 }, { k: 2, v: 9 }] },
    { filter: { 'a.k': 2 } },
  ],
  [
    'positional of scalars',
    { a: [1, 2, 3] },
    { $inc: { 'a.$': 10 } },
    { a: [1, 12, 3] },
    { filter: { a: 2 } },
  ],
  [
    'positional by $elemMatch',
    {
      a: [
        { k: 1, z: 1 },
        { k: 1, z: 2 },
      ],
    },
    { $set: { 'a.$.v': 9 } },
    {
      a: [
        { k: 1, z: 1 },
        { k: 1, z: 2, v: 9 },
      ],
    },
    { filter: { a: { $elemMatch: { k: 1, z: 2 } } } },
  ],
  ['all elements', { a: [1, 2] }, { $inc: { 'a.$[]': 1 } }, { a: [2, 3] }],
  [
    'all elements, nested',
    { a: [{ b: [1] }, { b: [2, 3] }] },
    { $mul: { 'a.$[].b.$[]': 10 } },
    { a: [{ b: [10] }, { b: [20, 30] }] },
  ],
  [
    'array filters',
    { a: [{ k: 1 }, { k: 5 }] },
    { $set: { 'a.$[e].v': true } },
    { a: [{ k: 1 }, { k: 5, v: true }] },
    { arrayFilters: [{ 'e.k': { $gt: 2 } }] },
  ],
  [
    'array filters on scalars',
    { a: [1, 7, 9] },
    { $set: { 'a.$[e]': 0 } },
    { a: [1, 0, 0] },
    { arrayFilters: [{ e: { $gte: 7 } }] },
  ],
  [
    '$setOnInsert does nothing on an update',
    { a: 1 },
    { $setOnInsert: { b: 1 }, $set: { a: 2 } },
    { a: 2 },
  ],
  [
    'new fields come in the order of their names',
    {},
    { $set: { z: 1, b: 2, a: 3 } },
    { a: 3, b: 2, z: 1 },
  ],
  [
    'a pipeline',
    { a: 1, b: 2 },
    [{ $set: { sum: { $add: ['$a', '$b'] } } }, { $unset: 'a' }],
    { b: 2, sum: 3 },
  ],
  ['a pipeline with $replaceWith', { a: 1 }, [{ $replaceWith: { x: '$a' } }], { x: 1 }],
  ['a double stays a double', { a: 1 }, { $set: { a: new Double(2) } }, { a: 2 }],
  [
    'a field called __proto__',
    {},
    { $set: JSON.parse('{"__proto__.polluted":1}') as Document },
    JSON.parse('{"__proto__":{"polluted":1}}') as Document,
  ],
  [
    'a field called constructor',
    {},
    { $set: { 'constructor.prototype.polluted': 1 } },
    { constructor: { prototype: { polluted: 1 } } },
  ],
];

const comparable = (doc: Document | null): string => JSON.stringify(doc && Object.entries(doc));

describe('updates', () => {
  it.each(cases)('%s', async (name, before, update, after, options = {}) => {
    const collection = test.db.collection<Document>(nameOf('update', name));
    const { filter = {}, ...rest } = options;
    await collection.insertOne({ _id: 1 as never, ...before });
    await collection.updateOne({ _id: 1 as never, ...filter }, update, rest);
    const found = await collection.findOne({}, { promoteLongs: false });
    expect(comparable(found)).toBe(comparable({ _id: 1, ...after }));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  const refused: [
    name: string,
    before: Document,
    update: Document,
    code: number,
    options?: Document,
  ][] = [
    ['an unknown operator', {}, { $foo: { a: 1 } }, 9],
    ['conflicting paths', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['a parent and its child', {}, { $set: { a: 1, 'a.b': 2 } }, 40],
    ['$inc of a text', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['$inc with a text', {}, { $inc: { a: 'x' } }, 14],
    ['$push to a scalar', { a: 1 }, { $push: { a: 2 } }, 2],
    ['a path through a scalar', { a: 1 }, { $set: { 'a.b': 2 } }, 28],
    ['a path through an array', { a: [1] }, { $set: { 'a.b': 2 } }, 28],
    ['a changed _id', {}, { $set: { _id: 2 } }, 66],
    ['a positional operator without a match', { a: [1] }, { $set: { 'a.$': 2 } }, 2],
    ['an unknown array filter', { a: [1] }, { $set: { 'a.$[e]': 2 } }, 2],
    ['an unused array filter', { a: [1] }, { $set: { b: 2 } }, 9, { arrayFilters: [{ e: 1 }] }],
    ['an empty path', {}, { $set: { '': 1 } }, 56],
    ['$pop by two', { a: [1] }, { $pop: { a: 2 } }, 9],
  ];
  it.each(refused)('refuses %s', async (name, before, update, code, options = {}) => {
    const collection = test.db.collection<Document>(nameOf('refused', name));
    await collection.insertOne({ _id: 1 as never, ...before });
    await expect(collection.updateOne({ _id: 1 as never }, update, options)).rejects.toMatchObject({
      code,
    });
    expect(await collection.findOne()).toEqual({ _id: 1, ...before });
  });

  it('upserts a document from the equalities of the filter, $setOnInsert and the update', async () => {
    const collection = test.db.collection<Document>('upsert');
    const result = await collection.updateOne(
      { 'a.b': 1, c: { $gt: 5 }, d: { $eq: 2 }, $and: [{ e: { $in: [3] } }] },
      { $set: { x: 1 }, $setOnInsert: { y: 2 } },
      { upsert: true },
    );
    expect(result.upsertedCount).toBe(1);
    expect(await collection.findOne({}, { projection: { _id: 0 } })).toEqual({
      a: { b: 1 },
      d: 2,
      e: 3,
      x: 1,
      y: 2,
    });
    expect(result.upsertedId).toBeInstanceOf(ObjectId);
  });

  it('replaces a document, keeps its _id, and counts the changes', async () => {
    const collection = test.db.collection<Document>('replace');
    await collection.insertOne({ _id: 1 as never, a: 1, b: 2 });
    expect(await collection.replaceOne({ a: 1 }, { c: 3 })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
    });
    expect(await collection.findOne()).toEqual({ _id: 1, c: 3 });
    expect(await collection.updateOne({ c: 3 }, { $set: { c: 3 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 0,
    });
    expect(await collection.updateMany({}, { $inc: { n: 1 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 1,
    });
  });

  it('finds and modifies: before, after, removed, upserted, sorted, projected', async () => {
    const collection = test.db.collection<Document>('modify');
    await collection.insertMany([1, 2, 3].map((n) => ({ _id: n as never, n })));
    expect(await collection.findOneAndUpdate({}, { $set: { x: 1 } }, { sort: { n: -1 } })).toEqual({
      _id: 3,
      n: 3,
    });
    expect(
      await collection.findOneAndUpdate(
        { n: 3 },
        { $inc: { x: 1 } },
        { returnDocument: 'after', projection: { x: 1, _id: 0 } },
      ),
    ).toEqual({ x: 2 });
    expect(await collection.findOneAndDelete({ n: 3 })).toMatchObject({ n: 3 });
    expect(
      await collection.findOneAndReplace({ n: 1 }, { m: 1 }, { returnDocument: 'after' }),
    ).toEqual({ _id: 1, m: 1 });
    const made = await collection.findOneAndUpdate(
      { n: 9 },
      { $set: { y: 1 } },
      { upsert: true, returnDocument: 'after', includeResultMetadata: true },
    );
    expect(made).toMatchObject({
      value: { n: 9, y: 1 },
      lastErrorObject: { updatedExisting: false, n: 1 },
    });
    expect(await collection.findOneAndUpdate({ n: 404 }, { $set: { y: 1 } })).toBeNull();
  });

  it('reports bulk errors by index, ordered and unordered', async () => {
    const collection = test.db.collection<Document>('bulk');
    const docs = [1, 1, 2].map((n) => ({ _id: n as never }));
    await expect(collection.insertMany(docs)).rejects.toMatchObject({
      code: 11000,
      result: { insertedCount: 1 },
    });
    expect(await collection.countDocuments()).toBe(1);
    await expect(collection.insertMany(docs, { ordered: false })).rejects.toMatchObject({
      code: 11000,
      result: { insertedCount: 1 },
    });
    expect(await collection.countDocuments()).toBe(2);
  });
});
