import { update } from './tables.ts';
import { double, long } from './values.ts';

const SCORES = {
  a: [
    { n: 1, s: 5 },
    { n: 2, s: 8 },
    { n: 3, s: 5 },
  ],
};

export const cases = [
  update('$push', { a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }),
  update('$push creates', {}, { $push: { 'a.b': 2 } }, { a: { b: [2] } }),
  update('$push a list as one element', { a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }),
  update('$push $each', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }),
  update('$push $each of nothing', { a: [1] }, { $push: { a: { $each: [] } } }, { a: [1] }),
  update(
    '$push $position',
    { a: [1, 2] },
    { $push: { a: { $each: [9], $position: 0 } } },
    { a: [9, 1, 2] },
  ),
  update(
    '$push $position from the end',
    { a: [1, 2, 3] },
    { $push: { a: { $each: [9, 8], $position: -1 } } },
    {
      a: [1, 2, 9, 8, 3],
    },
  ),
  update(
    '$push $position past the end',
    { a: [1] },
    { $push: { a: { $each: [9], $position: 7 } } },
    { a: [1, 9] },
  ),
  update(
    '$push $position beyond the start',
    { a: [1] },
    { $push: { a: { $each: [9], $position: -7 } } },
    {
      a: [9, 1],
    },
  ),
  update(
    '$push $slice',
    { a: [1, 2] },
    { $push: { a: { $each: [3, 4], $slice: 3 } } },
    { a: [1, 2, 3] },
  ),
  update(
    '$push $slice from the end',
    { a: [1, 2] },
    { $push: { a: { $each: [3, 4], $slice: -3 } } },
    {
      a: [2, 3, 4],
    },
  ),
  update(
    '$push $slice to nothing',
    { a: [1, 2] },
    { $push: { a: { $each: [3], $slice: 0 } } },
    { a: [] },
  ),
  update(
    '$push $sort of scalars',
    { a: [3, 1] },
    { $push: { a: { $each: [2], $sort: 1 } } },
    { a: [1, 2, 3] },
  ),
  update(
    '$push $sort backwards',
    { a: [3, 1] },
    { $push: { a: { $each: [2], $sort: -1 } } },
    { a: [3, 2, 1] },
  ),
  update(
    '$push $sort of documents',
    SCORES,
    { $push: { a: { $each: [{ n: 4, s: 1 }], $sort: { s: 1, n: -1 } } } },
    {
      a: [
        { n: 4, s: 1 },
        { n: 3, s: 5 },
        { n: 1, s: 5 },
        { n: 2, s: 8 },
      ],
    },
  ),
  update(
    '$push sorts before it slices',
    { a: [5, 1] },
    { $push: { a: { $each: [3], $sort: 1, $slice: 2 } } },
    {
      a: [1, 3],
    },
  ),
  update(
    '$push $sort by the order of types',
    { a: ['x', true] },
    { $push: { a: { $each: [null, 5], $sort: 1 } } },
    {
      a: [null, 5, 'x', true],
    },
  ),
  update('$addToSet adds', { a: [1] }, { $addToSet: { a: 2 } }, { a: [1, 2] }),
  update('$addToSet keeps', { a: [1, 2] }, { $addToSet: { a: 2 } }, { a: [1, 2] }),
  update('$addToSet knows equal numbers', { a: [1] }, { $addToSet: { a: double(1) } }, { a: [1] }),
  update('$addToSet creates', {}, { $addToSet: { a: 2 } }, { a: [2] }),
  update(
    '$addToSet $each',
    { a: [1] },
    { $addToSet: { a: { $each: [1, 2, 2, 3] } } },
    { a: [1, 2, 3] },
  ),
  update('$addToSet a list', { a: [] }, { $addToSet: { a: [1] } }, { a: [[1]] }),
  update(
    '$addToSet documents by fields in order',
    { a: [{ b: 1, c: 2 }] },
    { $addToSet: { a: { c: 2, b: 1 } } },
    {
      a: [
        { b: 1, c: 2 },
        { c: 2, b: 1 },
      ],
    },
  ),
  update(
    '$addToSet an equal document',
    { a: [{ b: 1 }] },
    { $addToSet: { a: { b: long(1) } } },
    { a: [{ b: 1 }] },
  ),
  update(
    '$addToSet keeps duplicates that are there',
    { a: [1, 1] },
    { $addToSet: { a: 1 } },
    { a: [1, 1] },
  ),
  update('$pop the last', { a: [1, 2, 3] }, { $pop: { a: 1 } }, { a: [1, 2] }),
  update('$pop the first', { a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }),
  update('$pop of nothing', { a: [] }, { $pop: { a: 1 } }, { a: [] }),
  update('$pop of a missing field', {}, { $pop: { a: 1 } }, {}),
  update('$pull a value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }),
  update('$pull by a condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }),
  update('$pull by $in', { a: [1, 5, 9] }, { $pull: { a: { $in: [1, 9] } } }, { a: [5] }),
  update('$pull by a pattern', { a: ['ab', 'b', 'ac'] }, { $pull: { a: /^a/ } }, { a: ['b'] }),
  update('$pull documents by fields', SCORES, { $pull: { a: { s: 5 } } }, { a: [{ n: 2, s: 8 }] }),
  update(
    '$pull documents by conditions',
    SCORES,
    { $pull: { a: { s: { $lt: 8 }, n: 1 } } },
    {
      a: [
        { n: 2, s: 8 },
        { n: 3, s: 5 },
      ],
    },
  ),
  update(
    '$pull documents by $or',
    SCORES,
    { $pull: { a: { $or: [{ n: 1 }, { s: 8 }] } } },
    { a: [{ n: 3, s: 5 }] },
  ),
  update('$pull a list', { a: [[1, 2], [1], 1] }, { $pull: { a: [1, 2] } }, { a: [[1], 1] }),
  update('$pull null', { a: [1, null] }, { $pull: { a: null } }, { a: [1] }),
  update(
    '$pull with $elemMatch',
    { a: [{ b: [1, 5] }, { b: [2] }] },
    { $pull: { a: { b: { $elemMatch: { $gt: 4 } } } } },
    {
      a: [{ b: [2] }],
    },
  ),
  update('$pull of a missing field', {}, { $pull: { a: 1 } }, {}),
  update('$pull in a document', { a: { b: [1, 2] } }, { $pull: { 'a.b': 2 } }, { a: { b: [1] } }),
  update('$pullAll', { a: [1, 2, 1, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }),
  update(
    '$pullAll documents exactly',
    { a: [{ b: 1 }, { b: 1, c: 2 }] },
    { $pullAll: { a: [{ b: 1 }] } },
    {
      a: [{ b: 1, c: 2 }],
    },
  ),
  update(
    '$ stands for the element that was met',
    { a: [1, 5, 9] },
    { $set: { 'a.$': 0 } },
    { a: [1, 0, 9] },
    {
      q: { a: 5 },
    },
  ),
  update(
    '$ with a comparison',
    { a: [1, 5, 9] },
    { $inc: { 'a.$': 1 } },
    { a: [1, 6, 9] },
    { q: { a: { $gt: 1 } } },
  ),
  update(
    '$ with documents',
    SCORES,
    { $set: { 'a.$.s': 0 } },
    {
      a: [
        { n: 1, s: 5 },
        { n: 2, s: 0 },
        { n: 3, s: 5 },
      ],
    },
    { q: { 'a.n': 2 } },
  ),
  update(
    '$ with $elemMatch',
    SCORES,
    { $inc: { 'a.$.s': 1 } },
    {
      a: [
        { n: 1, s: 5 },
        { n: 2, s: 8 },
        { n: 3, s: 6 },
      ],
    },
    { q: { a: { $elemMatch: { s: 5, n: { $gt: 1 } } } } },
  ),
  update(
    '$ with $unset leaves null',
    { a: [1, 2] },
    { $unset: { 'a.$': 1 } },
    { a: [1, null] },
    { q: { a: 2 } },
  ),
  update(
    '$ with $push',
    { a: [{ b: [1] }] },
    { $push: { 'a.$.b': 2 } },
    { a: [{ b: [1, 2] }] },
    { q: { 'a.b': 1 } },
  ),
  update(
    '$ for each document',
    [{ a: [1, 2] }, { a: [2] }],
    { $set: { 'a.$': 0 } },
    [{ a: [1, 0] }, { a: [0] }],
    {
      q: { a: 2 },
      multi: true,
    },
  ),
  update('$[] stands for all elements', { a: [1, 2] }, { $inc: { 'a.$[]': 10 } }, { a: [11, 12] }),
  update(
    '$[] with documents',
    SCORES,
    { $set: { 'a.$[].s': 0 } },
    {
      a: [
        { n: 1, s: 0 },
        { n: 2, s: 0 },
        { n: 3, s: 0 },
      ],
    },
  ),
  update(
    '$[] in $[]',
    { a: [{ b: [1] }, { b: [2, 3] }] },
    { $mul: { 'a.$[].b.$[]': 2 } },
    {
      a: [{ b: [2] }, { b: [4, 6] }],
    },
  ),
  update('$[] of nothing', { a: [] }, { $set: { 'a.$[]': 1 } }, { a: [] }),
  update(
    '$[x] stands for the elements of a filter',
    { a: [1, 5, 9] },
    { $set: { 'a.$[x]': 0 } },
    { a: [1, 0, 0] },
    {
      arrayFilters: [{ x: { $gte: 5 } }],
    },
  ),
  update(
    '$[x] with documents',
    SCORES,
    { $set: { 'a.$[x].s': 0 } },
    {
      a: [
        { n: 1, s: 0 },
        { n: 2, s: 8 },
        { n: 3, s: 0 },
      ],
    },
    { arrayFilters: [{ 'x.s': 5 }] },
  ),
  update(
    '$[x] with two conditions',
    SCORES,
    { $set: { 'a.$[x].s': 0 } },
    {
      a: [
        { n: 1, s: 5 },
        { n: 2, s: 8 },
        { n: 3, s: 0 },
      ],
    },
    { arrayFilters: [{ 'x.s': 5, 'x.n': { $gt: 1 } }] },
  ),
  update(
    '$[x] with $or',
    SCORES,
    { $set: { 'a.$[x].s': 0 } },
    {
      a: [
        { n: 1, s: 0 },
        { n: 2, s: 0 },
        { n: 3, s: 5 },
      ],
    },
    { arrayFilters: [{ $or: [{ 'x.n': 1 }, { 'x.s': 8 }] }] },
  ),
  update(
    'two filters',
    {
      a: [
        { n: 1, b: [1, 2] },
        { n: 2, b: [1, 2] },
      ],
    },
    { $set: { 'a.$[x].b.$[y]': 0 } },
    {
      a: [
        { n: 1, b: [1, 2] },
        { n: 2, b: [1, 0] },
      ],
    },
    { arrayFilters: [{ 'x.n': 2 }, { y: 2 }] },
  ),
  update(
    '$[x] without a match',
    { a: [1] },
    { $set: { 'a.$[x]': 0 } },
    { a: [1] },
    { arrayFilters: [{ x: 7 }] },
  ),
  update(
    '$[x] with $elemMatch',
    { a: [{ b: [1] }, { b: [9] }] },
    { $set: { 'a.$[x].c': 1 } },
    {
      a: [{ b: [1] }, { b: [9], c: 1 }],
    },
    { arrayFilters: [{ 'x.b': { $elemMatch: { $gt: 5 } } }] },
  ),
];
