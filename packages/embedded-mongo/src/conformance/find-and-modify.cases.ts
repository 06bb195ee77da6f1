import type { Document } from 'mongodb';
import { answers, refused } from './tables.ts';

const DOCS = [
  { a: 1, n: 5 },
  { a: 1, n: 7 },
  { a: 2, n: 6 },
];

const modifies = (name: string, command: Document, reply: Document, after?: Document[]) =>
  answers(
    name,
    { docs: DOCS },
    ({ collection }) => ({ findAndModify: collection, ...command }),
    reply,
    after,
  );

const modifyRefused = (name: string, command: Document, code: number, text?: string) =>
  refused(name, { docs: DOCS }, ({ collection }) => ({ findAndModify: collection, ...command }), {
    code,
    ...(text ? { text } : {}),
  });

export const cases = [
  modifies(
    'gives the document as it was',
    { query: { n: 5 }, update: { $set: { n: 9 } } },
    {
      lastErrorObject: { n: 1, updatedExisting: true },
      value: { _id: 0, a: 1, n: 5 },
    },
    [
      { a: 1, n: 9 },
      { a: 1, n: 7 },
      { a: 2, n: 6 },
    ],
  ),
  modifies(
    'new gives the document as it is',
    { query: { n: 5 }, update: { $inc: { n: 1 } }, new: true },
    {
      value: { _id: 0, a: 1, n: 6 },
    },
  ),
  modifies(
    'sort chooses',
    { query: { a: 1 }, sort: { n: -1 }, update: { $set: { x: 1 } } },
    {
      value: { _id: 1, a: 1, n: 7 },
    },
  ),
  modifies(
    'fields projects',
    { query: { n: 5 }, update: { $set: { n: 9 } }, fields: { n: 1, _id: 0 }, new: true },
    {
      value: { n: 9 },
    },
  ),
  modifies(
    'no match gives null',
    { query: { n: 99 }, update: { $set: { n: 9 } } },
    {
      lastErrorObject: { n: 0, updatedExisting: false },
      value: null,
    },
  ),
  modifies(
    'remove gives what was removed',
    { query: { n: 5 }, remove: true },
    {
      lastErrorObject: { n: 1 },
      value: { _id: 0, a: 1, n: 5 },
    },
    [
      { _id: 1, a: 1, n: 7 },
      { _id: 2, a: 2, n: 6 },
    ],
  ),
  modifies(
    'remove with sort',
    { query: { a: 1 }, sort: { n: -1 }, remove: true, fields: { n: 1 } },
    {
      value: { _id: 1, n: 7 },
    },
  ),
  modifies(
    'remove without a match',
    { query: { n: 99 }, remove: true },
    {
      lastErrorObject: { n: 0 },
      value: null,
    },
  ),
  modifies(
    'upsert gives null',
    { query: { _id: 8 }, update: { $set: { n: 1 } }, upsert: true },
    {
      lastErrorObject: { n: 1, updatedExisting: false, upserted: 8 },
      value: null,
    },
  ),
  modifies(
    'upsert with new',
    { query: { _id: 8, a: 3 }, update: { $inc: { n: 1 } }, upsert: true, new: true },
    {
      lastErrorObject: { n: 1, updatedExisting: false, upserted: 8 },
      value: { _id: 8, a: 3, n: 1 },
    },
  ),
  modifies(
    'a replacement',
    { query: { n: 5 }, update: { z: 1 }, new: true },
    { value: { _id: 0, z: 1 } },
  ),
  modifies(
    'a pipeline',
    { query: { n: 5 }, update: [{ $set: { n: { $add: ['$n', '$a'] } } }], new: true },
    {
      value: { _id: 0, a: 1, n: 6 },
    },
  ),
  answers(
    'with array filters',
    { docs: [{ l: [1, 5] }] },
    ({ collection }) => ({
      findAndModify: collection,
      query: {},
      update: { $set: { 'l.$[x]': 0 } },
      arrayFilters: [{ x: { $gt: 2 } }],
      new: true,
    }),
    { value: { _id: 0, l: [1, 0] } },
  ),
  answers(
    'with $',
    { docs: [{ l: [1, 5] }] },
    ({ collection }) => ({
      findAndModify: collection,
      query: { l: 5 },
      update: { $inc: { 'l.$': 1 } },
      new: true,
    }),
    { value: { _id: 0, l: [1, 6] } },
  ),
  answers(
    'in a collection that does not exist',
    {},
    ({ collection }) => ({
      findAndModify: collection,
      query: { a: 1 },
      update: { $set: { a: 2 } },
    }),
    { value: null },
  ),
  modifyRefused(
    'neither update nor remove',
    { query: {} },
    9,
    'Either an update or remove=true must be specified',
  ),
  modifyRefused(
    'update and remove',
    { query: {}, update: { a: 1 }, remove: true },
    9,
    'Cannot specify both an update and remove=true',
  ),
  modifyRefused('upsert and remove', { query: {}, remove: true, upsert: true }, 9),
  modifyRefused('new and remove', { query: {}, remove: true, new: true }, 9),
  modifyRefused('another _id', { query: { n: 5 }, update: { $set: { _id: 9 } } }, 66),
  modifyRefused('an unknown operator', { query: {}, update: { $foo: { a: 1 } } }, 9),
  modifyRefused('an unknown field', { query: {}, update: { a: 1 }, foo: 1 }, 40415),
  refused(
    'a duplicate key is an error of the command',
    {
      docs: [{ a: 1 }, { a: 2 }],
      indexes: [{ key: { a: 1 }, unique: true }],
    },
    ({ collection }) => ({
      findAndModify: collection,
      query: { a: 1 },
      update: { $set: { a: 2 } },
    }),
    {
      code: 11000,
      parts: { keyPattern: { a: 1 }, keyValue: { a: 2 } },
    },
  ),
];
