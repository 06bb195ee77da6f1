import type { Document } from 'mongodb';
import {
  answers,
  batchOf,
  custom,
  match,
  other,
  pipeline,
  pipelineRefused,
  refused,
  sorts,
  update,
} from './tables.ts';
import { expectRefusal, expectSame } from './compare.ts';
import type { ConformanceCase, Place } from './conformance-case.ts';
import { double, pattern, stamp } from './values.ts';

const THREE = { docs: [{ a: 1 }, { a: 2 }, { a: 3 }] };

/** A case with a cursor that has two documents left. */
const withCursor = (
  name: string,
  work: (place: Place) => Promise<unknown>,
  code: number,
): ConformanceCase =>
  custom(name, THREE, async (place) => {
    const reply = await place.command({ find: place.collection, batchSize: 1 });
    await work(place);
    const { id } = reply['cursor'] as Document;
    await expectRefusal(
      () => place.command({ getMore: id as bigint, collection: place.collection }),
      { code },
    );
  });

const filled = (name: string, write: (place: Place) => Document): ConformanceCase =>
  custom(name, { docs: [{ _id: 0, old: 1 }] }, async (place) => {
    await place.command(write(place));
    const reply = await place.command({
      aggregate: place.collection,
      pipeline: [
        { $match: { t: { $exists: true } } },
        { $project: { _id: 0, type: { $type: '$t' }, filled: { $ne: ['$t', stamp(0, 0)] } } },
      ],
      cursor: {},
    });
    expectSame(batchOf(reply), [{ type: 'timestamp', filled: true }]);
  });

const X = { x: 1 };

