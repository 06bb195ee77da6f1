import { match } from './tables.ts';
import { double, int, long } from './values.ts';

const LISTS = [{ a: [1, 2, 3] }, { a: [3, 4] }, { a: 3 }, { a: [] }, { a: [[3]] }, {}];
const ITEMS = [
  {
    a: [
      { b: 1, c: 9 },
      { b: 5, c: 2 },
    ],
  },
  { a: [{ b: 5, c: 9 }] },
  { a: { b: 5, c: 9 } },
  { a: [{ b: [5, 6], c: 9 }] },
  { a: [] },
];

export const cases = [
  match('a value equals one of the elements', LISTS, { a: 3 }, [0, 1, 2]),
  match('a list equals the whole list', LISTS, { a: [3, 4] }, [1]),
  match('a list equals in its order', LISTS, { a: [4, 3] }, []),
  match('a list equals an element that is a list', LISTS, { a: [3] }, [4]),
  match('the empty list', LISTS, { a: [] }, [3]),
  match('$eq with a list', LISTS, { a: { $eq: [1, 2, 3] } }, [0]),
  match('$ne means no element', LISTS, { a: { $ne: 3 } }, [3, 4, 5]),
  match('$gt is met by any element', LISTS, { a: { $gt: 3 } }, [1]),
  match(
    'two limits may be met by two elements',
    [{ a: [1, 9] }, { a: [4] }, { a: [9] }],
    {
      a: { $gt: 3, $lt: 5 },
    },
    [0, 1],
  ),
  match(
    '$elemMatch wants one element for both limits',
    [{ a: [1, 9] }, { a: [4] }, { a: 4 }],
    {
      a: { $elemMatch: { $gt: 3, $lt: 5 } },
    },
    [1],
  ),
  match('$in with a list among its values', LISTS, { a: { $in: [[3], 4] } }, [1, 4]),
  match('$in of nothing', LISTS, { a: { $in: [] } }, []),
  match('$nin of nothing', LISTS, { a: { $nin: [] } }, [0, 1, 2, 3, 4, 5]),
  match('$nin means no element', LISTS, { a: { $nin: [2, 4] } }, [2, 3, 4, 5]),
  match('$all wants each value', LISTS, { a: { $all: [3, 1] } }, [0]),
  match('$all of one value works on scalars', LISTS, { a: { $all: [3] } }, [0, 1, 2]),
  match('$all of nothing', LISTS, { a: { $all: [] } }, []),
  match('$all finds its values in different elements', ITEMS, { 'a.b': { $all: [1, 5] } }, [0]),
  match('$all finds its values in a list of an element', ITEMS, { 'a.b': { $all: [5, 6] } }, [3]),
  match('$all with a list', LISTS, { a: { $all: [[3]] } }, [4]),
  match('$all with a whole list', LISTS, { a: { $all: [[3, 4]] } }, [1]),
  match(
    '$all with $elemMatch',
    ITEMS,
    {
      a: { $all: [{ $elemMatch: { b: 5, c: 2 } }, { $elemMatch: { b: 1 } }] },
    },
    [0],
  ),
  match(
    '$all with a pattern',
    [{ a: ['one', 'two'] }, { a: ['one'] }],
    {
      a: { $all: [/^o/, /^t/] },
    },
    [0],
  ),
  match('$size', LISTS, { a: { $size: 2 } }, [1]),
  match('$size of nothing', LISTS, { a: { $size: 0 } }, [3]),
  match('$size as a double', LISTS, { a: { $size: double(2) } }, [1]),
  match('$size as a long', LISTS, { a: { $size: long(3) } }, [0]),
  match('$size does not count lists inside', LISTS, { a: { $size: 1 } }, [4]),
  match('an element by its index', LISTS, { 'a.0': 3 }, [1, 4]),
  match('an index past the end', LISTS, { 'a.2': { $exists: true } }, [0]),
  match('an index into a list inside', LISTS, { 'a.0.0': 3 }, [4]),
  match(
    'a number is also the name of a field',
    [{ a: { 0: 'x' } }, { a: ['x'] }, { a: [{ 0: 'x' }] }],
    {
      'a.0': 'x',
    },
    [0, 1, 2],
  ),
  match('fields of documents in lists', ITEMS, { 'a.b': 5 }, [0, 1, 2, 3]),
  match('two conditions may be met by two documents', ITEMS, { 'a.b': 5, 'a.c': 9 }, [0, 1, 2, 3]),
  match(
    '$elemMatch wants one document for both',
    ITEMS,
    { a: { $elemMatch: { b: 5, c: 9 } } },
    [1, 3],
  ),
  match(
    '$elemMatch with operators inside',
    ITEMS,
    {
      a: { $elemMatch: { b: { $gte: 5 }, c: { $lt: 9 } } },
    },
    [0],
  ),
  match(
    '$elemMatch with $or inside',
    ITEMS,
    {
      a: { $elemMatch: { $or: [{ b: 1 }, { c: 2 }] } },
    },
    [0],
  ),
  match(
    '$elemMatch of {} wants a document',
    [{ a: [1] }, { a: [{}] }, { a: [] }],
    {
      a: { $elemMatch: {} },
    },
    [1],
  ),
  match(
    '$elemMatch does not look into lists in lists',
    [{ a: [[1, 5]] }, { a: [5] }],
    {
      a: { $elemMatch: { $gt: 4 } },
    },
    [1],
  ),
  match(
    '$elemMatch in $elemMatch',
    [{ a: [[1, 5]] }, { a: [[1], [9]] }, { a: [5] }],
    {
      a: { $elemMatch: { $elemMatch: { $gt: 4, $lt: 6 } } },
    },
    [0],
  ),
  match(
    '$elemMatch on a path through lists',
    [{ a: [{ b: [1, 2] }, { b: [7] }] }, { a: [{ b: 7 }] }],
    { 'a.b': { $elemMatch: { $gt: 5 } } },
    [0],
  ),
  match('$not $elemMatch', ITEMS, { a: { $not: { $elemMatch: { b: 5 } } } }, [2, 4]),
  match('$elemMatch with $in', ITEMS, { a: { $elemMatch: { b: { $in: [6] } } } }, [3]),
  match(
    '$elemMatch with $nin',
    [{ a: [1, 2] }, { a: [1] }],
    {
      a: { $elemMatch: { $nin: [1] } },
    },
    [0],
  ),
  match(
    '$elemMatch with a pattern',
    [{ a: ['x1', 'y'] }, { a: 'x1' }],
    {
      a: { $elemMatch: { $regex: '^x' } },
    },
    [0],
  ),
  match('a document equals one of the elements', ITEMS, { a: { b: 5, c: 9 } }, [1, 2]),
  match(
    'lists compare element by element',
    [{ a: [1, 2] }, { a: [1, 3] }, { a: [2] }, { a: 5 }],
    {
      a: { $gt: [1, 2] },
    },
    [1, 2],
  ),
  match('a shorter list is less', [{ a: [1] }, { a: [1, 0] }], { a: { $lt: [1, 0] } }, [0]),
  match('lists equal across number types', [{ a: [int(1), double(2)] }], { a: [long(1), 2] }, [0]),
  match(
    'a path through two lists',
    [{ a: [{ b: [{ c: 1 }, { c: 2 }] }] }, { a: [{ b: [] }] }],
    {
      'a.b.c': 2,
    },
    [0],
  ),
  match(
    'a path does not walk through a list in a list',
    [{ a: [[{ b: 1 }]] }, { a: [{ b: 1 }] }],
    {
      'a.b': 1,
    },
    [1],
  ),
  match('an index walks into a list in a list', [{ a: [[{ b: 1 }]] }], { 'a.0.b': 1 }, [0]),
  match('$exists on an index of a document list', ITEMS, { 'a.1.b': { $exists: true } }, [0]),
  match('$type array finds lists', LISTS, { a: { $type: 'array' } }, [0, 1, 3, 4]),
  match('$type int looks at the elements', LISTS, { a: { $type: 'int' } }, [0, 1, 2]),
  match('$mod looks at the elements', LISTS, { a: { $mod: [4, 0] } }, [1]),
  match('$ne with a list', LISTS, { a: { $ne: [3, 4] } }, [0, 2, 3, 4, 5]),
  match('$not $size', LISTS, { a: { $not: { $size: 2 } } }, [0, 2, 3, 4, 5]),
  match('$not $all', LISTS, { a: { $not: { $all: [3] } } }, [3, 4, 5]),
];
