import { csvOf } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
  // A number of ours is no formula.
  [-5, '-5'],
])('writes %j as %j', (value, cell) => {
  expect(csvOf([[value]])).toBe(`${cell}\r\n`);
});
