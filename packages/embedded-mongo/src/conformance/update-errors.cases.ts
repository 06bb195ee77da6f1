import { refused, updateRefused } from './tables.ts';
import { double, long } from './values.ts';

export const cases = [
  updateRefused(
    'an unknown operator',
    { a: 1 },
    { $foo: { a: 1 } },
    {
      code: 9,
      text: 'Unknown modifier: $foo. Expected a valid update modifier or pipeline-style update specified as an array',
    },
  ),
  updateRefused(
    'an operator without fields',
    { a: 1 },
    { $set: 5 },
    {
      code: 9,
      text: 'Modifiers operate on fields but we found type int instead.',
    },
  ),
  updateRefused('operators and fields together', { a: 1 }, { $set: { a: 2 }, b: 1 }, { code: 9 }),
  updateRefused('fields and operators together', { a: 1 }, { b: 1, $set: { a: 2 } }, { code: 52 }),
  updateRefused('an update that is a number', { a: 1 }, 5, { code: 9 }),
  updateRefused(
    'a replacement of many',
    { a: 1 },
    { b: 1 },
    {
      code: 9,
      text: 'multi update is not supported for replacement-style update',
    },
    { multi: true },
  ),
  updateRefused(
    'one path twice',
    { a: 1 },
    { $set: { a: 1 }, $inc: { a: 1 } },
    {
      code: 40,
      text: "Updating the path 'a' would create a conflict at 'a'",
    },
  ),
  updateRefused(
    'a path and its part',
    { a: 1 },
    { $set: { a: {} }, $inc: { 'a.b': 1 } },
    {
      code: 40,
      text: "Updating the path 'a.b' would create a conflict at 'a'",
    },
  ),
  updateRefused(
    'a part and its path',
    { a: 1 },
    { $set: { 'a.b': 1 }, $unset: { a: 1 } },
    {
      code: 40,
      text: "Updating the path 'a' would create a conflict at 'a'",
    },
  ),
  updateRefused(
    '$rename over another change',
    { a: 1 },
    { $rename: { a: 'b' }, $set: { b: 1 } },
    { code: 40 },
  ),
  updateRefused(
    'a way through a number',
    { a: 1 },
    { $set: { 'a.b': 1 } },
    {
      code: 28,
      text: "Cannot create field 'b' in element {a: 1}",
    },
  ),
  updateRefused(
    'a way through null',
    { a: null },
    { $set: { 'a.b': 1 } },
    {
      code: 28,
      text: "Cannot create field 'b' in element {a: null}",
    },
  ),
  updateRefused(
    'a way through a text',
    { a: 'x' },
    { $inc: { 'a.b': 1 } },
    {
      code: 28,
      text: 'Cannot create field \'b\' in element {a: "x"}',
    },
  ),
  updateRefused(
    'a name in a list',
    { a: [1] },
    { $set: { 'a.b': 1 } },
    {
      code: 28,
      text: "Cannot create field 'b' in element {a: [ 1 ]}",
    },
  ),
  updateRefused(
    'another _id',
    { a: 1 },
    { $set: { _id: 5 } },
    {
      code: 66,
      text: "Performing an update on the path '_id' would modify the immutable field '_id'",
    },
  ),
  updateRefused('$inc of _id', { a: 1 }, { $inc: { _id: 1 } }, { code: 66 }),
  updateRefused('$unset of _id', { a: 1 }, { $unset: { _id: 1 } }, { code: 66 }),
  updateRefused('$rename of _id', { a: 1 }, { $rename: { _id: 'b' } }, { code: 66 }),
  updateRefused(
    'a replacement with another _id',
    { a: 1 },
    { _id: 5, b: 1 },
    {
      code: 66,
      text: "the (immutable) field '_id' was found to have been altered to _id: 5",
    },
  ),
  updateRefused(
    'an empty path',
    { a: 1 },
    { $set: { '': 1 } },
    { code: 56, text: 'An empty update path is not valid.' },
  ),
  updateRefused(
    'an empty name in a path',
    { a: 1 },
    { $set: { 'a..b': 1 } },
    {
      code: 56,
      text: "The update path 'a..b' contains an empty field name, which is not allowed.",
    },
  ),
  updateRefused(
    'a replacement with a dollar name after a field',
    { a: 1 },
    { b: 1, $c: 1 },
    { code: 52 },
  ),
  updateRefused(
    '$inc of a text',
    { a: 'x' },
    { $inc: { a: 1 } },
    {
      code: 14,
      text: "Cannot apply $inc to a value of non-numeric type. {_id: 0} has the field 'a' of non-numeric type string",
    },
  ),
  updateRefused('$inc of null', { a: null }, { $inc: { a: 1 } }, { code: 14 }),
  updateRefused(
    '$inc by a text',
    { a: 1 },
    { $inc: { a: 'x' } },
    {
      code: 14,
      text: 'Cannot increment with non-numeric argument: {a: "x"}',
    },
  ),
  updateRefused(
    '$inc past 64 bits',
    { a: long('9223372036854775807') },
    { $inc: { a: 1 } },
    { code: 2 },
  ),
  updateRefused(
    '$mul of a text',
    { a: 'x' },
    { $mul: { a: 1 } },
    {
      code: 14,
      text: 'Cannot apply $mul to a value of non-numeric type',
    },
  ),
  updateRefused(
    '$mul by a text',
    { a: 1 },
    { $mul: { a: 'x' } },
    {
      code: 14,
      text: 'Cannot multiply with non-numeric argument: {a: "x"}',
    },
  ),
  updateRefused('$bit of a double', { a: double(1) }, { $bit: { a: { and: 1 } } }, { code: 2 }),
  updateRefused('$bit by a double', { a: 1 }, { $bit: { a: { and: double(1) } } }, { code: 2 }),
  updateRefused(
    '$bit with an unknown operation',
    { a: 1 },
    { $bit: { a: { nor: 1 } } },
    {
      code: 2,
      text: "The $bit modifier only supports 'and', 'or', and 'xor', not 'nor' which is an unknown operator",
    },
  ),
  updateRefused('$rename to a number', { a: 1 }, { $rename: { a: 5 } }, { code: 2 }),
  updateRefused(
    '$rename to itself',
    { a: 1 },
    { $rename: { a: 'a' } },
    {
      code: 2,
      text: 'The source and target field for $rename must differ: a: "a"',
    },
  ),
  updateRefused('$rename in a list', { a: [{ b: 1 }] }, { $rename: { 'a.0.b': 'c' } }, { code: 2 }),
  updateRefused('$rename into a list', { a: [1], b: 1 }, { $rename: { b: 'a.0' } }, { code: 2 }),
  updateRefused('$rename with $', { a: [1] }, { $rename: { 'a.$': 'c' } }, { code: 2 }),
  updateRefused('$currentDate of a text', { a: 1 }, { $currentDate: { a: 'x' } }, { code: 2 }),
  updateRefused(
    '$currentDate of an unknown type',
    { a: 1 },
    { $currentDate: { a: { $type: 'x' } } },
    { code: 2 },
  ),
  updateRefused('a stage that updates may not have', { a: 1 }, [{ $match: { a: 1 } }], {
    code: 72,
    text: '$match is not allowed to be used within an update',
  }),
  updateRefused('an unknown stage', { a: 1 }, [{ $foo: 1 }], {
    code: 40324,
    text: "Unrecognized pipeline stage name: '$foo'",
  }),
  updateRefused('a pipeline that changes _id', { a: 1 }, [{ $set: { _id: 9 } }], { code: 66 }),
  updateRefused(
    'a pipeline with array filters',
    { a: [1] },
    [{ $set: { a: 1 } }],
    { code: 9 },
    {
      arrayFilters: [{ x: 1 }],
    },
  ),
  updateRefused(
    'a malformed filter',
    { a: 1 },
    { $set: { a: 2 } },
    { code: 2 },
    { q: { a: { $foo: 1 } } },
  ),
  refused(
    'an update without u',
    { docs: [{}] },
    (place) => ({ update: place.collection, updates: [{ q: {} }] }),
    {
      code: 40414,
      text: "'update.updates.u' is missing but a required field",
    },
  ),
  refused(
    'an update without q',
    { docs: [{}] },
    (place) => ({
      update: place.collection,
      updates: [{ u: { $set: { a: 1 } } }],
    }),
    { code: 40414, text: "'update.updates.q' is missing but a required field" },
  ),
  refused(
    'an unknown field of an update',
    { docs: [{}] },
    (place) => ({
      update: place.collection,
      updates: [{ q: {}, u: { $set: { a: 1 } }, foo: 1 }],
    }),
    { code: 40415 },
  ),
  refused(
    'no updates at all',
    { docs: [{}] },
    (place) => ({ update: place.collection, updates: [] }),
    { code: 16 },
  ),
];
