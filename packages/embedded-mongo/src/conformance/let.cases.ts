import { answers, custom, refused, batchOf } from './tables.ts';
import { expectSame } from './compare.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { int } from './values.ts';

const DOCS = { docs: [{ a: 1 }, { a: 3 }, { a: 5 }] };

// https://www.mongodb.com/docs/manual/reference/command/find/: let is an object of expressions.
const VALUES: [value: unknown, matches: number[]][] = [
  [3, [1]],
  [{ $add: [1, 2] }, [1]],
  [{ $literal: 5 }, [2]],
  [{ $cond: [true, 1, 3] }, [0]],
  [{ $max: [1, 3] }, [1]],
  [{ $toInt: '5' }, [2]],
  ['text', []],
  [null, []],
];

const own = (value: unknown): ConformanceCase[] => {
  const [, expected] = VALUES.find(([known]) => known === value)!;
  const filter = { $expr: { $eq: ['$a', '$$v'] } };
  const shown = JSON.stringify(value);
  return [
    custom(`find with ${shown}`, DOCS, async (place) => {
      const reply = await place.command({ find: place.collection, filter, let: { v: value } });
      expectSame(
        batchOf(reply).map(({ _id }) => _id as number),
        expected,
      );
    }),
    custom(`aggregate with ${shown}`, DOCS, async (place) => {
      const reply = await place.command({
        aggregate: place.collection,
        pipeline: [{ $project: { a: 1 } }, { $match: filter }],
        cursor: {},
        let: { v: value },
      });
      expectSame(
        batchOf(reply).map(({ _id }) => _id as number),
        expected,
      );
    }),
    answers(
      `delete with ${shown}`,
      DOCS,
      ({ collection }) => ({
        delete: collection,
        deletes: [{ q: filter, limit: 0 }],
        let: { v: value },
      }),
      { n: expected.length },
    ),
    answers(
      `findAndModify with ${shown}`,
      DOCS,
      ({ collection }) => ({
        findAndModify: collection,
        query: filter,
        remove: true,
        let: { v: value },
      }),
      { lastErrorObject: { n: expected.length } },
    ),
  ];
};

const stored = (value: unknown, expected: unknown): ConformanceCase =>
  custom(`an update stores ${JSON.stringify(value)}`, { docs: [{}] }, async (place) => {
    await place.command({
      update: place.collection,
      updates: [{ q: {}, u: [{ $set: { v: '$$v' } }], multi: true }],
      let: { v: value },
    });
    expectSame(await place.contents(), [{ _id: 0, v: expected }]);
  });

export const cases: ConformanceCase[] = [
  ...VALUES.flatMap(([value]) => own(value)),
  stored({ $literal: '$a' }, '$a'),
  stored({ $literal: { $add: [1] } }, { $add: [1] }),
  stored({ $concat: ['a', 'b'] }, 'ab'),
  stored([1, { $add: [1, 1] }], [1, int(2)]),
  stored({ a: { $add: [1, 1] } }, { a: int(2) }),
  custom('$$NOW is a time', { docs: [{}] }, async (place) => {
    const reply = await place.command({
      aggregate: place.collection,
      pipeline: [{ $project: { _id: 0, type: { $type: '$$t' } } }],
      cursor: {},
      let: { t: '$$NOW' },
    });
    expectSame(batchOf(reply), [{ type: 'date' }]);
  }),
  custom('a variable uses the one before it', { docs: [{}] }, async (place) => {
    const reply = await place.command({
      aggregate: place.collection,
      pipeline: [{ $project: { _id: 0, v: '$$b' } }],
      cursor: {},
      let: { a: 1, b: { $add: ['$$a', 1] } },
    });
    expectSame(batchOf(reply), [{ v: int(2) }]);
  }),
  ...['$a', '$$ROOT', '$$CURRENT.a'].map((value) =>
    refused(
      `let may not read ${value}`,
      DOCS,
      ({ collection }) => ({ find: collection, let: { v: value } }),
      { code: 4890500 },
    ),
  ),
  refused(
    'let with a malformed expression',
    DOCS,
    ({ collection }) => ({ find: collection, let: { v: { $nothing: 1 } } }),
    { code: 168 },
  ),
];
