import type { Document } from 'mongodb';
import { answers, update, updateRefused } from './tables.ts';
import { double, oid } from './values.ts';

const upsert = (name: string, q: Document, change: unknown, after: Document, more: Document = {}) =>
  update(`upsert: ${name}`, [], change, [after], { q: { _id: 1, ...q }, upsert: true, ...more });

export const cases = [
  upsert('equalities come first', { a: 1 }, { $set: { b: 2 } }, { _id: 1, a: 1, b: 2 }),
  upsert('$eq counts', { a: { $eq: 1 } }, { $set: { b: 2 } }, { _id: 1, a: 1, b: 2 }),
  upsert(
    '$and counts',
    { $and: [{ a: 1 }, { c: 2 }] },
    { $set: { b: 2 } },
    { _id: 1, a: 1, c: 2, b: 2 },
  ),
  upsert(
    'other conditions do not',
    { a: { $gt: 1 }, c: { $in: [1, 2] } },
    { $set: { b: 2 } },
    { _id: 1, b: 2 },
  ),
  upsert(
    '$or of several does not',
    { $or: [{ a: 1 }, { a: 2 }] },
    { $set: { b: 2 } },
    { _id: 1, b: 2 },
  ),
  upsert('$or of one does', { $or: [{ a: 1 }] }, { $set: { b: 2 } }, { _id: 1, a: 1, b: 2 }),
  upsert(
    '$all of one value does',
    { a: { $all: [1] } },
    { $set: { b: 2 } },
    { _id: 1, a: 1, b: 2 },
  ),
  upsert(
    'a path makes a document',
    { 'a.b': 1 },
    { $set: { c: 2 } },
    { _id: 1, a: { b: 1 }, c: 2 },
  ),
  upsert('the update wins over the filter', { a: 1 }, { $set: { a: 2 } }, { _id: 1, a: 2 }),
  upsert('$inc starts at the equality', { a: 1 }, { $inc: { a: 2 } }, { _id: 1, a: 3 }),
  upsert(
    '$setOnInsert counts',
    {},
    { $setOnInsert: { a: 1 }, $set: { b: 2 } },
    { _id: 1, a: 1, b: 2 },
  ),
  upsert('$unset of the equality', { a: 1 }, { $unset: { a: 1 } }, { _id: 1 }),
  upsert('$push', {}, { $push: { a: 1 } }, { _id: 1, a: [1] }),
  upsert('$min and $max', {}, { $min: { a: 1 }, $max: { b: 2 } }, { _id: 1, a: 1, b: 2 }),
  upsert('a replacement takes the _id of the filter', { a: 1 }, { b: 2 }, { _id: 1, b: 2 }),
  upsert('a pipeline', { a: 1 }, [{ $set: { b: { $add: ['$a', 1] } } }], { _id: 1, a: 1, b: 2 }),
  update(
    'upsert: a match is updated',
    [{ a: 1 }],
    { $set: { b: 1 }, $setOnInsert: { c: 1 } },
    [{ a: 1, b: 1 }],
    {
      q: { a: 1 },
      upsert: true,
    },
  ),
  update(
    'upsert: many matches with multi',
    [{ a: 1 }, { a: 1 }],
    { $set: { b: 1 } },
    [
      { a: 1, b: 1 },
      { a: 1, b: 1 },
    ],
    {
      q: { a: 1 },
      upsert: true,
      multi: true,
    },
  ),
  update('upsert: $set of an _id', [], { $set: { _id: 7, a: 1 } }, [{ _id: 7, a: 1 }], {
    q: { a: 9 },
    upsert: true,
  }),
  update('upsert: a replacement with an _id', [], { _id: 7, a: 1 }, [{ _id: 7, a: 1 }], {
    q: { a: 9 },
    upsert: true,
  }),
  update(
    'upsert: an _id of several fields',
    [],
    { $set: { a: 1 } },
    [{ _id: { x: 1, y: 2 }, a: 1 }],
    {
      q: { _id: { x: 1, y: 2 } },
      upsert: true,
    },
  ),
  answers(
    'upsert: the answer names the _id',
    { docs: [{ a: 1 }] },
    ({ collection }) => ({
      update: collection,
      updates: [
        { q: { a: 1 }, u: { $set: { b: 1 } } },
        { q: { _id: oid(1) }, u: { $set: { a: 5 } }, upsert: true },
      ],
    }),
    { n: 2, nModified: 1, upserted: [{ index: 1, _id: oid(1) }] },
  ),
  updateRefused(
    'upsert: one path twice',
    { a: 5 },
    { $set: { c: 1 } },
    { code: 54 },
    {
      q: { a: 1, $and: [{ a: 2 }] },
      upsert: true,
    },
  ),
  updateRefused(
    'upsert: a path through an equality',
    { a: 5 },
    { $set: { c: 1 } },
    { code: 54 },
    {
      q: { a: { b: 1 }, 'a.c': 2 },
      upsert: true,
    },
  ),
  updateRefused(
    'upsert: an _id that is a list',
    { a: 5 },
    { $set: { _id: [1] } },
    { code: 53 },
    {
      q: { a: 1 },
      upsert: true,
    },
  ),
  updateRefused(
    'upsert: an _id against that of the filter',
    { a: 5 },
    { $set: { _id: 9 } },
    { code: 66 },
    {
      q: { _id: 8 },
      upsert: true,
    },
  ),
  updateRefused(
    'upsert: $ has nothing to stand for',
    { a: 5 },
    { $set: { 'a.$': 1 } },
    { code: 2 },
    {
      q: { a: [7] },
      upsert: true,
    },
  ),
  update(
    'a pipeline sets and unsets',
    { a: 1, b: 2 },
    [{ $set: { c: { $add: ['$a', '$b'] } } }, { $unset: 'b' }],
    {
      a: 1,
      c: 3,
    },
  ),
  update('a pipeline replaces', { a: { b: 1 } }, [{ $replaceWith: '$a' }], { b: 1 }),
  update('a pipeline projects', { a: 1, b: 2 }, [{ $project: { b: 1 } }], { b: 2 }),
  update('a pipeline with $replaceRoot', { a: 1 }, [{ $replaceRoot: { newRoot: { x: '$a' } } }], {
    x: 1,
  }),
  update('a pipeline with $addFields', { a: 1 }, [{ $addFields: { 'b.c': '$a' } }], {
    a: 1,
    b: { c: 1 },
  }),
  update(
    'a pipeline with a condition',
    { a: 5 },
    [{ $set: { a: { $cond: [{ $gt: ['$a', 3] }, 'big', 'small'] } } }],
    {
      a: 'big',
    },
  ),
  update('a pipeline with $$REMOVE', { a: 1, b: 2 }, [{ $set: { b: '$$REMOVE' } }], { a: 1 }),
  update(
    'a pipeline sees the old values in one stage',
    { a: 1, b: 2 },
    [{ $set: { a: '$b', b: '$a' } }],
    { a: 2, b: 1 },
  ),
  update('a pipeline keeps types', { a: 1 }, [{ $set: { a: { $multiply: ['$a', double(2)] } } }], {
    a: double(2),
  }),
  update(
    'a pipeline for many',
    [{ a: 1 }, { a: 2 }],
    [{ $set: { b: { $multiply: ['$a', 2] } } }],
    [
      { a: 1, b: 2 },
      { a: 2, b: 4 },
    ],
    { multi: true },
  ),
  answers(
    'a pipeline with variables',
    { docs: [{ a: 1 }] },
    ({ collection }) => ({
      update: collection,
      updates: [{ q: {}, u: [{ $set: { a: '$$x' } }], c: { x: 9 } }],
    }),
    { nModified: 1 },
    [{ a: 9 }],
  ),
];
