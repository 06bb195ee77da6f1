import type { Document } from 'mongodb';
import { answers, batchOf, custom, other, pipeline, pipelineRefused, refused } from './tables.ts';
import { expectRefusal, expectSame } from './compare.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { date, double } from './values.ts';

// https://www.mongodb.com/docs/manual/reference/operator/aggregation/bucketAuto/
const numbers = (...list: unknown[]): Document[] => list.map((n) => ({ n }));
const buckets = (
  docs: Document[],
  count: number,
  expected: [min: unknown, max: unknown, count: number][],
): ConformanceCase =>
  pipeline(
    `$bucketAuto of ${JSON.stringify(docs.map(({ n }) => n as unknown))} in ${count}`,
    docs,
    [{ $bucketAuto: { groupBy: '$n', buckets: count } }],
    expected.map(([min, max, n]) => ({ _id: { min, max }, count: n })),
  );

const BUCKET_ERRORS: [unknown, number][] = [
  [5, 40240],
  [{ groupBy: '$n' }, 40246],
  [{ groupBy: '$n', buckets: 'x' }, 40241],
  [{ groupBy: '$n', buckets: 1.5 }, 40242],
  [{ groupBy: '$n', buckets: 0 }, 40243],
  [{ groupBy: '$n', buckets: 1, foo: 1 }, 40245],
];

// https://www.mongodb.com/docs/manual/reference/operator/aggregation/setWindowFields/
const SALES = [
  { p: 'a', t: 1, q: 10 },
  { p: 'a', t: 2, q: 20 },
  { p: 'b', t: 1, q: 5 },
  { p: 'a', t: 2, q: 30 },
  { p: 'b', t: 4, q: null },
];
const window = (field: Document, expected: unknown[], partition = true): ConformanceCase =>
  pipeline(
    `$setWindowFields with ${JSON.stringify(field)}${partition ? '' : ' of all'}`,
    SALES,
    [
      {
        $setWindowFields: {
          ...(partition && { partitionBy: '$p' }),
          sortBy: { t: 1 },
          output: { r: field },
        },
      },
      { $sort: { _id: 1 } },
      { $project: { _id: 0, r: 1 } },
    ],
    expected.map((r) => ({ r })),
  );

const WINDOWS: [Document, unknown[]][] = [
  [{ $sum: '$q' }, [60, 60, 5, 60, 5]],
  [{ $sum: '$q', window: { documents: ['unbounded', 'current'] } }, [10, 30, 5, 60, 5]],
  [{ $sum: '$q', window: { documents: [-1, 0] } }, [10, 30, 5, 50, 5]],
  [{ $sum: '$q', window: { documents: [1, 'unbounded'] } }, [50, 30, 0, 0, 0]],
  [{ $sum: '$q', window: { documents: [-2, -1] } }, [0, 10, 0, 30, 5]],
  [{ $max: '$q', window: { documents: ['current', 'unbounded'] } }, [30, 30, 5, 30, null]],
  [{ $avg: '$q' }, [20, 20, 5, 20, 5].map(double)],
  [{ $push: '$q', window: { documents: [0, 1] } }, [[10, 20], [20, 30], [5, null], [30], [null]]],
  [{ $count: {} }, [3, 3, 2, 3, 2]],
  [{ $first: '$q' }, [10, 10, 5, 10, 5]],
  [{ $last: '$q' }, [30, 30, null, 30, null]],
  [{ $sum: '$q', window: { range: [-1, 0] } }, [10, 60, 5, 60, 0]],
  [{ $sum: '$q', window: { range: ['unbounded', 'current'] } }, [10, 60, 5, 60, 5]],
  [{ $sum: '$q', window: { range: ['current', 'current'] } }, [10, 50, 5, 50, 0]],
  [{ $rank: {} }, [1, 2, 1, 2, 2]],
  [{ $denseRank: {} }, [1, 2, 1, 2, 2]],
  [{ $documentNumber: {} }, [1, 2, 1, 3, 2]],
  [{ $shift: { output: '$q', by: 1 } }, [20, 30, null, null, null]],
  [{ $shift: { output: '$q', by: -1, default: 'none' } }, ['none', 10, 'none', 20, 5]],
  [{ $locf: '$q' }, [10, 20, 5, 30, 5]],
];

