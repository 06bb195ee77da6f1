import { inspect } from 'node:util';
import { expression, pipeline } from './tables.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { decimal, double, int, long } from './values.ts';

// https://www.mongodb.com/docs/manual/reference/operator/aggregation/sum/: the errors of single
// additions are compensated.
const SUMS: [values: unknown[], sum: unknown, average: unknown][] = [
  [[0.1, 0.2, 0.3], double(0.6), double(0.6 / 3)],
  [[1e16, 1, -1e16].map(double), double(1), double(1 / 3)],
  [[1, 1e100, 1, -1e100].map(double), double(2), double(0.5)],
  [Array.from({ length: 10 }, () => 0.1), double(1), double(0.1)],
  [[int(1), int(2)], int(3), double(1.5)],
  [[int(2147483647), int(1)], long('2147483648'), double(1073741824)],
  [[long(1), int(1)], long(2), double(1)],
  [
    [long('9223372036854775807'), int(1), int(-1)],
    long('9223372036854775807'),
    double(2 ** 63 / 3),
  ],
  [[long('9223372036854775807'), int(1)], double(2 ** 63), double(4611686018427387904)],
  [[int(1), double(0.5)], double(1.5), double(0.75)],
  [[long('9007199254740993'), double(0.5)], double(9007199254740994), double(4503599627370497)],
  [[double(Infinity), double(1)], double(Infinity), double(Infinity)],
  [[double(Infinity), double(-Infinity)], double(NaN), double(NaN)],
  [[double(NaN), int(1)], double(NaN), double(NaN)],
  [[decimal('0.1'), int(1)], decimal('1.1'), decimal('0.55')],
  [[decimal('1'), decimal('2')], decimal('3'), decimal('1.5')],
  [['text', int(2), null], int(2), double(2)],
  [[], int(0), null],
];

const CONVERTED: [unknown, unknown][] = [
  [double(2.5), decimal('2.50000000000000')],
  [double(0.1), decimal('0.100000000000000')],
  [double(5), decimal('5.00000000000000')],
  [double(0), decimal('0')],
  [double(-1.25), decimal('-1.25000000000000')],
  [double(Infinity), decimal('Infinity')],
  [double(1 / 3), decimal('0.333333333333333')],
  [double(1e20), decimal('1.00000000000000E+20')],
  [int(5), decimal('5')],
  [long(10000), decimal('10000')],
  ['-5.5', decimal('-5.5')],
  [true, decimal('1')],
];

const summed = (values: unknown[], sum: unknown, average: unknown): ConformanceCase[] => {
  const shown = inspect(values);
  const docs = values.map((v) => ({ v }));
  const groups = values.length === 0 ? [] : [{ _id: null, sum, average }];
  return [
    pipeline(
      `$sum and $avg of ${shown} in a group`,
      docs,
      [{ $group: { _id: null, sum: { $sum: '$v' }, average: { $avg: '$v' } } }],
      groups,
    ),
    expression({ $sum: '$v' }, sum, { v: values }),
    expression({ $avg: '$v' }, average, { v: values }),
  ];
};

export const cases: ConformanceCase[] = [
  ...SUMS.flatMap((row) => summed(...row)),
  expression({ $add: [0.1, 0.2, 0.3] }, double(0.6)),
  expression({ $add: [double(1e16), double(1), double(-1e16)] }, double(1)),
  // https://www.mongodb.com/docs/manual/reference/operator/aggregation/toDecimal/
  ...CONVERTED.map(([value, expected]) => expression({ $toDecimal: '$v' }, expected, { v: value })),
];
