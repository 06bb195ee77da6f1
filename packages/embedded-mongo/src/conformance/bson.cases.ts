import { Code, DBRef, UUID } from 'mongodb';
import { custom, refused, batchOf } from './tables.ts';
import { expectSame } from './compare.ts';
import type { ConformanceCase } from './conformance-case.ts';
import {
  binary,
  date,
  decimal,
  double,
  int,
  long,
  MAX,
  MIN,
  oid,
  pattern,
  stamp,
} from './values.ts';

const kept = (name: string, value: unknown): ConformanceCase =>
  custom(
    `${name} stays what it is`,
    { docs: [{ v: value, l: [value], d: { x: value } }] },
    async (place) => {
      expectSame(await place.contents(), [{ _id: 0, v: value, l: [value], d: { x: value } }]);
    },
  );

const keptId = (name: string, value: unknown): ConformanceCase =>
  custom(`${name} as _id`, { docs: [{ _id: value, n: 1 }] }, async (place) => {
    const found = await place.command({ find: place.collection, filter: { _id: value } });
    expectSame(batchOf(found), [{ _id: value, n: 1 }]);
  });

export const cases = [
  kept('an int', int(5)),
  kept('the least int', int(-2147483648)),
  kept('the greatest int', int(2147483647)),
  kept('a double', 1.5),
  kept('a whole double', double(5)),
  kept('negative zero', double(-0)),
  kept('NaN', NaN),
  kept('infinity', double(Infinity)),
  kept('negative infinity', double(-Infinity)),
  kept('the least double', 5e-324),
  kept('a long', long(5)),
  kept('the greatest long', long('9223372036854775807')),
  kept('the least long', long('-9223372036854775808')),
  kept('a decimal with its zeros', decimal('1.500')),
  kept('a decimal of 34 digits', decimal('1234567890123456789012345678901234')),
  kept('a decimal with an exponent', decimal('1E+6000')),
  kept('the decimal NaN', decimal('NaN')),
  kept('the decimal infinity', decimal('-Infinity')),
  kept('a text', 'text'),
  kept('the empty text', ''),
  kept('a text of all planes', 'aä€\u{1F600}\u0000z'),
  kept('true', true),
  kept('false', false),
  kept('null', null),
  kept('a date', date('2024-05-06T07:08:09.010Z')),
  kept('a date before 1970', date('1900-01-01')),
  kept('a date of year 9999', date('9999-12-31T23:59:59.999Z')),
  kept('an ObjectId', oid(7)),
  kept('binary', binary('00ff10')),
  kept('no bytes', binary('')),
  kept('binary of a user subtype', binary('01', 0x80)),
  kept('a UUID', new UUID('00112233-4455-4677-8899-aabbccddeeff')),
  kept('large binary', binary('ab'.repeat(100_000))),
  kept('a regular expression', pattern('^a.*b$', 'im')),
  kept('a timestamp', stamp(1234567890, 42)),
  kept('the greatest timestamp', stamp(0xffffffff, 0xffffffff)),
  kept('MinKey', MIN),
  kept('MaxKey', MAX),
  kept('code', new Code('function () {}')),
  kept('a DBRef', new DBRef('people', oid(1))),
  kept('an empty document', {}),
  kept('an empty list', []),
  kept('lists in lists', [[1, [2]], []]),
  kept('names with dots', { 'a.b': 1 }),
  kept('the empty name', { '': 1 }),
  kept('names that objects have by nature', { constructor: 1, toString: 2, hasOwnProperty: 3 }),
  kept('names in their order', { z: 1, a: 2, m: 3 }),
  custom('the name __proto__ is a name', {}, async (place) => {
    const doc = {
      _id: 0,
      d: Object.defineProperty({}, '__proto__', { value: 5, enumerable: true }),
    };
    await place.command({ insert: place.collection, documents: [doc] });
    expectSame(await place.contents(), [doc]);
  }),
  custom('_id comes first', {}, async (place) => {
    await place.command({ insert: place.collection, documents: [{ a: 1, _id: 0 }] });
    expectSame(await place.contents(), [{ _id: 0, a: 1 }]);
  }),
  custom('names with a dollar', {}, async (place) => {
    const doc = { _id: 0, $price: 1, a: { $db: 'x', $inc: true } };
    await place.command({ insert: place.collection, documents: [doc] });
    expectSame(await place.contents(), [doc]);
  }),
  keptId('an int', 5),
  keptId('a text', 'x'),
  keptId('a document', { a: 1, b: { c: 2 } }),
  keptId('an ObjectId', oid(3)),
  keptId('a UUID', new UUID('00112233-4455-4677-8899-aabbccddeeff')),
  keptId('a date', date('2024-01-01')),
  keptId('null', null),
  keptId('a boolean', false),
  keptId('a decimal', decimal('1.5')),
  keptId('binary', binary('0102')),
  custom('an _id is made when there is none', {}, async (place) => {
    await place.command({ insert: place.collection, documents: [{ a: 1 }] });
    const [doc] = await place.contents();
    expectSame(Object.keys(doc ?? {}), ['_id', 'a']);
  }),
  refused(
    'an _id that is a list',
    {},
    ({ collection }) => ({ insert: collection, documents: [{ _id: [1] }] }),
    {
      code: 53,
      text: "The '_id' value cannot be of type array",
    },
  ),
  refused(
    'an _id that is a regular expression',
    {},
    ({ collection }) => ({
      insert: collection,
      documents: [{ _id: pattern('x') }],
    }),
    { code: 53, text: "The '_id' value cannot be of type regex" },
  ),
  refused(
    'an _id with a dollar name',
    {},
    ({ collection }) => ({
      insert: collection,
      documents: [{ _id: { $x: 1 } }],
    }),
    { code: 52 },
  ),
];