const NAMED = { indexes: [{ key: { a: 1, b: -1 } }, { key: { l: 1 } }] };
const PAIRS = {
  ...NAMED,
  docs: [
    { a: 1, b: 1 },
    { a: 1, b: 2 },
    { a: 2, b: 1 },
    { a: 3, b: 3 },
  ],
};
const HINT = { a: 1, b: -1 };

const between = (min: Document, max: Document, expected: number[]): ConformanceCase =>
  custom(`from ${JSON.stringify(min)} to ${JSON.stringify(max)}`, PAIRS, async (place) => {
    const reply = await place.command({ find: place.collection, min, max, hint: HINT });
    expectSame(
      batchOf(reply).map(({ _id }) => _id as number),
      expected,
    );
  });

const merged = (name: string, merge: Document, after: Document[]): ConformanceCase =>
  custom(
    `$merge with a pipeline: ${name}`,
    { docs: [{ n: 1 }, { n: 2 }], also: { to: [{ _id: 0, total: 10 }] } },
    async (place) => {
      const into = other(place, 'to');
      await place.command({
        aggregate: place.collection,
        pipeline: [{ $merge: { into, ...merge } }],
        cursor: {},
      });
      const reply = await place.command({ find: into, sort: { _id: 1 } });
      expectSame(batchOf(reply), after);
    },
  );

