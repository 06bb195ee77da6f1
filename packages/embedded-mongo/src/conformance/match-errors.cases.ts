import { filterRefused } from './tables.ts';

export const cases = [
  filterRefused(
    'an unknown operator',
    { a: { $foo: 1 } },
    { code: 2, text: 'unknown operator: $foo' },
  ),
  filterRefused(
    'an unknown top level operator',
    { $foo: 1 },
    {
      code: 2,
      text: 'unknown top level operator: $foo',
    },
  ),
  filterRefused(
    'a field after an operator',
    { a: { $gt: 2, b: 1 } },
    {
      code: 2,
      text: 'unknown operator: b',
    },
  ),
  filterRefused('$and of no list', { $and: { a: 1 } }, { code: 2, text: '$and must be an array' }),
  filterRefused(
    '$or of nothing',
    { $or: [] },
    {
      code: 2,
      text: '$and/$or/$nor must be a nonempty array',
    },
  ),
  filterRefused('$nor of scalars', { $nor: [1] }, { code: 2 }),
  filterRefused('$in of no list', { a: { $in: 1 } }, { code: 2, text: '$in needs an array' }),
  filterRefused('$nin of no list', { a: { $nin: {} } }, { code: 2, text: '$nin needs an array' }),
  filterRefused(
    'an operator in $in',
    { a: { $in: [{ $gt: 1 }] } },
    {
      code: 2,
      text: 'cannot nest $ under $in',
    },
  ),
  filterRefused('$all of no list', { a: { $all: 1 } }, { code: 2, text: '$all needs an array' }),
  filterRefused(
    '$size of a text',
    { a: { $size: 'x' } },
    {
      code: 2,
      text: 'Failed to parse $size. Expected a number in: $size: "x"',
    },
  ),
  filterRefused(
    '$size below zero',
    { a: { $size: -1 } },
    {
      code: 2,
      text: 'Failed to parse $size. Expected a non-negative number in: $size: -1',
    },
  ),
  filterRefused(
    '$size of a fraction',
    { a: { $size: 1.5 } },
    {
      code: 2,
      text: 'Failed to parse $size. Expected an integer: $size: 1.5',
    },
  ),
  filterRefused(
    '$mod of one number',
    { a: { $mod: [4] } },
    {
      code: 2,
      text: 'malformed mod, not enough elements',
    },
  ),
  filterRefused(
    '$mod of three numbers',
    { a: { $mod: [4, 1, 1] } },
    {
      code: 2,
      text: 'malformed mod, too many elements',
    },
  ),
  filterRefused(
    '$mod of no list',
    { a: { $mod: 4 } },
    {
      code: 2,
      text: 'malformed mod, needs to be an array',
    },
  ),
  filterRefused('$mod by zero', { a: { $mod: [0, 1] } }, { code: 2, text: 'divisor cannot be 0' }),
  filterRefused(
    '$mod of a text',
    { a: { $mod: ['x', 1] } },
    {
      code: 2,
      text: 'malformed mod, divisor not a number',
    },
  ),
  filterRefused(
    '$type of an unknown name',
    { a: { $type: 'nothing' } },
    {
      code: 2,
      text: 'Unknown type name alias: nothing',
    },
  ),
  filterRefused(
    '$type of an unknown number',
    { a: { $type: 99 } },
    {
      code: 2,
      text: 'Invalid numerical type code: 99',
    },
  ),
  filterRefused(
    '$type of nothing',
    { a: { $type: [] } },
    {
      code: 9,
      text: 'must match at least one type',
    },
  ),
  filterRefused(
    '$type of a boolean',
    { a: { $type: true } },
    {
      code: 14,
      text: 'type must be represented as a number or a string',
    },
  ),
  filterRefused(
    '$not of a value',
    { a: { $not: 5 } },
    {
      code: 2,
      text: '$not needs a regex or a document',
    },
  ),
  filterRefused('$not of nothing', { a: { $not: {} } }, { code: 2, text: '$not cannot be empty' }),
  filterRefused(
    '$elemMatch of a value',
    { a: { $elemMatch: 5 } },
    {
      code: 2,
      text: '$elemMatch needs an Object',
    },
  ),
  filterRefused(
    '$regex of a number',
    { a: { $regex: 5 } },
    {
      code: 2,
      text: '$regex has to be a string',
    },
  ),
  filterRefused(
    '$options alone',
    { a: { $options: 'i' } },
    {
      code: 2,
      text: '$options needs a $regex',
    },
  ),
  filterRefused('an unknown regex option', { a: { $regex: 'x', $options: 'z' } }, { code: 51108 }),
  filterRefused('a broken regular expression', { a: { $regex: '(' } }, { code: 51091 }),
  filterRefused(
    'a regular expression in $gt',
    { a: { $gt: /x/ } },
    {
      code: 2,
      text: "Can't have RegEx as arg to predicate over field 'a'",
    },
  ),
  filterRefused(
    'a regular expression in $ne',
    { a: { $ne: /x/ } },
    {
      code: 2,
      text: "Can't have regex as arg to $ne",
    },
  ),
  filterRefused('$bitsAllSet of a text', { a: { $bitsAllSet: 'x' } }, { code: 2 }),
  filterRefused('$bitsAllSet below zero', { a: { $bitsAllSet: -1 } }, { code: 9 }),
  filterRefused('$bitsAnySet at a negative position', { a: { $bitsAnySet: [-1] } }, { code: 9 }),
  filterRefused(
    '$expr with an unknown operator',
    { $expr: { $foo: 1 } },
    {
      code: 168,
      text: "Unrecognized expression '$foo'",
    },
  ),
  filterRefused('$expr inside a field', { a: { $expr: 1 } }, { code: 2 }),
  filterRefused('$expr in $elemMatch', { a: { $elemMatch: { $expr: true } } }, { code: 2 }),
  filterRefused('$where here', { $where: 'true' }, { code: 238 }, 'embedded'),
  filterRefused('$text here', { $text: { $search: 'x' } }, { code: 238 }, 'embedded'),
  filterRefused('$jsonSchema here', { $jsonSchema: {} }, { code: 238 }, 'embedded'),
  filterRefused('$near here', { a: { $near: [0, 0] } }, { code: 238 }, 'embedded'),
  filterRefused('$geoWithin here', { a: { $geoWithin: {} } }, { code: 238 }, 'embedded'),
];
