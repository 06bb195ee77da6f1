import {
  Binary,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  type Document,
} from 'mongodb';
import { nameOf, openTestServer, type TestServer } from '../testing/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await openTestServer();
});
afterAll(() => test.close());

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);
const id = new ObjectId('65a000000000000000000001');

/** Each case: stored documents (`_id` → fields), the filter, and the `_id`s it finds. */
const cases: [name: string, docs: Document[], filter: Document, expected: number[]][] = [
  ['equality', [{ a: 1 }, { a: 2 }], { a: 1 }, [0]],
  [
    'equality across number types',
    [
      { a: new Int32(5) },
      { a: new Double(5) },
      { a: Long.fromNumber(5) },
      { a: Decimal128.fromString('5.0') },
      { a: '5' },
    ],
    { a: 5 },
    [0, 1, 2, 3],
  ],
  [
    'a long that no double can hold',
    [{ a: Long.fromString('9007199254740993') }, { a: Long.fromString('9007199254740992') }],
    { a: Long.fromString('9007199254740993') },
    [0],
  ],
  [
    'a decimal between two doubles',
    [{ a: Decimal128.fromString('0.1') }, { a: 0.1 }],
    { a: Decimal128.fromString('0.1') },
    [0],
  ],
  [
    'order of longs beyond doubles',
    [{ a: Long.fromString('9007199254740993') }, { a: Long.fromString('9007199254740992') }],
    { a: { $gt: Long.fromString('9007199254740992') } },
    [0],
  ],
  [
    'order of decimals',
    [{ a: Decimal128.fromString('1.10') }, { a: Decimal128.fromString('1.2') }, { a: 1 }],
    { a: { $gte: Decimal128.fromString('1.1') } },
    [0, 1],
  ],
  ['null finds missing', [{ a: null }, {}, { a: 0 }], { a: null }, [0, 1]],
  [
    'null in nested arrays',
    [
      { a: [{ b: 1 }] },
      { a: [{ b: 1 }, {}] },
      { a: [{ b: null }] },
      { a: [] },
      { a: [1] },
      { a: 4 },
      {},
    ],
    { 'a.b': null },
    [1, 2, 5, 6],
  ],
  ['not null', [{ a: null }, {}, { a: 0 }], { a: { $ne: null } }, [2]],
  ['an element of an array', [{ a: [1, 2] }, { a: [3] }, { a: 2 }], { a: 2 }, [0, 2]],
  [
    'a whole array',
    [{ a: [1, 2] }, { a: [2, 1] }, { a: [[1, 2]] }, { a: [1, 2, 3] }],
    { a: [1, 2] },
    [0, 2],
  ],
  [
    'a whole document, fields in order',
    [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, { a: { x: 1 } }],
    { a: { x: 1, y: 2 } },
    [0],
  ],
  ['an empty document', [{ a: {} }, { a: { x: 1 } }, {}], { a: {} }, [0]],
  ['a dotted path', [{ a: { b: { c: 1 } } }, { a: { b: 1 } }, { 'a.b': 1 }], { 'a.b.c': 1 }, [0]],
  [
    'a path through arrays',
    [{ a: [{ b: [{ c: 1 }, { c: 2 }] }] }, { a: [{ b: { c: 3 } }] }],
    { 'a.b.c': 2 },
    [0],
  ],
  ['an index in a path', [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 2 }] }], { 'a.1.b': 2 }, [0]],
  [
    'a numeric field name',
    [{ a: { 0: 'x' } }, { a: ['x'] }, { a: ['y', 'x'] }],
    { 'a.0': 'x' },
    [0, 1],
  ],
  [
    '$gt stays in its type',
    [{ a: 5 }, { a: 'z' }, { a: true }, { a: null }, {}],
    { a: { $gt: 1 } },
    [0],
  ],
  ['$lt on strings', [{ a: 'a' }, { a: 'B' }, { a: 'b' }, { a: 1 }], { a: { $lt: 'b' } }, [0, 1]],
  [
    '$gte on dates',
    [{ a: day('2024-01-01') }, { a: day('2024-02-01') }, { a: 1 }],
    { a: { $gte: day('2024-01-15') } },
    [1],
  ],
  [
    'dates before 1970',
    [{ a: day('1960-01-01') }, { a: day('1969-12-31') }, { a: day('1970-01-01') }],
    { a: { $lt: day('1969-12-31') } },
    [0],
  ],
  ['$lte null finds null and missing', [{ a: null }, {}, { a: 1 }], { a: { $lte: null } }, [0, 1]],
  ['$gt on an array takes any element', [{ a: [1, 9] }, { a: [1, 2] }], { a: { $gt: 5 } }, [0]],
  [
    'two limits may be met by two elements',
    [{ a: [1, 9] }, { a: [5] }, { a: [1] }],
    { a: { $gt: 4, $lt: 6 } },
    [0, 1],
  ],
  [
    'negative numbers and zero',
    [{ a: -1 }, { a: -0.0 }, { a: 0 }, { a: -1e300 }],
    { a: { $lt: 0 } },
    [0, 3],
  ],
  ['NaN equals NaN', [{ a: Number.NaN }, { a: 0 }], { a: Number.NaN }, [0]],
  ['NaN is not less than a number', [{ a: Number.NaN }, { a: 0 }], { a: { $lt: 1 } }, [1]],
  [
    'infinities',
    [{ a: Number.POSITIVE_INFINITY }, { a: Number.NEGATIVE_INFINITY }, { a: 1 }],
    { a: { $gt: 1 } },
    [0],
  ],
  ['$in', [{ a: 1 }, { a: 2 }, { a: 'x' }, {}], { a: { $in: [1, 'x'] } }, [0, 2]],
  ['$in with null', [{ a: 1 }, { a: null }, {}], { a: { $in: [null] } }, [1, 2]],
  ['$in with a pattern', [{ a: 'abc' }, { a: 'xyz' }, { a: 1 }], { a: { $in: [/^a/, 1] } }, [0, 2]],
  ['$in on arrays', [{ a: [1, 2] }, { a: [3] }], { a: { $in: [2, 5] } }, [0]],
  ['$nin', [{ a: 1 }, { a: 2 }, {}], { a: { $nin: [1] } }, [1, 2]],
  ['$ne on arrays means no element', [{ a: [1, 2] }, { a: [3] }, {}], { a: { $ne: 1 } }, [1, 2]],
  ['$exists true', [{ a: null }, {}, { a: 1 }], { a: { $exists: true } }, [0, 2]],
  ['$exists false', [{ a: null }, {}, { a: 1 }], { a: { $exists: false } }, [1]],
  [
    '$exists in arrays',
    [{ a: [{ b: 1 }] }, { a: [{}] }, { a: [] }],
    { 'a.b': { $exists: true } },
    [0],
  ],
  [
    '$type by name',
    [{ a: 1 }, { a: 'x' }, { a: 1.5 }, { a: Long.fromNumber(1) }],
    { a: { $type: 'int' } },
    [0],
  ],
  [
    '$type number',
    [
      { a: 1 },
      { a: 'x' },
      { a: 1.5 },
      { a: Long.fromNumber(1) },
      { a: Decimal128.fromString('1') },
    ],
    { a: { $type: 'number' } },
    [0, 2, 3, 4],
  ],
  [
    '$type array and elements',
    [{ a: ['x'] }, { a: 'x' }, { a: [] }],
    { a: { $type: 'array' } },
    [0, 2],
  ],
  ['$type list', [{ a: 1 }, { a: 'x' }, { a: null }], { a: { $type: ['string', 10] } }, [1, 2]],
  ['a regular expression', [{ a: 'Anna' }, { a: 'banana' }, { a: 1 }], { a: /an/ }, [1]],
  ['a regular expression without case', [{ a: 'Anna' }, { a: 'banana' }], { a: /^an/i }, [0]],
  [
    '$regex with $options',
    [{ a: 'x\nAB' }, { a: 'b' }],
    { a: { $regex: '^ab', $options: 'im' } },
    [0],
  ],
  ['$not with a regular expression', [{ a: 'abc' }, { a: 'x' }, {}], { a: { $not: /b/ } }, [1, 2]],
  [
    '$not with an operator',
    [{ a: 5 }, { a: 1 }, {}, { a: 'x' }],
    { a: { $not: { $gt: 3 } } },
    [1, 2, 3],
  ],
  ['$mod', [{ a: 4 }, { a: 5 }, { a: -4 }, { a: 4.7 }], { a: { $mod: [4, 0] } }, [0, 2, 3]],
  ['$size', [{ a: [1, 2] }, { a: [] }, { a: 2 }], { a: { $size: 2 } }, [0]],
  ['$all', [{ a: [1, 2, 3] }, { a: [1] }, { a: 1 }], { a: { $all: [1, 2] } }, [0]],
  ['$all of one on a scalar', [{ a: 1 }, { a: [1, 2] }, { a: 2 }], { a: { $all: [1] } }, [0, 1]],
  [
    '$all with $elemMatch',
    [{ a: [{ x: 1, y: 2 }, { x: 3 }] }, { a: [{ x: 1 }] }],
    { a: { $all: [{ $elemMatch: { x: 1, y: 2 } }, { $elemMatch: { x: 3 } }] } },
    [0],
  ],
  [
    '$elemMatch on documents',
    [{ a: [{ x: 1, y: 2 }] }, { a: [{ x: 1 }, { y: 2 }] }, { a: { x: 1, y: 2 } }],
    { a: { $elemMatch: { x: 1, y: 2 } } },
    [0],
  ],
  [
    '$elemMatch on scalars',
    [{ a: [1, 9] }, { a: [5] }],
    { a: { $elemMatch: { $gt: 4, $lt: 6 } } },
    [1],
  ],
  [
    '$elemMatch with $or',
    [{ a: [{ x: 1 }] }, { a: [{ y: 1 }] }, { a: [{ z: 1 }] }],
    { a: { $elemMatch: { $or: [{ x: 1 }, { y: 1 }] } } },
    [0, 1],
  ],
  [
    '$and',
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ],
    { $and: [{ a: 1 }, { b: 2 }] },
    [1],
  ],
  ['$or', [{ a: 1 }, { b: 2 }, { c: 3 }], { $or: [{ a: 1 }, { b: 2 }] }, [0, 1]],
  ['$nor', [{ a: 1 }, { b: 2 }, { c: 3 }], { $nor: [{ a: 1 }, { b: 2 }] }, [2]],
  [
    'nested logic',
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 2, b: 2 },
    ],
    { a: 1, $or: [{ b: 2 }, { $and: [{ b: 1 }, { a: 2 }] }] },
    [1],
  ],
  [
    '$expr',
    [
      { a: 1, b: 2 },
      { a: 3, b: 2 },
    ],
    { $expr: { $gt: ['$a', '$b'] } },
    [1],
  ],
  ['$comment is no condition', [{ a: 1 }], { a: 1, $comment: 'x' }, [0]],
  ['$bitsAllSet', [{ a: 7 }, { a: 4 }, { a: 'x' }], { a: { $bitsAllSet: 5 } }, [0]],
  ['$bitsAnyClear by positions', [{ a: 7 }, { a: 4 }], { a: { $bitsAnyClear: [0] } }, [1]],
  ['object ids', [{ a: id }, { a: new ObjectId() }, { a: id.toHexString() }], { a: id }, [0]],
  [
    'binaries',
    [
      { a: new Binary(Buffer.from('ab')) },
      { a: new Binary(Buffer.from('ac')) },
      { a: new Binary(Buffer.from('ab'), 4) },
    ],
    { a: new Binary(Buffer.from('ab')) },
    [0],
  ],
  [
    'order of binaries is by length first',
    [{ a: new Binary(Buffer.from('z')) }, { a: new Binary(Buffer.from('aa')) }],
    { a: { $gt: new Binary(Buffer.from('z')) } },
    [1],
  ],
  [
    'comparison of documents',
    [{ a: { x: 1 } }, { a: { x: 2 } }, { a: { y: 0 } }],
    { a: { $gt: { x: 1 } } },
    [1, 2],
  ],
  [
    'comparison of arrays',
    [{ a: [1, 2] }, { a: [1, 3] }, { a: [2] }],
    { a: { $gt: [1, 2] } },
    [1, 2],
  ],
  ['booleans are no numbers', [{ a: true }, { a: 1 }], { a: true }, [0]],
  [
    'MinKey and MaxKey frame everything',
    [{ a: 1 }, { a: 'x' }],
    { a: { $gt: new MinKey(), $lt: new MaxKey() } },
    [0, 1],
  ],
  [
    'strings order by code point',
    [{ a: '\uffee' }, { a: '\u{1f600}' }],
    { a: { $gt: '\uffee' } },
    [1],
  ],
  ['strings with a zero character', [{ a: 'a\u0000b' }, { a: 'a' }], { a: { $gt: 'a' } }, [0]],
  [
    'a field called __proto__',
    [JSON.parse('{"__proto__":{"x":1}}') as Document, { x: 1 }],
    JSON.parse('{"__proto__.x":1}') as Document,
    [0],
  ],
  ['inherited names are missing', [{ a: 1 }], { constructor: { $exists: true } }, []],
  ['toString is no field', [{ a: 1 }], { 'toString.name': { $exists: true } }, []],
];