export const cases: ConformanceCase[] = [
  buckets(numbers(1, 2, 3, 4), 2, [
    [1, 3, 2],
    [3, 4, 2],
  ]),
  buckets(numbers(4, 2, 1, 3, 5), 2, [
    [1, 4, 3],
    [4, 5, 2],
  ]),
  buckets(numbers(1, 1, 1, 2), 2, [
    [1, 2, 3],
    [2, 2, 1],
  ]),
  buckets(numbers(1, 1, 1, 1), 3, [[1, 1, 4]]),
  buckets(numbers(1, 2), 5, [
    [1, 2, 1],
    [2, 2, 1],
  ]),
  buckets(numbers(7), 1, [[7, 7, 1]]),
  buckets(numbers(null, 1, 'a', 'b'), 2, [
    [null, 'a', 2],
    ['a', 'b', 2],
  ]),
  buckets([], 3, []),
  pipeline(
    '$bucketAuto with an output',
    numbers(1, 2, 3),
    [{ $bucketAuto: { groupBy: '$n', buckets: 1, output: { sum: { $sum: '$n' } } } }],
    [{ _id: { min: 1, max: 3 }, sum: 6 }],
  ),
  ...BUCKET_ERRORS.map(([argument, code]) =>
    pipelineRefused(`$bucketAuto of ${JSON.stringify(argument)}`, [{ $bucketAuto: argument }], {
      code,
    }),
  ),
  ...WINDOWS.map(([field, expected]) => window(field, expected)),
  window({ $sum: '$q' }, [65, 65, 65, 65, 65], false),
  pipeline(
    '$setWindowFields over days',
    [
      { d: date('2024-01-01'), n: 1 },
      { d: date('2024-01-02'), n: 2 },
      { d: date('2024-01-09'), n: 4 },
    ],
    [
      {
        $setWindowFields: {
          sortBy: { d: 1 },
          output: { 's.n': { $sum: '$n', window: { range: [-1, 0], unit: 'week' } } },
        },
      },
      { $project: { _id: 0, s: 1 } },
    ],
    [{ s: { n: 1 } }, { s: { n: 3 } }, { s: { n: 6 } }],
  ),
  pipelineRefused('$setWindowFields without output', [{ $setWindowFields: {} }], { code: 40414 }),
  pipelineRefused(
    '$rank without an order',
    [{ $setWindowFields: { output: { r: { $rank: {} } } } }],
    { code: 5371602 },
  ),
  pipelineRefused(
    '$derivative here',
    [{ $setWindowFields: { sortBy: { a: 1 }, output: { r: { $derivative: { input: '$a' } } } } }],
    { code: 238 },
    'embedded',
  ),
  // https://www.mongodb.com/docs/manual/reference/operator/aggregation/merge/
  merged(
    'the incoming document is $$new',
    { whenMatched: [{ $set: { total: { $add: ['$total', '$$new.n'] } } }] },
    [
      { _id: 0, total: 11 },
      { _id: 1, n: 2 },
    ],
  ),
  merged(
    'own variables',
    { let: { by: '$n' }, whenMatched: [{ $set: { by: '$$by' } }, { $unset: 'total' }] },
    [
      { _id: 0, by: 1 },
      { _id: 1, n: 2 },
    ],
  ),
  merged('nothing is inserted', { whenMatched: [{ $set: { x: 1 } }], whenNotMatched: 'discard' }, [
    { _id: 0, total: 10, x: 1 },
  ]),
  merged('replaced', { whenMatched: [{ $replaceWith: { _id: '$_id', all: '$$new' } }] }, [
    { _id: 0, all: { _id: 0, n: 1 } },
    { _id: 1, n: 2 },
  ]),
  custom('$merge with let and no pipeline', { docs: [{}] }, async (place) =>
    expectRefusal(
      () =>
        place.command({
          aggregate: place.collection,
          pipeline: [{ $merge: { into: other(place, 'x'), let: { a: 1 }, whenMatched: 'merge' } }],
          cursor: {},
        }),
      { code: 51199 },
    ),
  ),
  // https://www.mongodb.com/docs/manual/reference/method/cursor.min/
  between({ a: 1, b: 2 }, { a: 2, b: 1 }, [1, 0]),
  between({ a: 1, b: 1 }, { a: 3, b: 3 }, [0, 2]),
  between({ a: 2, b: 9 }, { a: 9, b: 0 }, [2, 3]),
  refused(
    'min without a hint',
    PAIRS,
    ({ collection }) => ({ find: collection, min: { a: 1, b: 1 } }),
    { code: 51173 },
  ),
  refused(
    'min of other fields',
    PAIRS,
    ({ collection }) => ({ find: collection, min: { a: 1 }, hint: HINT }),
    { code: 51174 },
  ),
  refused(
    'min after max',
    PAIRS,
    ({ collection }) => ({
      find: collection,
      min: { a: 2, b: 1 },
      max: { a: 1, b: 1 },
      hint: HINT,
    }),
    { code: 51175 },
  ),
  // https://www.mongodb.com/docs/manual/reference/method/cursor.returnKey/
  answers(
    'returnKey',
    PAIRS,
    ({ collection }) => ({ find: collection, filter: { a: 2 }, returnKey: true }),
    { cursor: { firstBatch: [{ a: 2, b: 1 }] } },
  ),
  answers(
    'returnKey without an index',
    PAIRS,
    ({ collection }) => ({ find: collection, filter: { b: 3 }, returnKey: true }),
    { cursor: { firstBatch: [{}] } },
  ),
  answers('killAllSessions', {}, () => ({ killAllSessions: [] }), { ok: double(1) }),
  // https://www.mongodb.com/docs/manual/core/transactions/: create in a transaction
  ...[true, false].map((committed) =>
    custom(
      `a collection created in a transaction, ${committed ? 'committed' : 'aborted'}`,
      {},
      async (place) => {
        const name = other(place, 'made');
        await place.client.withSession(async (session) => {
          session.startTransaction();
          await place.command({ create: name }, session);
          if (committed) await session.commitTransaction();
          else await session.abortTransaction();
        });
        const reply = await place.command({ listCollections: 1, filter: { name }, nameOnly: true });
        expectSame(batchOf(reply).length, committed ? 1 : 0);
      },
    ),
  ),
  custom(
    'a collection that exists is not created in a transaction',
    { docs: [{}] },
    async (place) =>
      place.client.withSession(async (session) => {
        session.startTransaction();
        await expectRefusal(() => place.command({ create: place.collection }, session), {
          code: 48,
        });
      }),
  ),
];
