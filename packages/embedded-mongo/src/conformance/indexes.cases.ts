import type { Document } from 'mongodb';
import { answers, custom, refused, type Given } from './tables.ts';
import { expectRefusal, expectSame } from './compare.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { date, double, long, oid } from './values.ts';

const unique = (key: Document, more: Document = {}): Given => ({
  indexes: [{ key, unique: true, ...more }],
});

/** Documents of which the last one has a duplicate key. */
const duplicate = (
  name: string,
  given: Given,
  docs: Document[],
  keyPattern: Document,
  keyValue: Document,
  shown: string,
): ConformanceCase =>
  custom(name, given, async (place) => {
    const documents = docs.map((doc, at) => ({ _id: at, ...doc }));
    const reply = await place.command({ insert: place.collection, documents });
    expectSame(reply['n'], docs.length - 1);
    await expectRefusal(() => Promise.resolve(reply), {
      code: 11000,
      text: `E11000 duplicate key error collection: ${place.database}.${place.collection} index: ${Object.entries(
        keyPattern,
      )
        .map(([path, direction]) => `${path}_${String(direction)}`)
        .join('_')} dup key: { ${shown} }`,
      parts: { index: docs.length - 1, keyPattern, keyValue },
    });
  });

const accepted = (name: string, given: Given, docs: Document[]): ConformanceCase =>
  answers(
    name,
    given,
    ({ collection }) => ({
      insert: collection,
      documents: docs.map((doc, at) => ({ _id: at, ...doc })),
    }),
    { n: docs.length },
    docs,
  );