describe('filters', () => {
  it.each(cases)('%s', async (name, docs, filter, expected) => {
    const collection = test.db.collection<Document>(nameOf('match', name));
    await collection.insertMany(docs.map((doc, at) => ({ ...doc, _id: at as never })));
    const find = async (): Promise<unknown[]> =>
      (await collection.find(filter).toArray()).map((doc) => doc['_id'] as unknown).sort();
    expect(await find()).toEqual(expected);
    expect(await collection.countDocuments(filter)).toBe(expected.length);
    // An index must never change the result.
    const paths = Object.keys(filter).filter(
      (field) => !field.startsWith('$') && !field.includes('__proto__'),
    );
    const withIndex: unknown[] = [];
    for (const path of paths) {
      await collection.createIndex({ [path]: 1 });
      withIndex.push(await find());
      await collection.dropIndexes();
      await collection.createIndex({ [path]: -1, _id: 1 });
      withIndex.push(await find());
    }
    expect(withIndex).toEqual(paths.flatMap(() => [expected, expected]));
  });

  const refused: [filter: Document, code: number][] = [
    [{ a: { $foo: 1 } }, 2],
    [{ $foo: 1 }, 2],
    [{ a: { $in: 1 } }, 2],
    [{ $and: [] }, 2],
    [{ $or: 1 }, 2],
    [{ a: { $size: -1 } }, 2],
    [{ a: { $mod: [0, 1] } }, 2],
    [{ a: { $type: 'nothing' } }, 2],
    [{ a: { $regex: '(' } }, 51091],
    [{ a: { $elemMatch: 1 } }, 2],
    [{ a: { $not: 1 } }, 2],
    [{ $where: 'true' }, 238],
    [{ $text: { $search: 'x' } }, 238],
    [{ a: { $near: [0, 0] } }, 238],
    [{ $expr: { $foo: 1 } }, 168],
  ];
  it.each(refused)('refuses %j with %d', async (filter, code) => {
    await test.db.collection('refused').insertOne({ a: 1 });
    await expect(test.db.collection('refused').find(filter).toArray()).rejects.toMatchObject({
      code,
    });
  });
});
