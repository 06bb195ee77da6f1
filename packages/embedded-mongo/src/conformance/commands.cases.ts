import type { Document } from 'mongodb';
import { answers, batchOf, custom, refused } from './tables.ts';
import { expectParts, expectRefusal, expectSame } from './compare.ts';
import { double, long } from './values.ts';

const THREE = {
  docs: [
    { a: 1, t: ['x', 'y'] },
    { a: 2, t: ['y'] },
    { a: double(2), t: [] },
  ],
};

export const cases = [
  answers('ping', {}, () => ({ ping: 1 }), { ok: double(1) }),
  custom('hello', {}, async (place) => {
    const { maxBsonObjectSize, maxWriteBatchSize, readOnly } = await place.command({ hello: 1 });
    expectSame([maxBsonObjectSize, maxWriteBatchSize, readOnly], [16777216, 100000, false]);
  }),
  custom('buildInfo names a version', {}, async (place) => {
    const reply = await place.command({ buildInfo: 1 });
    expectSame(/^\d+\.\d+\.\d+/.test(String(reply['version'])), true);
  }),
  refused('an unknown command', {}, () => ({ nothing: 1 }), {
    code: 59,
    text: "no such command: 'nothing'",
  }),
  answers('count of all', THREE, ({ collection }) => ({ count: collection }), { n: 3 }),
  answers(
    'count with a filter',
    THREE,
    ({ collection }) => ({ count: collection, query: { a: 2 } }),
    { n: 2 },
  ),
  answers(
    'count with skip and limit',
    THREE,
    ({ collection }) => ({ count: collection, skip: 1, limit: 1 }),
    { n: 1 },
  ),
  answers(
    'count with a filter, skip and limit',
    THREE,
    ({ collection }) => ({ count: collection, query: { a: { $gt: 0 } }, skip: 2, limit: 5 }),
    { n: 1 },
  ),
  answers('count of no collection', {}, ({ collection }) => ({ count: collection }), { n: 0 }),
  refused(
    'count with a malformed filter',
    THREE,
    ({ collection }) => ({ count: collection, query: { a: { $foo: 1 } } }),
    { code: 2 },
  ),
  refused(
    'count with a negative skip',
    THREE,
    ({ collection }) => ({ count: collection, skip: -1 }),
    { code: 51024 },
  ),
  answers('distinct', THREE, ({ collection }) => ({ distinct: collection, key: 'a' }), {
    values: [1, 2],
  }),
  answers(
    'distinct of lists gives their elements',
    THREE,
    ({ collection }) => ({ distinct: collection, key: 't' }),
    { values: ['x', 'y'] },
  ),
  answers(
    'distinct in the order in which documents are met, and of values within one',
    { docs: [{ a: ['m', 'c'] }, { a: 'z' }, { a: 'b' }, { a: 'z' }] },
    ({ collection }) => ({ distinct: collection, key: 'a' }),
    { values: ['c', 'm', 'z', 'b'] },
  ),
  answers(
    'distinct with a filter',
    THREE,
    ({ collection }) => ({ distinct: collection, key: 't', query: { a: 2 } }),
    { values: ['y'] },
  ),
  answers(
    'distinct of a missing field',
    THREE,
    ({ collection }) => ({ distinct: collection, key: 'z' }),
    { values: [] },
  ),
  answers(
    'distinct of documents in lists',
    { docs: [{ l: [{ x: 1 }, { x: 2 }] }, { l: { x: 2 } }] },
    ({ collection }) => ({ distinct: collection, key: 'l.x' }),
    { values: [1, 2] },
  ),
  answers(
    'distinct keeps null',
    { docs: [{ a: null }, {}, { a: 1 }] },
    ({ collection }) => ({ distinct: collection, key: 'a' }),
    { values: [null, 1] },
  ),
  answers(
    'distinct of no collection',
    {},
    ({ collection }) => ({ distinct: collection, key: 'a' }),
    { values: [] },
  ),
  refused('distinct without a key', THREE, ({ collection }) => ({ distinct: collection }), {
    code: 40414,
  }),
  refused(
    'distinct with a key that is a number',
    THREE,
    ({ collection }) => ({ distinct: collection, key: 5 }),
    { code: 14 },
  ),
  custom('create and listCollections', {}, async (place) => {
    await place.command({ create: place.collection });
    const reply = await place.command({ listCollections: 1, filter: { name: place.collection } });
    expectParts(batchOf(reply)[0] as Document, {
      name: place.collection,
      type: 'collection',
      options: {},
      info: { readOnly: false },
      idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
    });
  }),
  custom('listCollections with names alone', THREE, async (place) => {
    const reply = await place.command({
      listCollections: 1,
      nameOnly: true,
      filter: { name: place.collection },
    });
    expectSame(batchOf(reply), [{ name: place.collection, type: 'collection' }]);
  }),
  custom('drop', THREE, async (place) => {
    expectParts(await place.command({ drop: place.collection }), { nIndexesWas: 1 });
    expectSame(await place.contents(), []);
  }),
  custom('renameCollection', THREE, async (place) => {
    const to = `${place.collection}_new`;
    const { database, collection } = place;
    const admin = place.client.db('admin');
    await admin.command({ renameCollection: `${database}.${collection}`, to: `${database}.${to}` });
    expectSame(await place.contents(), []);
    expectParts(await place.command({ count: to }), { n: 3 });
  }),
  custom(
    'renameCollection keeps indexes',
    { ...THREE, indexes: [{ key: { a: 1 } }] },
    async (place) => {
      const to = `${place.collection}_new`;
      const { database, collection } = place;
      await place.client
        .db('admin')
        .command({ renameCollection: `${database}.${collection}`, to: `${database}.${to}` });
      expectSame(batchOf(await place.command({ listIndexes: to })).length, 2);
    },
  ),
  custom('renameCollection of nothing', {}, async (place) => {
    const { database, collection } = place;
    const admin = place.client.db('admin');
    await expectRefusal(
      () => admin.command({ renameCollection: `${database}.${collection}`, to: `${database}.x` }),
      { code: 26 },
    );
  }),
  custom('renameCollection onto another', { ...THREE, also: { b: [{ z: 1 }] } }, async (place) => {
    const { database, collection } = place;
    const command = {
      renameCollection: `${database}.${collection}`,
      to: `${database}.${collection}_b`,
    };
    const admin = place.client.db('admin');
    await expectRefusal(() => admin.command(command), {
      code: 48,
      text: 'target namespace exists',
    });
    await admin.command({ ...command, dropTarget: true });
    expectParts(await place.command({ count: `${collection}_b` }), { n: 3 });
  }),
  custom('a collection is made by its first insert', {}, async (place) => {
    await place.command({ insert: place.collection, documents: [{}] });
    const reply = await place.command({ listCollections: 1, filter: { name: place.collection } });
    expectSame(batchOf(reply).length, 1);
  }),
  custom('an update that meets nothing makes no collection', {}, async (place) => {
    await place.command({ update: place.collection, updates: [{ q: {}, u: { $set: { a: 1 } } }] });
    const reply = await place.command({ listCollections: 1, filter: { name: place.collection } });
    expectSame(batchOf(reply), []);
  }),
  custom('an insert that fails as a whole', {}, async (place) => {
    await expectRefusal(
      () => place.command({ insert: place.collection, documents: [{ _id: [1] }] }),
      { code: 53 },
    );
    expectSame(await place.contents(), []);
  }),
  custom('listDatabases', THREE, async (place) => {
    const reply = await place.client
      .db('admin')
      .command({ listDatabases: 1, nameOnly: true, filter: { name: place.database } });
    expectSame(reply['databases'], [{ name: place.database }]);
  }),
  custom('collStats counts', THREE, async (place) => {
    const reply = await place.command({ collStats: place.collection });
    expectSame([reply['count'], reply['nindexes']], [3, 1]);
  }),
  custom('dbStats names the database', THREE, async (place) => {
    const reply = await place.command({ dbStats: 1 });
    expectSame(reply['db'], place.database);
  }),
  custom('connectionStatus', {}, async (place) => {
    const reply = await place.command({ connectionStatus: 1 });
    expectSame(typeof reply['authInfo'], 'object');
  }),
  custom('$collStats in a pipeline', THREE, async (place) => {
    const reply = await place.command({
      aggregate: place.collection,
      pipeline: [{ $collStats: { count: {} } }],
      cursor: {},
    });
    expectParts(batchOf(reply)[0] as Document, { count: 3 });
  }),
  custom('endSessions', {}, async (place) => {
    expectParts(await place.command({ endSessions: [] }), { ok: double(1) });
  }),
  refused(
    'create with an unknown option',
    {},
    ({ collection }) => ({ create: collection, foo: 1 }),
    { code: 40415 },
  ),
  refused(
    'a capped collection here',
    {},
    ({ collection }) => ({ create: collection, capped: true, size: 4096 }),
    { code: 238 },
    'embedded',
  ),
  refused(
    'a view here',
    {},
    ({ collection }) => ({ create: collection, viewOn: 'x', pipeline: [] }),
    { code: 238 },
    'embedded',
  ),
  refused(
    'a validator here',
    {},
    ({ collection }) => ({ create: collection, validator: { a: 1 } }),
    { code: 238 },
    'embedded',
  ),
  refused(
    'a time series here',
    {},
    ({ collection }) => ({ create: collection, timeseries: { timeField: 't' } }),
    { code: 238 },
    'embedded',
  ),
  refused(
    'a collation here',
    THREE,
    ({ collection }) => ({ find: collection, collation: { locale: 'de', strength: 4 } }),
    { code: 238 },
    'embedded',
  ),
  refused(
    'a collation of an index here',
    {},
    ({ collection }) => ({
      createIndexes: collection,
      indexes: [{ key: { a: 1 }, name: 'a_1', collation: { locale: 'en' } }],
    }),
    { code: 238 },
    'embedded',
  ),
  answers(
    'the simple collation',
    THREE,
    ({ collection }) => ({ count: collection, query: { a: 1 }, collation: { locale: 'simple' } }),
    { n: 1 },
  ),
  answers(
    'a comment',
    THREE,
    ({ collection }) => ({ count: collection, query: { a: 1 }, comment: 'why' }),
    { n: 1 },
  ),
  answers(
    'a write concern',
    {},
    ({ collection }) => ({
      insert: collection,
      documents: [{ _id: 1 }],
      writeConcern: { w: 'majority' },
    }),
    { n: 1 },
  ),
  answers(
    'a read concern',
    THREE,
    ({ collection }) => ({ count: collection, query: { a: 1 }, readConcern: { level: 'local' } }),
    { n: 1 },
  ),
  refused(
    'maxTimeMS below zero',
    THREE,
    ({ collection }) => ({ find: collection, maxTimeMS: -1 }),
    { code: 51024 },
  ),
  refused(
    'maxTimeMS that is a text',
    THREE,
    ({ collection }) => ({ find: collection, maxTimeMS: 'x' }),
    { code: 14 },
  ),
  refused(
    'work past maxTimeMS',
    { docs: Array.from({ length: 2000 }, (_, n) => ({ n, one: 1 })) },
    ({ collection }) => ({
      aggregate: collection,
      pipeline: [
        { $lookup: { from: collection, localField: 'one', foreignField: 'one', as: 'l' } },
        { $unwind: '$l' },
        { $group: { _id: '$l.n', n: { $sum: 1 } } },
      ],
      cursor: {},
      maxTimeMS: 20,
    }),
    { code: 50, text: 'operation exceeded time limit' },
  ),
  answers(
    'a long count',
    { docs: [{}] },
    ({ collection }) => ({ count: collection, limit: long(5) }),
    { n: 1 },
  ),
];
