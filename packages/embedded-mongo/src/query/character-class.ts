/** A range of code points, both ends included. */
export type Range = [from: number, to: number];

const LAST = 0x10ffff;
const code = (text: string): number => text.codePointAt(0)!;
const range = (ends: string): Range => [code(ends), code(ends.slice(-1))];

const DIGIT = [range('09')];
const UPPER = [range('AZ')];
const LOWER = [range('az')];
const ALPHA = [...UPPER, ...LOWER];
const SPACE: Range[] = [[0x09, 0x0d], range(' ')];
const WORD = [...ALPHA, ...DIGIT, range('_')];
const BLANK: Range[] = [[0x09, 0x09], range(' ')];
const HORIZONTAL: Range[] = [
  ...BLANK,
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x180e, 0x180e],
  [0x2000, 0x200a],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
];
const VERTICAL: Range[] = [
  [0x0a, 0x0d],
  [0x85, 0x85],
  [0x2028, 0x2029],
];

/** PCRE's classes of a backslash and a letter; those of JavaScript contain more. */
export const ESCAPED_CLASSES: Record<string, Range[]> = {
  d: DIGIT,
  s: SPACE,
  w: WORD,
  h: HORIZONTAL,
  v: VERTICAL,
};

/** The classes of POSIX, such as `[:alpha:]`. */
export const POSIX_CLASSES: Record<string, Range[]> = {
  alpha: ALPHA,
  digit: DIGIT,
  alnum: [...ALPHA, ...DIGIT],
  upper: UPPER,
  lower: LOWER,
  space: SPACE,
  blank: BLANK,
  word: WORD,
  xdigit: [...DIGIT, range('AF'), range('af')],
  cntrl: [
    [0, 0x1f],
    [0x7f, 0x7f],
  ],
  graph: [range('!~')],
  print: [range(' ~')],
  punct: [range('!/'), range(':@'), range('[`'), range('{~')],
  ascii: [[0, 0x7f]],
};

/** Returns all code points outside the ranges. */
export function complementOf(ranges: readonly Range[]): Range[] {
  const rest: Range[] = [];
  let next = 0;
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    if (from > next) rest.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= LAST) rest.push([next, LAST]);
  return rest;
}

/** Escapes one character of a pattern, so that nothing in it is special. */
export function literal(point: number): string {
  const text = String.fromCodePoint(point);
  return /[A-Za-z0-9_]/.test(text) ? text : `\\u{${point.toString(16)}}`;
}

/** Formats ranges as the inside of a JavaScript character class. */
export function inClass(ranges: readonly Range[]): string {
  return ranges
    .map(([from, to]) => (from === to ? literal(from) : `${literal(from)}-${literal(to)}`))
    .join('');
}
