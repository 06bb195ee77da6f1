import { filterRefused, refused, sorts } from './tables.ts';
import { binary, date, decimal, double, long, MAX, MIN, oid, pattern, stamp } from './values.ts';

const TYPES = [
  { a: MAX },
  { a: pattern('x') },
  { a: stamp(1, 1) },
  { a: date('2024-01-01') },
  { a: true },
  { a: oid(1) },
  { a: binary('00') },
  { a: { b: 1 } },
  { a: 'x' },
  { a: 1 },
  { a: null },
  { a: MIN },
];

const sortRefused = (name: string, sort: object, code: number) =>
  refused(name, { docs: [{ a: 1 }] }, (place) => ({ find: place.collection, sort }), { code });

export const cases = [
  sorts('ascending', [{ a: 2 }, { a: 1 }, { a: 3 }], { a: 1 }, [1, 0, 2]),
  sorts('descending', [{ a: 2 }, { a: 1 }, { a: 3 }], { a: -1 }, [2, 0, 1]),
  sorts('by the order of types', TYPES, { a: 1 }, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]),
  sorts(
    'by the order of types, backwards',
    TYPES,
    { a: -1 },
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  ),
  sorts(
    'missing sorts as null',
    [{ a: 1 }, {}, { a: null }, { a: MIN }],
    { a: 1, _id: 1 },
    [3, 1, 2, 0],
  ),
  sorts(
    'an empty list sorts before null',
    [{ a: null }, { a: [] }, { a: MIN }],
    { a: 1 },
    [2, 1, 0],
  ),
  sorts(
    'numbers of all types by value',
    [
      { a: decimal('1.5') },
      { a: long(1) },
      { a: double(1.25) },
      { a: 2 },
      { a: NaN },
      { a: -Infinity },
    ],
    { a: 1 },
    [4, 5, 1, 2, 0, 3],
  ),
  sorts(
    'equal numbers of different types keep the next field',
    [
      { a: double(1), b: 2 },
      { a: long(1), b: 1 },
    ],
    { a: 1, b: 1 },
    [1, 0],
  ),
  sorts(
    'lists ascending by their least element',
    [{ a: [5, 2] }, { a: 3 }, { a: [1, 9] }],
    { a: 1 },
    [2, 0, 1],
  ),
  sorts(
    'lists descending by their greatest element',
    [{ a: [5, 2] }, { a: 3 }, { a: [1, 9] }],
    { a: -1 },
    [2, 0, 1],
  ),
  sorts('lists of several types', [{ a: ['x', 7] }, { a: 8 }, { a: [true] }], { a: 1 }, [0, 1, 2]),
  sorts(
    'a list in a list is an element',
    [{ a: [[9]] }, { a: ['x'] }, { a: [{}] }],
    { a: 1 },
    [1, 2, 0],
  ),
  sorts(
    'fields of documents in lists',
    [{ a: [{ b: 5 }, { b: 1 }] }, { a: [{ b: 3 }] }, { a: { b: 2 } }],
    { 'a.b': 1 },
    [0, 2, 1],
  ),
  sorts(
    'a list without the field sorts as null',
    [{ a: [{ b: 1 }] }, { a: [{ c: 1 }] }],
    { 'a.b': 1 },
    [1, 0],
  ),
  sorts('by an index in a list', [{ a: [1, 9] }, { a: [5, 2] }], { 'a.1': 1 }, [1, 0]),
  sorts(
    'by two fields',
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 0, b: 3 },
    ],
    { a: 1, b: -1 },
    [2, 1, 0],
  ),
  sorts(
    'by a field of an embedded document',
    [{ a: { b: 2 } }, { a: { b: 1 } }, { a: 5 }],
    { 'a.b': 1 },
    [2, 1, 0],
  ),
  sorts(
    'embedded documents by their fields',
    [{ a: { b: 2 } }, { a: { b: 1, c: 1 } }, { a: { b: 1 } }],
    {
      a: 1,
    },
    [2, 1, 0],
  ),
  sorts('texts by bytes', [{ a: 'b' }, { a: 'B' }, { a: 'a' }, { a: 'Ä' }], { a: 1 }, [1, 2, 0, 3]),
  sorts(
    'dates before 1970',
    [{ a: date('1970-01-02') }, { a: date('1969-12-31') }],
    { a: 1 },
    [1, 0],
  ),
  sorts('false before true', [{ a: true }, { a: false }], { a: 1 }, [1, 0]),
  sorts('binaries by length first', [{ a: binary('0000') }, { a: binary('ff') }], { a: 1 }, [1, 0]),
  sorts('by _id backwards', [{}, {}, {}], { _id: -1 }, [2, 1, 0]),
  sorts('in the order of insertion', [{}, {}], { $natural: 1 }, [0, 1]),
  sorts('against the order of insertion', [{}, {}], { $natural: -1 }, [1, 0]),
  sorts('no sort', [{ a: 1 }], {}, [0]),
  sortRefused('a direction of 2 is refused', { a: 2 }, 15975),
  sortRefused('a direction of 0 is refused', { a: 0 }, 15975),
  sortRefused('a direction that is a text is refused', { a: 'up' }, 15974),
  sortRefused('an empty path is refused', { '': 1 }, 40352),
  sortRefused('a path with an empty part is refused', { 'a.': 1 }, 40353),
  sortRefused('a path with a dollar is refused', { 'a.$b': 1 }, 16410),
  filterRefused('a sort in the filter is an operator', { a: { $sort: 1 } }, { code: 2 }),
];
