import { pipeline, pipelineRefused } from './tables.ts';
import { date, decimal, double, long } from './values.ts';

const SALES = [
  { k: 'a', v: 1 },
  { k: 'b', v: 2 },
  { k: 'a', v: 3 },
  { k: 'b', v: 'text' },
  { k: 'a' },
];
const byId = { $sort: { _id: 1 } };
const whole = (field: object) => [{ $sort: { _id: 1 } }, { $group: { _id: null, r: field } }];

export const cases = [
  pipeline(
    'by a field',
    SALES,
    [{ $group: { _id: '$k', n: { $sum: 1 } } }, byId],
    [
      { _id: 'a', n: 3 },
      { _id: 'b', n: 2 },
    ],
  ),
  pipeline(
    'all together',
    SALES,
    [{ $group: { _id: null, n: { $sum: 1 } } }],
    [{ _id: null, n: 5 }],
  ),
  pipeline(
    'by a document',
    SALES,
    [{ $group: { _id: { k: '$k' } } }, byId],
    [{ _id: { k: 'a' } }, { _id: { k: 'b' } }],
  ),
  pipeline(
    'by an expression',
    SALES,
    [{ $group: { _id: { $toUpper: '$k' } } }, byId],
    [{ _id: 'A' }, { _id: 'B' }],
  ),
  pipeline(
    'null and missing are one group',
    [{ a: null }, {}, { a: 1 }],
    [{ $group: { _id: '$a', n: { $sum: 1 } } }, byId],
    [
      { _id: null, n: 2 },
      { _id: 1, n: 1 },
    ],
  ),
  pipeline(
    'equal numbers are one group',
    [{ a: 1 }, { a: double(1) }, { a: long(1) }],
    [{ $group: { _id: '$a', n: { $sum: 1 } } }, { $project: { n: 1, _id: 0 } }],
    [{ n: 3 }],
  ),
  pipeline(
    'a list is one key',
    [{ a: [1, 2] }, { a: [1, 2] }, { a: 1 }],
    [{ $group: { _id: '$a', n: { $sum: 1 } } }, { $sort: { n: 1 } }],
    [
      { _id: 1, n: 1 },
      { _id: [1, 2], n: 2 },
    ],
  ),
  pipeline('nothing gives no group', {}, [{ $group: { _id: null, n: { $sum: 1 } } }], []),
  pipeline(
    'a missing field of a document key',
    [{ a: 1 }],
    [{ $group: { _id: { x: '$none', y: '$a' } } }],
    [{ _id: { y: 1 } }],
  ),
  pipeline('$sum leaves out texts', SALES, whole({ $sum: '$v' }), [{ _id: null, r: 6 }]),
  pipeline('$sum of nothing', [{ a: 'x' }], whole({ $sum: '$a' }), [{ _id: null, r: 0 }]),
  pipeline('$sum of ints past 32 bits', [{ a: 2147483647 }, { a: 1 }], whole({ $sum: '$a' }), [
    { _id: null, r: long(2147483648) },
  ]),
  pipeline('$sum with a double', [{ a: 1 }, { a: double(2) }], whole({ $sum: '$a' }), [
    { _id: null, r: double(3) },
  ]),
  pipeline(
    '$sum of longs exactly',
    [{ a: long('9007199254740993') }, { a: 1 }],
    whole({ $sum: '$a' }),
    [{ _id: null, r: long('9007199254740994') }],
  ),
  pipeline(
    '$sum of decimals exactly',
    [{ a: decimal('0.1') }, { a: decimal('0.2') }],
    whole({ $sum: '$a' }),
    [{ _id: null, r: decimal('0.3') }],
  ),
  pipeline(
    '$sum of tenths',
    [{ a: 0.1 }, { a: 0.2 }, { a: 0.3 }],
    [...whole({ $sum: '$a' }), { $project: { r: { $round: ['$r', 10] } } }],
    [{ _id: null, r: 0.6 }],
  ),
  pipeline('$avg is a double', [{ a: 1 }, { a: 3 }], whole({ $avg: '$a' }), [
    { _id: null, r: double(2) },
  ]),
  pipeline(
    '$avg leaves out texts and null',
    [{ a: 1 }, { a: 'x' }, { a: null }, {}],
    whole({ $avg: '$a' }),
    [{ _id: null, r: double(1) }],
  ),
  pipeline('$avg of nothing', [{}], whole({ $avg: '$a' }), [{ _id: null, r: null }]),
  pipeline('$avg of decimals', [{ a: decimal('1') }, { a: 2 }], whole({ $avg: '$a' }), [
    { _id: null, r: decimal('1.5') },
  ]),
  pipeline(
    '$min leaves out null and missing',
    [{ a: 5 }, { a: null }, {}, { a: 2 }],
    whole({ $min: '$a' }),
    [{ _id: null, r: 2 }],
  ),
  pipeline('$max by the order of types', [{ a: 5 }, { a: 'x' }, { a: 9 }], whole({ $max: '$a' }), [
    { _id: null, r: 'x' },
  ]),
  pipeline('$min of nothing', [{}], whole({ $min: '$a' }), [{ _id: null, r: null }]),
  pipeline(
    '$max of dates',
    [{ a: date('2024-01-01') }, { a: date('2024-02-01') }],
    whole({ $max: '$a' }),
    [{ _id: null, r: date('2024-02-01') }],
  ),
  pipeline('$min of lists compares the lists', [{ a: [2] }, { a: [1, 9] }], whole({ $min: '$a' }), [
    { _id: null, r: [1, 9] },
  ]),
  pipeline(
    '$first and $last',
    SALES,
    [{ $sort: { _id: 1 } }, { $group: { _id: null, f: { $first: '$k' }, l: { $last: '$k' } } }],
    [{ _id: null, f: 'a', l: 'a' }],
  ),
  pipeline('$last of a missing field', SALES, whole({ $last: '$v' }), [{ _id: null, r: null }]),
  pipeline('$push leaves out missing', SALES, whole({ $push: '$v' }), [
    { _id: null, r: [1, 2, 3, 'text'] },
  ]),
  pipeline('$push keeps null', [{ a: null }, { a: 1 }], whole({ $push: '$a' }), [
    { _id: null, r: [null, 1] },
  ]),
  pipeline('$push of documents', [{ a: 1 }], whole({ $push: { x: '$a', y: '$none' } }), [
    { _id: null, r: [{ x: 1 }] },
  ]),
  pipeline('$push of the whole document', [{ a: 1 }], whole({ $push: '$$ROOT' }), [
    { _id: null, r: [{ _id: 0, a: 1 }] },
  ]),
  pipeline('$addToSet', [{ a: 1 }, { a: double(1) }], whole({ $addToSet: '$a' }), [
    { _id: null, r: [1] },
  ]),
  pipeline('$count', SALES, whole({ $count: {} }), [{ _id: null, r: 5 }]),
  pipeline(
    '$mergeObjects',
    [{ a: { x: 1 } }, { a: { y: 2 } }, { a: null }],
    whole({ $mergeObjects: '$a' }),
    [{ _id: null, r: { x: 1, y: 2 } }],
  ),
  pipeline('$stdDevPop', [{ a: 2 }, { a: 4 }], whole({ $stdDevPop: '$a' }), [
    { _id: null, r: double(1) },
  ]),
  pipeline('$stdDevSamp of one', [{ a: 2 }], whole({ $stdDevSamp: '$a' }), [
    { _id: null, r: null },
  ]),
  pipeline('$top', SALES, whole({ $top: { sortBy: { v: -1 }, output: '$v' } }), [
    { _id: null, r: 'text' },
  ]),
  pipeline('$bottomN', SALES, whole({ $bottomN: { n: 2, sortBy: { v: -1 }, output: '$_id' } }), [
    { _id: null, r: [0, 4] },
  ]),
  pipeline('$topN', SALES, whole({ $topN: { n: 2, sortBy: { v: 1 }, output: ['$v', '$k'] } }), [
    {
      _id: null,
      r: [
        [null, 'a'],
        [1, 'a'],
      ],
    },
  ]),
  pipeline('$firstN', SALES, whole({ $firstN: { n: 2, input: '$k' } }), [
    { _id: null, r: ['a', 'b'] },
  ]),
  pipeline('$lastN', SALES, whole({ $lastN: { n: 2, input: '$v' } }), [
    { _id: null, r: ['text', null] },
  ]),
  pipeline('$minN', SALES, whole({ $minN: { n: 2, input: '$v' } }), [{ _id: null, r: [1, 2] }]),
  pipeline('$maxN', SALES, whole({ $maxN: { n: 2, input: '$v' } }), [
    { _id: null, r: ['text', 3] },
  ]),
  pipeline(
    'an expression in an accumulator',
    SALES,
    whole({ $sum: { $cond: [{ $eq: ['$k', 'a'] }, 1, 0] } }),
    [{ _id: null, r: 3 }],
  ),
  pipelineRefused('without _id', [{ $group: { n: { $sum: 1 } } }], {
    code: 15955,
    text: 'a group specification must include an _id',
  }),
  pipelineRefused('of a number', [{ $group: 1 }], {
    code: 15947,
    text: "a group's fields must be specified in an object",
  }),
  pipelineRefused('with a value as an accumulator', [{ $group: { _id: 1, n: 5 } }], {
    code: 40234,
    text: "The field 'n' must be an accumulator object",
  }),
  pipelineRefused(
    'with two accumulators in one field',
    [{ $group: { _id: 1, n: { $sum: 1, $avg: 1 } } }],
    {
      code: 40238,
      text: "The field 'n' must specify one accumulator",
    },
  ),
  pipelineRefused('with an unknown accumulator', [{ $group: { _id: 1, n: { $foo: 1 } } }], {
    code: 15952,
    text: "unknown group operator '$foo'",
  }),
  pipelineRefused('with a dotted field', [{ $group: { _id: 1, 'a.b': { $sum: 1 } } }], {
    code: 40235,
    text: "The field name 'a.b' cannot contain '.'",
  }),
  pipelineRefused('with an operator as a field', [{ $group: { _id: 1, $sum: 1 } }], {
    code: 40236,
  }),
];
