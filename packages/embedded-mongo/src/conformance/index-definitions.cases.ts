import type { Document } from 'mongodb';
import { answers, batchOf, custom, refused, type Given } from './tables.ts';
import { expectSame } from './compare.ts';
import { long } from './values.ts';

const creating = (
  name: string,
  given: Given,
  index: Document,
  refusal: { code: number; text?: string },
  only?: 'embedded',
) =>
  refused(
    name,
    given,
    ({ collection }) => ({ createIndexes: collection, indexes: [index] }),
    refusal,
    only,
  );

export const cases = [
  creating(
    'duplicates that are there',
    { docs: [{ a: 1 }, { a: 1 }] },
    { key: { a: 1 }, name: 'a_1', unique: true },
    { code: 11000 },
  ),
  answers(
    'createIndexes counts',
    {},
    ({ collection }) => ({
      createIndexes: collection,
      indexes: [
        { key: { a: 1 }, name: 'a_1' },
        { key: { b: 1 }, name: 'b_1' },
      ],
    }),
    { numIndexesBefore: 1, numIndexesAfter: 3, createdCollectionAutomatically: true },
  ),
  answers(
    'createIndexes of what is there',
    { indexes: [{ key: { a: 1 } }] },
    ({ collection }) => ({
      createIndexes: collection,
      indexes: [{ key: { a: 1 }, name: 'a_1' }],
    }),
    { numIndexesBefore: 2, numIndexesAfter: 2, note: 'all indexes already exist' },
  ),
  custom(
    'listIndexes',
    {
      indexes: [
        { key: { a: 1, b: -1 }, unique: true },
        { key: { d: 1 }, expireAfterSeconds: 60 },
        { key: { e: 1 }, sparse: true },
        { key: { f: 1 }, partialFilterExpression: { f: { $gt: 1 } } },
      ],
    },
    async (place) => {
      const reply = await place.command({ listIndexes: place.collection });
      expectSame(batchOf(reply), [
        { v: 2, key: { _id: 1 }, name: '_id_' },
        { v: 2, key: { a: 1, b: -1 }, name: 'a_1_b_-1', unique: true },
        { v: 2, key: { d: 1 }, name: 'd_1', expireAfterSeconds: 60 },
        { v: 2, key: { e: 1 }, name: 'e_1', sparse: true },
        { v: 2, key: { f: 1 }, name: 'f_1', partialFilterExpression: { f: { $gt: 1 } } },
      ]);
    },
  ),
  answers(
    'dropIndexes by name',
    { indexes: [{ key: { a: 1 } }] },
    ({ collection }) => ({ dropIndexes: collection, index: 'a_1' }),
    { nIndexesWas: 2 },
  ),
  answers(
    'dropIndexes by key',
    { indexes: [{ key: { a: 1 } }] },
    ({ collection }) => ({ dropIndexes: collection, index: { a: 1 } }),
    { nIndexesWas: 2 },
  ),
  answers(
    'dropIndexes of all',
    { indexes: [{ key: { a: 1 } }, { key: { b: 1 } }] },
    ({ collection }) => ({ dropIndexes: collection, index: '*' }),
    { nIndexesWas: 3 },
  ),
  refused(
    'dropIndexes of an unknown name',
    { indexes: [{ key: { a: 1 } }] },
    ({ collection }) => ({ dropIndexes: collection, index: 'x' }),
    { code: 27, text: 'index not found with name [x]' },
  ),
  refused(
    'dropIndexes of _id',
    { indexes: [{ key: { a: 1 } }] },
    ({ collection }) => ({ dropIndexes: collection, index: '_id_' }),
    { code: 72, text: 'cannot drop _id index' },
  ),
  refused(
    'dropIndexes of no collection',
    {},
    ({ collection }) => ({ dropIndexes: collection, index: 'x' }),
    { code: 26 },
  ),
  refused('listIndexes of no collection', {}, ({ collection }) => ({ listIndexes: collection }), {
    code: 26,
  }),
  creating(
    'one name for two keys',
    { indexes: [{ key: { a: 1 } }] },
    { key: { b: 1 }, name: 'a_1' },
    { code: 86 },
  ),
  creating(
    'one name with other options',
    { indexes: [{ key: { a: 1 } }] },
    { key: { a: 1 }, name: 'a_1', unique: true },
    { code: 86 },
  ),
  creating(
    'two names for one key',
    { indexes: [{ key: { a: 1 } }] },
    { key: { a: 1 }, name: 'other' },
    { code: 85, text: 'Index already exists with a different name: a_1' },
  ),
  creating(
    'no keys',
    {},
    { key: {}, name: 'x' },
    { code: 67, text: 'Index keys cannot be empty.' },
  ),
  creating('a direction of 0', {}, { key: { a: 0 }, name: 'x' }, { code: 67 }),
  creating(
    'an unknown kind',
    {},
    { key: { a: 'foo' }, name: 'x' },
    { code: 67, text: "Unknown index plugin 'foo'" },
  ),
  creating('an empty path', {}, { key: { '': 1 }, name: 'x' }, { code: 67 }),
  creating('a path with an empty part', {}, { key: { 'a..b': 1 }, name: 'x' }, { code: 67 }),
  creating('a path with a dollar', {}, { key: { 'a.$b': 1 }, name: 'x' }, { code: 67 }),
  creating(
    'no name',
    {},
    { key: { a: 1 } },
    { code: 9, text: "The 'name' field is a required property of an index specification" },
  ),
  creating(
    'an unknown option',
    {},
    { key: { a: 1 }, name: 'x', foo: 1 },
    { code: 197, text: "The field 'foo' is not valid for an index specification." },
  ),
  creating(
    'sparse and partial',
    {},
    { key: { a: 1 }, name: 'x', sparse: true, partialFilterExpression: { a: 1 } },
    { code: 67 },
  ),
  creating(
    'a partial filter with $ne',
    {},
    { key: { a: 1 }, name: 'x', partialFilterExpression: { a: { $ne: null } } },
    { code: 67, text: 'Expression not supported in partial index' },
  ),
  creating(
    'a partial filter with a pattern',
    {},
    { key: { a: 1 }, name: 'x', partialFilterExpression: { a: /x/ } },
    { code: 67 },
  ),
  creating(
    'a partial filter that is no document',
    {},
    { key: { a: 1 }, name: 'x', partialFilterExpression: 5 },
    { code: 14 },
  ),
  creating(
    'a partial unique _id',
    {},
    { key: { _id: 1 }, name: '_id_', partialFilterExpression: { a: 1 } },
    { code: 197 },
  ),
  creating(
    'expiry below zero',
    {},
    { key: { a: 1 }, name: 'x', expireAfterSeconds: -1 },
    { code: 67 },
  ),
  creating(
    'expiry of two fields',
    {},
    { key: { a: 1, b: 1 }, name: 'x', expireAfterSeconds: 1 },
    { code: 67 },
  ),
  creating('text here', {}, { key: { a: 'text' }, name: 'x' }, { code: 238 }, 'embedded'),
  creating('2dsphere here', {}, { key: { a: '2dsphere' }, name: 'x' }, { code: 238 }, 'embedded'),
  creating('hashed here', {}, { key: { a: 'hashed' }, name: 'x' }, { code: 238 }, 'embedded'),
  creating('wildcard here', {}, { key: { '$**': 1 }, name: 'x' }, { code: 238 }, 'embedded'),
  refused(
    'parallel lists',
    { indexes: [{ key: { a: 1, b: 1 } }] },
    ({ collection }) => ({
      insert: collection,
      documents: [{ a: [1], b: [2] }],
    }),
    { code: 171, text: 'cannot index parallel arrays [b] [a]' },
  ),
  creating(
    'parallel lists that are there',
    { docs: [{ a: [1], b: [2] }] },
    { key: { a: 1, b: 1 }, name: 'x' },
    { code: 171 },
  ),
  answers(
    'collMod changes the expiry',
    { indexes: [{ key: { d: 1 }, expireAfterSeconds: 60 }] },
    ({ collection }) => ({
      collMod: collection,
      index: { keyPattern: { d: 1 }, expireAfterSeconds: 90 },
    }),
    { expireAfterSeconds_old: long(60), expireAfterSeconds_new: long(90) },
  ),
];
