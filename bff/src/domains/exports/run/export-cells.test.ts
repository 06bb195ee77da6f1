import type { ExportValue } from '@muster/contracts';
import { cellOf } from './export-cells.ts';

it.each<[ExportValue, string]>([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['＝1+1', "'＝1+1"],
  ['  =1', "'  =1"],
  ['|cmd', "'|cmd"],
  ['%0', "'%0"],
  ['100 %', '100 %'],
  ['plain', 'plain'],
  [['Go', 'Rust'], 'Go; Rust'],
  [['=Go', 'Rust'], "'=Go; Rust"],
  [[], ''],
  [true, 'yes'],
  [false, 'no'],
  [null, ''],
  [12.5, '12.5'],
  // Numbers written by the platform are no formulas.
  [-5, '-5'],
])('writes %j as %j', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});