export const cases = [
  custom('_id is unique', { docs: [{}] }, async (place) => {
    await expectRefusal(
      () => place.command({ insert: place.collection, documents: [{ _id: double(0) }] }),
      {
        code: 11000,
        text: `E11000 duplicate key error collection: ${place.database}.${place.collection} index: _id_ dup key: { _id: 0`,
        parts: { index: 0, keyPattern: { _id: 1 }, keyValue: { _id: double(0) } },
      },
    );
  }),
  duplicate('an int', unique({ a: 1 }), [{ a: 5 }, { a: 5 }], { a: 1 }, { a: 5 }, 'a: 5'),
  duplicate(
    'equal numbers of two types',
    unique({ a: 1 }),
    [{ a: 5 }, { a: long(5) }],
    { a: 1 },
    { a: long(5) },
    'a: 5',
  ),
  duplicate(
    'a text',
    unique({ a: 1 }),
    [{ a: 'x"y' }, { a: 'x"y' }],
    { a: 1 },
    { a: 'x"y' },
    'a: "x\\"y"',
  ),
  duplicate(
    'an ObjectId',
    unique({ a: 1 }),
    [{ a: oid(1) }, { a: oid(1) }],
    { a: 1 },
    { a: oid(1) },
    "a: ObjectId('65a000000000000000000001')",
  ),
  duplicate(
    'a date',
    unique({ a: 1 }),
    [{ a: date('2024-01-01') }, { a: date('2024-01-01') }],
    { a: 1 },
    { a: date('2024-01-01') },
    'a: new Date(1704067200000)',
  ),
  duplicate('null', unique({ a: 1 }), [{ a: null }, { a: null }], { a: 1 }, { a: null }, 'a: null'),
  duplicate('missing is null', unique({ a: 1 }), [{}, {}], { a: 1 }, { a: null }, 'a: null'),
  duplicate(
    'missing against null',
    unique({ a: 1 }),
    [{ a: null }, {}],
    { a: 1 },
    { a: null },
    'a: null',
  ),
  duplicate('true', unique({ a: 1 }), [{ a: true }, { a: true }], { a: 1 }, { a: true }, 'a: true'),
  duplicate(
    'a document',
    unique({ a: 1 }),
    [{ a: { b: 1 } }, { a: { b: 1 } }],
    { a: 1 },
    { a: { b: 1 } },
    'a: { b: 1 }',
  ),
  duplicate(
    'two fields',
    unique({ a: 1, b: -1 }),
    [
      { a: 1, b: 2 },
      { a: 1, b: 3 },
      { a: 1, b: 2 },
    ],
    { a: 1, b: -1 },
    { a: 1, b: 2 },
    'a: 1, b: 2',
  ),
  duplicate(
    'a path',
    unique({ 'a.b': 1 }),
    [{ a: { b: 1 } }, { a: { b: 1, c: 2 } }],
    { 'a.b': 1 },
    { 'a.b': 1 },
    'a.b: 1',
  ),
  duplicate(
    'an element',
    unique({ a: 1 }),
    [{ a: [1, 2] }, { a: [2, 3] }],
    { a: 1 },
    { a: 2 },
    'a: 2',
  ),
  duplicate(
    'an element of a document list',
    unique({ 'a.b': 1 }),
    [{ a: [{ b: 1 }] }, { a: [{ b: 5 }, { b: 1 }] }],
    { 'a.b': 1 },
    { 'a.b': 1 },
    'a.b: 1',
  ),
  duplicate(
    'an element beside a field',
    unique({ a: 1, b: 1 }),
    [
      { a: [1, 2], b: 5 },
      { a: [2, 3], b: 5 },
    ],
    { a: 1, b: 1 },
    { a: 2, b: 5 },
    'a: 2, b: 5',
  ),
  duplicate(
    'a descending index',
    unique({ a: -1 }),
    [{ a: 5 }, { a: 5 }],
    { a: -1 },
    { a: 5 },
    'a: 5',
  ),
  duplicate(
    'a sparse index where the field is',
    unique({ a: 1 }, { sparse: true }),
    [{ a: 1 }, {}, { a: 1 }],
    { a: 1 },
    { a: 1 },
    'a: 1',
  ),
  duplicate(
    'a sparse index knows null',
    unique({ a: 1 }, { sparse: true }),
    [{ a: null }, { a: null }],
    { a: 1 },
    { a: null },
    'a: null',
  ),
  duplicate(
    'a partial index within its filter',
    unique({ a: 1 }, { partialFilterExpression: { b: { $gt: 5 } } }),
    [
      { a: 1, b: 6 },
      { a: 1, b: 7 },
    ],
    { a: 1 },
    { a: 1 },
    'a: 1',
  ),
  accepted('one document may repeat an element', unique({ a: 1 }), [{ a: [1, 1] }]),
  accepted('a sparse index leaves out missing', unique({ a: 1 }, { sparse: true }), [
    {},
    {},
    { a: 1 },
  ]),
  accepted(
    'a compound sparse index needs one of its fields',
    unique({ a: 1, b: 1 }, { sparse: true }),
    [{}, {}],
  ),
  accepted(
    'a partial index leaves out the rest',
    unique({ a: 1 }, { partialFilterExpression: { b: { $gt: 5 } } }),
    [{ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 1 }],
  ),
  accepted(
    'a partial index on existence',
    unique({ a: 1 }, { partialFilterExpression: { a: { $exists: true } } }),
    [{}, {}, { a: 1 }],
  ),
  accepted('two fields differ in one', unique({ a: 1, b: 1 }), [
    { a: 1, b: 1 },
    { a: 1, b: 2 },
  ]),
  accepted('texts of other case are other texts', unique({ a: 1 }), [{ a: 'x' }, { a: 'X' }]),
  refused(
    'an update to a taken key',
    { ...unique({ a: 1 }), docs: [{ a: 1 }, { a: 2 }] },
    ({ collection }) => ({
      update: collection,
      updates: [{ q: { a: 2 }, u: { $set: { a: 1 } } }],
    }),
    { code: 11000, parts: { index: 0, keyPattern: { a: 1 }, keyValue: { a: 1 } } },
  ),
  refused(
    'an upsert to a taken key',
    { ...unique({ a: 1 }), docs: [{ a: 1 }] },
    ({ collection }) => ({
      update: collection,
      updates: [{ q: { _id: 9 }, u: { $set: { a: 1 } }, upsert: true }],
    }),
    { code: 11000 },
  ),
  custom(
    'a key is free again after a removal',
    { ...unique({ a: 1 }), docs: [{ a: 1 }] },
    async (place) => {
      await place.command({ delete: place.collection, deletes: [{ q: {}, limit: 0 }] });
      await place.command({ insert: place.collection, documents: [{ _id: 1, a: 1 }] });
      expectSame(await place.contents(), [{ _id: 1, a: 1 }]);
    },
  ),
  answers(
    'an update to its own key',
    { ...unique({ a: 1 }), docs: [{ a: 1 }] },
    ({ collection }) => ({
      update: collection,
      updates: [{ q: {}, u: { $set: { a: double(1), b: 1 } } }],
    }),
    { nModified: 1 },
    [{ a: double(1), b: 1 }],
  ),
];
