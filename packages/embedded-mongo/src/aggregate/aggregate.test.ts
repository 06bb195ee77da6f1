import { Decimal128, Double, Long, ObjectId, type Document } from 'mongodb';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await openTestServer();
  await test.db.collection('one').insertOne({ _id: 1 as never });
  await test.db.collection<Document>('people').insertMany([
    { _id: 1 as never, name: 'Ann', age: 30, team: 'a', tags: ['x', 'y'], boss: null },
    { _id: 2 as never, name: 'Bob', age: 40, team: 'b', tags: ['y'], boss: 1 },
    { _id: 3 as never, name: 'Cid', age: 50, team: 'a', tags: [], boss: 2 },
    { _id: 4 as never, name: 'Dee', age: 20, team: 'b', boss: 2 },
  ]);
  await test.db.collection<Document>('teams').insertMany([
    { _id: 'a' as never, title: 'Alpha' },
    { _id: 'b' as never, title: 'Beta' },
  ]);
});
afterAll(() => test.close());

const date = new Date('2024-03-10T08:05:06.789Z');
const id = new ObjectId('65a000000000000000000001');

const expressions: [expression: unknown, expected: unknown][] = [
  [{ $add: [1, 2, 3] }, 6],
  [{ $add: [new Date(0), 5] }, new Date(5)],
  [{ $add: [1, null] }, null],
  [{ $add: [2147483647, 1] }, 2147483648],
  [{ $type: { $add: [2147483647, 1] } }, 'long'],
  [{ $type: { $add: [1, new Double(1)] } }, 'double'],
  [
    { $add: [Decimal128.fromString('0.1'), Decimal128.fromString('0.2')] },
    Decimal128.fromString('0.3'),
  ],
  [{ $subtract: [5, 7] }, -2],
  [{ $subtract: [new Date(10), new Date(4)] }, 6],
  [{ $multiply: [3, 4] }, 12],
  [{ $divide: [7, 2] }, 3.5],
  [{ $divide: [Decimal128.fromString('1'), 8] }, Decimal128.fromString('0.125')],
  [{ $mod: [-7, 3] }, -1],
  [{ $abs: -3 }, 3],
  [{ $ceil: 1.2 }, 2],
  [{ $floor: -1.2 }, -2],
  [{ $round: [2.5, 0] }, 2],
  [{ $round: [3.14159, 2] }, 3.14],
  [{ $round: [1234, -2] }, 1200],
  [{ $trunc: -1.9 }, -1],
  [{ $pow: [2, 10] }, 1024],
  [{ $sqrt: 9 }, 3],
  [{ $sum: [1, 'x', 2] }, 3],
  [{ $avg: [[1, 2, 3]] }, 2],
  [{ $min: [3, null, 1] }, 1],
  [{ $max: [[3, 9]] }, 9],
  [{ $cmp: ['a', 'b'] }, -1],
  [{ $eq: [1, new Double(1)] }, true],
  [{ $gt: [null, '$missing'] }, true],
  [{ $and: [1, 'x', true] }, true],
  [{ $or: [0, null] }, false],
  [{ $not: [0] }, true],
  [{ $cond: [true, 'y', 'n'] }, 'y'],
  [{ $cond: { if: 0, then: 'y', else: 'n' } }, 'n'],
  [{ $ifNull: ['$missing', null, 'z'] }, 'z'],
  [
    {
      $switch: {
        branches: [
          { case: false, then: 1 },
          { case: true, then: 2 },
        ],
        default: 3,
      },
    },
    2,
  ],
  [{ $let: { vars: { a: 2 }, in: { $multiply: ['$$a', 3] } } }, 6],
  [{ $literal: { $add: 1 } }, { $add: 1 }],
  [{ $mergeObjects: [{ a: 1, b: 1 }, { b: 2 }] }, { a: 1, b: 2 }],
  [{ $concat: ['a', 'b'] }, 'ab'],
  [{ $concat: ['a', null] }, null],
  [{ $toUpper: 'abé' }, 'ABé'],
  [{ $substrCP: ['héllo', 1, 3] }, 'éll'],
  [{ $indexOfCP: ['héllo', 'l'] }, 2],
  [{ $strLenCP: '😀a' }, 2],
  [{ $strLenBytes: 'é' }, 2],
  [{ $split: ['a,b', ','] }, ['a', 'b']],
  [{ $trim: { input: '  a ' } }, 'a'],
  [{ $ltrim: { input: 'xxa', chars: 'x' } }, 'a'],
  [{ $regexMatch: { input: 'Hello', regex: /^h/i } }, true],
  [
    { $regexFind: { input: 'abc123', regex: '([0-9]+)' } },
    { match: '123', idx: 3, captures: ['123'] },
  ],
  [{ $replaceAll: { input: 'a.a', find: '.', replacement: 'x$&' } }, 'ax$&a'],
  [{ $size: [[1, 2]] }, 2],
  [{ $arrayElemAt: [[1, 2, 3], -1] }, 3],
  [{ $concatArrays: [[1], [2]] }, [1, 2]],
  [{ $slice: [[1, 2, 3], 1, 2] }, [2, 3]],
  [{ $slice: [[1, 2, 3], -2] }, [2, 3]],
  [{ $in: [2, [1, 2]] }, true],
  [{ $indexOfArray: [['a', 'b'], 'b'] }, 1],
  [{ $filter: { input: [1, 2, 3], as: 'n', cond: { $gt: ['$$n', 1] } } }, [2, 3]],
  [{ $map: { input: [1, 2], in: { $add: ['$$this', 1] } } }, [2, 3]],
  [{ $reduce: { input: [1, 2, 3], initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
  [{ $range: [0, 6, 2] }, [0, 2, 4]],
  [
    { $zip: { inputs: [[1, 2], ['a']], useLongestLength: true } },
    [
      [1, 'a'],
      [2, null],
    ],
  ],
  [{ $reverseArray: [[1, 2]] }, [2, 1]],
  [{ $sortArray: { input: [3, 1, 2], sortBy: -1 } }, [3, 2, 1]],
  [
    {
      $setUnion: [
        [2, 1],
        [1, 3],
      ],
    },
    [1, 2, 3],
  ],
  [
    {
      $setIntersection: [
        [1, 2],
        [2, 3],
      ],
    },
    [2],
  ],
  [{ $setDifference: [[1, 2], [2]] }, [1]],
  [{ $setIsSubset: [[1], [1, 2]] }, true],
  [{ $objectToArray: { a: 1 } }, [{ k: 'a', v: 1 }]],
  [{ $arrayToObject: [[['a', 1]]] }, { a: 1 }],
  [{ $toString: id }, id.toHexString()],
  [{ $toObjectId: id.toHexString() }, id],
  [{ $toInt: '42' }, 42],
  [{ $toInt: 4.9 }, 4],
  [{ $toDouble: '1.5' }, 1.5],
  [{ $toLong: Decimal128.fromString('9') }, 9],
  [{ $toDate: '2024-03-10T08:05:06.789Z' }, date],
  [{ $toBool: 0 }, false],
  [{ $convert: { input: 'x', to: 'int', onError: -1 } }, -1],
  [{ $type: '$missing' }, 'missing'],
  [{ $isNumber: Long.fromNumber(1) }, true],
  [{ $year: date }, 2024],
  [{ $hour: { date, timezone: 'Europe/Amsterdam' } }, 9],
  [{ $dayOfWeek: date }, 1],
  [{ $isoWeek: date }, 10],
  [{ $dayOfYear: date }, 70],
  [{ $dateToString: { date, format: '%Y-%m-%d %H:%M:%S.%L' } }, '2024-03-10 08:05:06.789'],
  [{ $dateToString: { date, format: '%H:%M %z', timezone: 'America/New_York' } }, '04:05 -0400'],
  [
    { $dateFromString: { dateString: '2024-03-10T09:05:06.789', timezone: 'Europe/Amsterdam' } },
    date,
  ],
  [
    { $dateAdd: { startDate: new Date('2024-01-31T00:00:00Z'), unit: 'month', amount: 1 } },
    new Date('2024-02-29T00:00:00Z'),
  ],
  [
    {
      $dateAdd: {
        startDate: new Date('2024-03-09T12:00:00Z'),
        unit: 'day',
        amount: 1,
        timezone: 'America/New_York',
      },
    },
    new Date('2024-03-10T11:00:00Z'),
  ],
  [
    { $dateSubtract: { startDate: date, unit: 'hour', amount: 8 } },
    new Date('2024-03-10T00:05:06.789Z'),
  ],
  [{ $dateDiff: { startDate: new Date('2023-12-31T23:00:00Z'), endDate: date, unit: 'month' } }, 3],
  [{ $dateTrunc: { date, unit: 'month' } }, new Date('2024-03-01T00:00:00Z')],
  [{ $dateTrunc: { date, unit: 'week', startOfWeek: 'monday' } }, new Date('2024-03-04T00:00:00Z')],
  [
    { $dateTrunc: { date, unit: 'day', timezone: 'America/New_York' } },
    new Date('2024-03-10T05:00:00Z'),
  ],
  [{ $dateTrunc: { date, unit: 'minute', binSize: 15 } }, new Date('2024-03-10T08:00:00Z')],
];

describe('expressions', () => {
  it.each(expressions)('%j gives %j', async (expression, expected) => {
    const [found] = await test.db
      .collection('one')
      .aggregate([{ $project: { _id: 0, v: expression } }])
      .toArray();
    expect(found).toEqual({ v: expected });
  });
});

const pipelines: [name: string, stages: Document[], expected: unknown[]][] = [
  [
    '$match and $sort and $project',
    [{ $match: { team: 'a' } }, { $sort: { age: -1 } }, { $project: { name: 1, _id: 0 } }],
    [{ name: 'Cid' }, { name: 'Ann' }],
  ],
  [
    '$group',
    [
      {
        $group: {
          _id: '$team',
          n: { $sum: 1 },
          old: { $max: '$age' },
          mean: { $avg: '$age' },
          names: { $push: '$name' },
        },
      },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'a', n: 2, old: 50, mean: 40, names: ['Ann', 'Cid'] },
      { _id: 'b', n: 2, old: 40, mean: 30, names: ['Bob', 'Dee'] },
    ],
  ],
  [
    '$group of everything',
    [
      {
        $group: {
          _id: null,
          first: { $first: '$name' },
          last: { $last: '$name' },
          set: { $addToSet: '$team' },
        },
      },
    ],
    [{ _id: null, first: 'Ann', last: 'Dee', set: ['a', 'b'] }],
  ],
  [
    '$group with $top and $count',
    [
      {
        $group: {
          _id: '$team',
          top: { $top: { sortBy: { age: -1 }, output: '$name' } },
          n: { $count: {} },
        },
      },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: 'a', top: 'Cid', n: 2 },
      { _id: 'b', top: 'Bob', n: 2 },
    ],
  ],
  [
    '$unwind',
    [{ $unwind: '$tags' }, { $project: { tags: 1 } }],
    [
      { _id: 1, tags: 'x' },
      { _id: 1, tags: 'y' },
      { _id: 2, tags: 'y' },
    ],
  ],
  [
    '$unwind that preserves',
    [
      { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
      { $match: { _id: { $gt: 1 } } },
      { $project: { tags: 1, i: 1 } },
    ],
    [
      { _id: 2, tags: 'y', i: 0 },
      { _id: 3, i: null },
      { _id: 4, i: null },
    ],
  ],
  [
    '$lookup',
    [
      { $match: { _id: 1 } },
      { $lookup: { from: 'teams', localField: 'team', foreignField: '_id', as: 'team' } },
      { $project: { team: 1 } },
    ],
    [{ _id: 1, team: [{ _id: 'a', title: 'Alpha' }] }],
  ],
  [
    '$lookup with let and pipeline',
    [
      { $match: { _id: 2 } },
      {
        $lookup: {
          from: 'people',
          let: { me: '$_id' },
          pipeline: [
            { $match: { $expr: { $eq: ['$boss', '$$me'] } } },
            { $project: { name: 1, _id: 0 } },
          ],
          as: 'staff',
        },
      },
      { $project: { staff: 1 } },
    ],
    [{ _id: 2, staff: [{ name: 'Cid' }, { name: 'Dee' }] }],
  ],
  [
    '$lookup with fields and pipeline',
    [
      { $match: { _id: 2 } },
      {
        $lookup: {
          from: 'people',
          localField: '_id',
          foreignField: 'boss',
          pipeline: [{ $sort: { age: 1 } }, { $limit: 1 }, { $project: { name: 1 } }],
          as: 's',
        },
      },
      { $project: { s: 1 } },
    ],
    [{ _id: 2, s: [{ _id: 4, name: 'Dee' }] }],
  ],
  [
    '$graphLookup',
    [
      { $match: { _id: 3 } },
      {
        $graphLookup: {
          from: 'people',
          startWith: '$boss',
          connectFromField: 'boss',
          connectToField: '_id',
          as: 'line',
          depthField: 'd',
        },
      },
      { $project: { line: { _id: 1, d: 1 } } },
    ],
    [
      {
        _id: 3,
        line: [
          { _id: 2, d: 0 },
          { _id: 1, d: 1 },
        ],
      },
    ],
  ],
  [
    '$facet',
    [
      {
        $facet: {
          rows: [{ $sort: { _id: 1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
          total: [{ $count: 'n' }],
        },
      },
    ],
    [{ rows: [{ _id: 1 }], total: [{ n: 4 }] }],
  ],
  [
    '$bucket',
    [{ $bucket: { groupBy: '$age', boundaries: [0, 30, 45], default: 'old' } }],
    [
      { _id: 0, count: 1 },
      { _id: 30, count: 2 },
      { _id: 'old', count: 1 },
    ],
  ],
  [
    '$sortByCount',
    [{ $unwind: '$tags' }, { $sortByCount: '$tags' }],
    [
      { _id: 'y', count: 2 },
      { _id: 'x', count: 1 },
    ],
  ],
  [
    '$addFields, $unset, $replaceRoot',
    [
      { $match: { _id: 1 } },
      { $addFields: { 'in.x': '$age' } },
      { $unset: 'tags' },
      { $replaceRoot: { newRoot: '$in' } },
    ],
    [{ x: 30 }],
  ],
  [
    '$unionWith',
    [
      { $match: { _id: 1 } },
      { $project: { _id: 1 } },
      { $unionWith: { coll: 'teams', pipeline: [{ $project: { _id: 1 } }] } },
    ],
    [{ _id: 1 }, { _id: 'a' }, { _id: 'b' }],
  ],
  [
    '$skip and $limit',
    [{ $sort: { age: 1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }],
    [{ _id: 1 }, { _id: 2 }],
  ],
  [
    '$limit before $match',
    [{ $sort: { _id: 1 } }, { $limit: 2 }, { $match: { team: 'b' } }, { $project: { _id: 1 } }],
    [{ _id: 2 }],
  ],
  [
    '$limit before $skip',
    [{ $sort: { _id: 1 } }, { $limit: 3 }, { $skip: 2 }, { $project: { _id: 1 } }],
    [{ _id: 3 }],
  ],
  ['$count of nothing', [{ $match: { _id: 99 } }, { $count: 'n' }], []],
];

describe('pipelines', () => {
  it.each(pipelines)('%s', async (_name, stages, expected) => {
    expect(await test.db.collection('people').aggregate(stages).toArray()).toEqual(expected);
  });

  it('$out and $merge write', async () => {
    const people = test.db.collection('people');
    await people.aggregate([{ $project: { age: 1 } }, { $out: 'ages' }]).toArray();
    expect(await test.db.collection('ages').countDocuments()).toBe(4);
    await people
      .aggregate([{ $match: { _id: 1 } }, { $project: { team: 1 } }, { $merge: { into: 'ages' } }])
      .toArray();
    expect(await test.db.collection<Document>('ages').findOne({ _id: 1 as never })).toEqual({
      _id: 1,
      age: 30,
      team: 'a',
    });
  });

  it.each<[Document, number]>([
    [{ $foo: 1 }, 40324],
    [{ $densify: {} }, 238],
    [{ $limit: 0 }, 15958],
    [{ $project: {} }, 51272],
    [{ $group: { n: { $sum: 1 } } }, 15955],
    [{ $group: { _id: 1, n: { $foo: 1 } } }, 15952],
    [{ $unwind: 'x' }, 28818],
    [{ $lookup: { from: 'x' } }, 9],
    [{ $project: { v: { $divide: [1, 0] } } }, 2],
  ])('refuses %j with %d', async (stage, code) => {
    await expect(test.db.collection('people').aggregate([stage]).toArray()).rejects.toMatchObject({
      code,
    });
  });
});