export const cases: ConformanceCase[] = [
  // https://www.mongodb.com/docs/manual/reference/operator/aggregation/lookup/: an equality match
  pipeline(
    '$lookup takes a stored pattern for a value',
    {
      docs: [{ l: [pattern('^a'), 'b'] }],
      also: { b: [{ f: 'abc' }, { f: 'b' }, { f: pattern('^a') }] },
    },
    ({ collection }) => [
      { $lookup: { from: `${collection}_b`, localField: 'l', foreignField: 'f', as: 'r' } },
      { $project: { ids: '$r._id' } },
    ],
    [{ _id: 0, ids: [1, 2] }],
  ),
  pipeline(
    '$lookup takes a single stored pattern for a value',
    { docs: [{ l: pattern('^a') }], also: { b: [{ f: 'abc' }, { f: pattern('^a') }] } },
    ({ collection }) => [
      { $lookup: { from: `${collection}_b`, localField: 'l', foreignField: 'f', as: 'r' } },
      { $project: { ids: '$r._id' } },
    ],
    [{ _id: 0, ids: [1] }],
  ),
  pipeline(
    '$graphLookup takes a stored pattern for a value',
    { docs: [{ l: pattern('^a') }], also: { b: [{ f: 'abc', n: 'x' }, { f: pattern('^a') }] } },
    ({ collection }) => [
      {
        $graphLookup: {
          from: `${collection}_b`,
          startWith: '$l',
          connectFromField: 'n',
          connectToField: 'f',
          as: 'r',
        },
      },
      { $project: { ids: '$r._id' } },
    ],
    [{ _id: 0, ids: [1] }],
  ),
  // https://www.mongodb.com/docs/manual/reference/operator/aggregation/merge/#error-when--on--field-is-missing
  ...[{}, { k: null }].map((doc) =>
    custom(
      `$merge on a field that is ${'k' in doc ? 'null' : 'missing'}`,
      { docs: [doc] },
      async (place) => {
        const into = other(place, 'to');
        await place.command({
          createIndexes: into,
          indexes: [{ key: { k: 1 }, name: 'k_1', unique: true }],
        });
        await expectRefusal(
          () =>
            place.command({
              aggregate: place.collection,
              pipeline: [{ $merge: { into, on: 'k' } }],
              cursor: {},
            }),
          { code: 51132 },
        );
        const reply = await place.command({ count: into });
        expectSame(Number(reply['n']), 0);
      },
    ),
  ),
  // https://www.mongodb.com/docs/manual/reference/bson-types/#timestamps
  filled('an insert fills in an empty timestamp', ({ collection }) => ({
    insert: collection,
    documents: [{ t: stamp(0, 0) }],
  })),
  filled('a replacement fills in an empty timestamp', ({ collection }) => ({
    update: collection,
    updates: [{ q: { _id: 0 }, u: { t: stamp(0, 0) } }],
  })),
  filled('a replacing upsert fills in an empty timestamp', ({ collection }) => ({
    update: collection,
    updates: [{ q: { _id: 9 }, u: { t: stamp(0, 0) }, upsert: true }],
  })),
  custom('an empty timestamp below a field stays', {}, async (place) => {
    await place.command({
      insert: place.collection,
      documents: [{ _id: 1, d: { t: stamp(0, 0) } }],
    });
    expectSame(await place.contents(), [{ _id: 1, d: { t: stamp(0, 0) } }]);
  }),
  custom('an empty timestamp as _id stays', {}, async (place) => {
    await place.command({ insert: place.collection, documents: [{ _id: stamp(0, 0) }] });
    expectSame(await place.contents(), [{ _id: stamp(0, 0) }]);
  }),
  ...[{ _id: null, a: 1 }, { a: 1 }].map((u) =>
    custom(`a replacing upsert of _id null by ${JSON.stringify(u)}`, {}, async (place) => {
      await place.command({
        update: place.collection,
        updates: [{ q: { _id: null }, u, upsert: true }],
      });
      expectSame(await place.contents(), [{ _id: null, a: 1 }]);
    }),
  ),
  custom(
    'a replacement may not take the _id null away',
    { docs: [{ _id: null }] },
    async (place) => {
      await place.command({ update: place.collection, updates: [{ q: {}, u: { b: 1 } }] });
      expectSame(await place.contents(), [{ _id: null, b: 1 }]);
    },
  ),
  // https://www.mongodb.com/docs/manual/reference/operator/aggregation/project/
  pipeline(
    '$project of an expression below a list with scalars',
    [{ a: [1, { x: 1 }, 'y'] }],
    [{ $project: { _id: 0, 'a.b': { $literal: 1 } } }],
    [{ a: [{ b: 1 }, { b: 1 }, { b: 1 }] }],
  ),
  pipeline(
    '$project of an expression below a scalar',
    [{ a: 5 }],
    [{ $project: { _id: 0, 'a.b': { $literal: 1 } } }],
    [{ a: { b: 1 } }],
  ),
  pipeline(
    '$addFields below a list with scalars',
    [{ a: [1, X] }],
    [{ $addFields: { 'a.b': 2 } }, { $project: { _id: 0 } }],
    [{ a: [{ b: 2 }, { x: 1, b: 2 }] }],
  ),
  // https://www.mongodb.com/docs/manual/reference/method/cursor.sort/
  refused(
    'a sort by two lists of one document',
    { docs: [{ a: [1, 2], b: [1, 2] }] },
    ({ collection }) => ({ find: collection, sort: { a: 1, b: 1 } }),
    { code: 2, text: 'cannot sort with keys that are parallel arrays' },
  ),
  pipelineRefused('a $sort by a list and a text is none by two lists', [{ $sort: { a: 'x' } }], {
    code: 15974,
  }),
  refused(
    'a $sort by two lists of one document',
    { docs: [{ a: [1, 2], b: [] }] },
    ({ collection }) => ({
      aggregate: collection,
      pipeline: [{ $sort: { a: 1, b: -1 } }],
      cursor: {},
    }),
    { code: 2 },
  ),
  sorts(
    'two fields below one list are of one element',
    [
      {
        a: [
          { x: 1, y: 5 },
          { x: 2, y: 0 },
        ],
      },
      { a: [{ x: 1, y: 4 }] },
      {
        a: [
          { x: 1, y: 6 },
          { x: 0, y: 9 },
        ],
      },
    ],
    { 'a.x': 1, 'a.y': 1 },
    [2, 1, 0],
  ),
  sorts(
    'two fields below one list, backwards',
    [
      {
        a: [
          { x: 1, y: 5 },
          { x: 2, y: 0 },
        ],
      },
      { a: [{ x: 2, y: 1 }] },
    ],
    { 'a.x': -1, 'a.y': -1 },
    [1, 0],
  ),
  sorts(
    'a list and a plain field',
    [
      { a: [3, 1], b: 2 },
      { a: [1], b: 1 },
    ],
    { a: 1, b: 1 },
    [1, 0],
  ),
  // https://www.mongodb.com/docs/manual/reference/write-concern/
  ...[
    { w: 9, code: 100 },
    { w: 50, code: 100 },
    { w: 'nobody', code: 79 },
  ].map(({ w, code }) =>
    custom(`the write concern ${w} is not met by what is written`, {}, async (place) => {
      await expectRefusal(
        () =>
          place.command({ insert: place.collection, documents: [{ _id: 1 }], writeConcern: { w } }),
        { code },
      );
      expectSame(await place.contents(), [{ _id: 1 }]);
    }),
  ),
  ...[51, -1].map((w) =>
    refused(
      `a write concern of ${w} nodes is refused`,
      {},
      ({ collection }) => ({ insert: collection, documents: [{}], writeConcern: { w } }),
      { code: 9 },
    ),
  ),
  ...[{ w: 1 }, { w: 'majority', j: true }].map((writeConcern) =>
    answers(
      `the write concern ${JSON.stringify(writeConcern)}`,
      {},
      ({ collection }) => ({ insert: collection, documents: [{ _id: 1 }], writeConcern }),
      { n: 1, ok: double(1) },
    ),
  ),
  // https://www.mongodb.com/docs/manual/reference/read-concern/
  ...['none', '', 'LOCAL'].map((level) =>
    refused(
      `the read concern "${level}"`,
      THREE,
      ({ collection }) => ({ find: collection, readConcern: { level } }),
      { code: 2 },
    ),
  ),
  ...['local', 'available', 'majority', 'linearizable'].map((level) =>
    answers(
      `the read concern ${level}`,
      THREE,
      ({ collection }) => ({ find: collection, readConcern: { level }, filter: { a: 1 } }),
      { cursor: { firstBatch: [{ _id: 0, a: 1 }] } },
    ),
  ),
  ...[{ $out: 'x' }, { $merge: { into: 'x' } }].map((stage) =>
    refused(
      `${Object.keys(stage).join()} with the read concern linearizable`,
      THREE,
      ({ collection }) => ({
        aggregate: collection,
        pipeline: [stage],
        cursor: {},
        readConcern: { level: 'linearizable' },
      }),
      { code: 72 },
    ),
  ),
  refused(
    'a snapshot outside of a transaction here',
    THREE,
    ({ collection }) => ({ find: collection, readConcern: { level: 'snapshot' } }),
    { code: 238 },
    'embedded',
  ),
  // https://www.mongodb.com/docs/manual/reference/limits/#naming-restrictions
  ...['system.own', 'system.'].map((name) =>
    refused(`create of ${name}`, {}, () => ({ create: name }), { code: 73 }),
  ),
  custom('an insert into a name of the system', {}, (place) =>
    expectRefusal(() => place.command({ insert: 'system.own', documents: [{}] }), { code: 73 }),
  ),
  withCursor(
    'a cursor ends with its collection',
    ({ command, collection }) => command({ drop: collection }),
    175,
  ),
  withCursor(
    'a cursor ends with its name',
    ({ client, database, collection }) =>
      client.db('admin').command({
        renameCollection: `${database}.${collection}`,
        to: `${database}.${collection}_new`,
      }),
    175,
  ),
  // https://www.mongodb.com/docs/manual/reference/database-references/
  match(
    '$elemMatch on references',
    [
      { a: [{ $ref: 'c', $id: 1 }] },
      { a: [{ $ref: 'c', $id: 2 }] },
      { a: [{ $ref: 'd', $id: 1 }] },
    ],
    { a: { $elemMatch: { $ref: 'c', $id: 1 } } },
    [0],
  ),
  match(
    '$elemMatch on the id of references',
    [{ a: [{ $ref: 'c', $id: 1 }] }, { a: [{ $ref: 'c', $id: 2 }] }],
    { a: { $elemMatch: { $id: { $gt: 1 } } } },
    [1],
  ),
  // https://www.mongodb.com/docs/manual/core/dot-dollar-considerations/
  update('$set of a name with a dollar', { a: 1 }, { $set: { $key: 1 } }, { a: 1, $key: 1 }),
  update(
    '$set of a name with a dollar below',
    { a: {} },
    { $set: { 'a.$b': 1 } },
    { a: { $b: 1 } },
  ),
  update('$unset of a name with a dollar', { a: 1, $key: 1 }, { $unset: { $key: 1 } }, { a: 1 }),
  update('$inc of a name with a dollar', { $n: 1 }, { $inc: { $n: 2 } }, { $n: 3 }),
];
