import { updateRefused } from './tables.ts';

export const cases = [
  updateRefused(
    '$push to a number',
    { a: 1 },
    { $push: { a: 2 } },
    {
      code: 2,
      text: "The field 'a' must be an array but is of type int in document {_id: 0}",
    },
  ),
  updateRefused(
    '$push to a number in a document',
    { a: { b: 1 } },
    { $push: { 'a.b': 2 } },
    {
      code: 2,
      text: "The field 'a.b' must be an array but is of type int in document {_id: 0}",
    },
  ),
  updateRefused(
    '$push $each of no list',
    { a: [1] },
    { $push: { a: { $each: 5 } } },
    {
      code: 2,
      text: 'The argument to $each in $push must be an array but it was of type: int',
    },
  ),
  updateRefused(
    '$push with an unknown clause',
    { a: [1] },
    { $push: { a: { $each: [1], $foo: 1 } } },
    {
      code: 2,
      text: 'Unrecognized clause in $push: $foo',
    },
  ),
  updateRefused(
    '$push $slice of a text',
    { a: [1] },
    { $push: { a: { $each: [1], $slice: 'x' } } },
    { code: 2 },
  ),
  updateRefused(
    '$push $position of a text',
    { a: [1] },
    { $push: { a: { $each: [1], $position: 'x' } } },
    { code: 2 },
  ),
  updateRefused(
    '$push $sort of 2',
    { a: [1] },
    { $push: { a: { $each: [1], $sort: 2 } } },
    { code: 2 },
  ),
  updateRefused('$addToSet to a number', { a: 1 }, { $addToSet: { a: 2 } }, { code: 2 }),
  updateRefused(
    '$addToSet $each of no list',
    { a: [1] },
    { $addToSet: { a: { $each: 5 } } },
    {
      code: 14,
      text: 'The argument to $each in $addToSet must be an array but it was of type int',
    },
  ),
  updateRefused(
    '$pop of a number',
    { a: 1 },
    { $pop: { a: 1 } },
    {
      code: 14,
      text: "Path 'a' contains an element of non-array type 'int'",
    },
  ),
  updateRefused(
    '$pop by 2',
    { a: [1] },
    { $pop: { a: 2 } },
    { code: 9, text: '$pop expects 1 or -1, found: 2' },
  ),
  updateRefused(
    '$pull from a number',
    { a: 1 },
    { $pull: { a: 1 } },
    {
      code: 2,
      text: 'Cannot apply $pull to a non-array value',
    },
  ),
  updateRefused(
    '$pullAll of no list',
    { a: [1] },
    { $pullAll: { a: 1 } },
    {
      code: 2,
      text: '$pullAll requires an array argument but was given a int',
    },
  ),
  updateRefused(
    '$pullAll from a number',
    { a: 1 },
    { $pullAll: { a: [1] } },
    {
      code: 2,
      text: 'Cannot apply $pull to a non-array value',
    },
  ),
  updateRefused(
    '$ without a match in a list',
    { a: [1] },
    { $set: { 'a.$': 1 } },
    {
      code: 2,
      text: 'The positional operator did not find the match needed from the query.',
    },
  ),
  updateRefused('$ in the first place', { a: [1] }, { $set: { $: 1 } }, { code: 2 }),
  updateRefused(
    '$[] of a number',
    { a: 1 },
    { $set: { 'a.$[]': 1 } },
    {
      code: 2,
      text: 'Cannot apply array updates to non-array element a: 1',
    },
  ),
  updateRefused(
    '$[] of a missing field',
    {},
    { $set: { 'a.$[]': 1 } },
    {
      code: 2,
      text: "The path 'a' must exist in the document in order to apply array updates.",
    },
  ),
  updateRefused(
    '$[x] without a filter',
    { a: [1] },
    { $set: { 'a.$[x]': 1 } },
    {
      code: 2,
      text: "No array filter found for identifier 'x' in path 'a.$[x]'",
    },
  ),
  updateRefused(
    'a filter that is not used',
    { a: [1] },
    { $set: { a: 1 } },
    {
      code: 9,
      text: "The array filter for identifier 'x' was not used in the update { $set: { a: 1 } }",
    },
    { arrayFilters: [{ x: 1 }] },
  ),
  updateRefused(
    'two filters of one name',
    { a: [1] },
    { $set: { 'a.$[x]': 1 } },
    {
      code: 9,
      text: 'Found multiple array filters with the same top-level field name x',
    },
    { arrayFilters: [{ x: 1 }, { x: 2 }] },
  ),
  updateRefused(
    'a filter with two names',
    { a: [1] },
    { $set: { 'a.$[x]': 1 } },
    { code: 9 },
    {
      arrayFilters: [{ x: 1, y: 2 }],
    },
  ),
  updateRefused(
    'a filter name with a capital',
    { a: [1] },
    { $set: { 'a.$[X]': 1 } },
    { code: 2 },
    {
      arrayFilters: [{ X: 1 }],
    },
  ),
  updateRefused(
    'an empty filter',
    { a: [1] },
    { $set: { 'a.$[x]': 1 } },
    { code: 9 },
    { arrayFilters: [{}] },
  ),
];
