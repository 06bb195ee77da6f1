import { answers, custom, refused } from './tables.ts';
import { expectParts, expectSame } from './compare.ts';
import { double } from './values.ts';

const UNIQUE = { indexes: [{ key: { a: 1 }, unique: true }] };

export const cases = [
  answers(
    'insert of one',
    {},
    ({ collection }) => ({ insert: collection, documents: [{ _id: 0, a: 1 }] }),
    { n: 1, ok: double(1) },
    [{ a: 1 }],
  ),
  answers(
    'insert of several',
    {},
    ({ collection }) => ({
      insert: collection,
      documents: [{ _id: 0 }, { _id: 1 }, { _id: 2 }],
    }),
    { n: 3 },
    [{}, {}, {}],
  ),
  custom('an ordered insert stops at the first error', UNIQUE, async (place) => {
    const reply = await place.command({
      insert: place.collection,
      documents: [
        { _id: 0, a: 1 },
        { _id: 1, a: 1 },
        { _id: 2, a: 2 },
      ],
    });
    expectParts(reply, {
      n: 1,
      writeErrors: [{ index: 1, code: 11000, keyPattern: { a: 1 }, keyValue: { a: 1 } }],
    });
    expectSame(await place.contents(), [{ _id: 0, a: 1 }]);
  }),
  custom('an unordered insert goes on', UNIQUE, async (place) => {
    const reply = await place.command({
      insert: place.collection,
      documents: [
        { _id: 0, a: 1 },
        { _id: 1, a: 1 },
        { _id: 2, a: 2 },
        { _id: 2, a: 3 },
        { _id: 4, a: 4 },
      ],
      ordered: false,
    });
    expectParts(reply, {
      n: 3,
      writeErrors: [
        { index: 1, code: 11000, keyPattern: { a: 1 } },
        { index: 3, code: 11000, keyPattern: { _id: 1 } },
      ],
    });
    expectSame(await place.contents(), [
      { _id: 0, a: 1 },
      { _id: 2, a: 2 },
      { _id: 4, a: 4 },
    ]);
  }),
  custom(
    'an ordered update stops at the first error',
    { docs: [{ a: 1 }, { a: 'x' }, { a: 1 }] },
    async (place) => {
      const reply = await place.command({
        update: place.collection,
        updates: [0, 1, 2].map((_id) => ({ q: { _id }, u: { $inc: { a: 1 } } })),
      });
      expectParts(reply, { n: 1, nModified: 1, writeErrors: [{ index: 1, code: 14 }] });
      expectSame(await place.contents(), [
        { _id: 0, a: 2 },
        { _id: 1, a: 'x' },
        { _id: 2, a: 1 },
      ]);
    },
  ),
  custom(
    'an unordered update goes on',
    { docs: [{ a: 1 }, { a: 'x' }, { a: 1 }] },
    async (place) => {
      const reply = await place.command({
        update: place.collection,
        updates: [0, 1, 2].map((_id) => ({ q: { _id }, u: { $inc: { a: 1 } } })),
        ordered: false,
      });
      expectParts(reply, { n: 2, nModified: 2, writeErrors: [{ index: 1, code: 14 }] });
      expectSame(await place.contents(), [
        { _id: 0, a: 2 },
        { _id: 1, a: 'x' },
        { _id: 2, a: 2 },
      ]);
    },
  ),
  custom('a later statement sees what an earlier one wrote', {}, async (place) => {
    const reply = await place.command({
      update: place.collection,
      updates: [
        { q: { _id: 0 }, u: { $set: { a: 1 } }, upsert: true },
        { q: { a: 1 }, u: { $inc: { a: 5 } } },
      ],
    });
    expectParts(reply, { n: 2, nModified: 1, upserted: [{ index: 0, _id: 0 }] });
    expectSame(await place.contents(), [{ _id: 0, a: 6 }]);
  }),
  custom(
    'a key freed by an earlier statement may be taken',
    { ...UNIQUE, docs: [{ a: 1 }, { a: 2 }] },
    async (place) => {
      const reply = await place.command({
        update: place.collection,
        updates: [
          { q: { _id: 0 }, u: { $set: { a: 9 } } },
          { q: { _id: 1 }, u: { $set: { a: 1 } } },
        ],
      });
      expectParts(reply, { n: 2, nModified: 2 });
      expectSame(await place.contents(), [
        { _id: 0, a: 9 },
        { _id: 1, a: 1 },
      ]);
    },
  ),
  answers(
    'delete of one',
    { docs: [{ a: 1 }, { a: 1 }] },
    ({ collection }) => ({
      delete: collection,
      deletes: [{ q: { a: 1 }, limit: 1 }],
    }),
    { n: 1 },
    [{ _id: 1, a: 1 }],
  ),
  answers(
    'delete of many',
    { docs: [{ a: 1 }, { a: 1 }, { a: 2 }] },
    ({ collection }) => ({
      delete: collection,
      deletes: [{ q: { a: 1 }, limit: 0 }],
    }),
    { n: 2 },
    [{ _id: 2, a: 2 }],
  ),
  answers(
    'delete without a match',
    { docs: [{ a: 1 }] },
    ({ collection }) => ({
      delete: collection,
      deletes: [{ q: { a: 7 }, limit: 0 }],
    }),
    { n: 0 },
    [{ a: 1 }],
  ),
  answers(
    'two deletes',
    { docs: [{ a: 1 }, { a: 2 }, { a: 3 }] },
    ({ collection }) => ({
      delete: collection,
      deletes: [
        { q: { a: 1 }, limit: 1 },
        { q: { a: { $gt: 2 } }, limit: 0 },
      ],
    }),
    { n: 2 },
    [{ _id: 1, a: 2 }],
  ),
  answers(
    'delete in no collection',
    {},
    ({ collection }) => ({ delete: collection, deletes: [{ q: {}, limit: 0 }] }),
    { n: 0 },
  ),
  answers(
    'update in no collection',
    {},
    ({ collection }) => ({ update: collection, updates: [{ q: {}, u: { $set: { a: 1 } } }] }),
    { n: 0, nModified: 0 },
  ),
  refused(
    'delete with a limit of 2',
    { docs: [{}] },
    ({ collection }) => ({
      delete: collection,
      deletes: [{ q: {}, limit: 2 }],
    }),
    { code: 9, text: 'The limit field in delete objects must be 0 or 1. Got 2' },
  ),
  refused(
    'delete without a limit',
    { docs: [{}] },
    ({ collection }) => ({ delete: collection, deletes: [{ q: {} }] }),
    {
      code: 40414,
      text: "BSON field 'delete.deletes.limit' is missing but a required field",
    },
  ),
  refused(
    'delete without a filter',
    { docs: [{}] },
    ({ collection }) => ({ delete: collection, deletes: [{ limit: 0 }] }),
    {
      code: 40414,
      text: "BSON field 'delete.deletes.q' is missing but a required field",
    },
  ),
  refused(
    'delete with an unknown field',
    { docs: [{}] },
    ({ collection }) => ({
      delete: collection,
      deletes: [{ q: {}, limit: 0, foo: 1 }],
    }),
    { code: 40415, text: "BSON field 'delete.deletes.foo' is an unknown field." },
  ),
  refused(
    'delete with a malformed filter',
    { docs: [{}] },
    ({ collection }) => ({
      delete: collection,
      deletes: [{ q: { a: { $foo: 1 } }, limit: 0 }],
    }),
    { code: 2 },
  ),
  refused('insert of nothing', {}, ({ collection }) => ({ insert: collection, documents: [] }), {
    code: 16,
    text: 'Write batch sizes must be between 1 and 100000. Got 0 operations.',
  }),
  refused('insert without documents', {}, ({ collection }) => ({ insert: collection }), {
    code: 40414,
    text: "BSON field 'insert.documents' is missing but a required field",
  }),
  refused('insert of scalars', {}, ({ collection }) => ({ insert: collection, documents: [5] }), {
    code: 14,
  }),
  refused(
    'insert with an unknown field',
    {},
    ({ collection }) => ({ insert: collection, documents: [{}], foo: 1 }),
    {
      code: 40415,
      text: "BSON field 'insert.foo' is an unknown field.",
    },
  ),
  refused('insert into an empty name', {}, () => ({ insert: '', documents: [{}] }), { code: 73 }),
  refused('insert into a number', {}, () => ({ insert: 5, documents: [{}] }), { code: 73 }),
  refused(
    'an update that makes a document larger than 16 MB',
    { docs: [{ a: 'x'.repeat(9_000_000) }] },
    ({ collection }) => ({ update: collection, updates: [{ q: {}, u: [{ $set: { b: '$a' } }] }] }),
    { code: 17419, text: 'Resulting document after update is larger than 16777216' },
  ),
];
