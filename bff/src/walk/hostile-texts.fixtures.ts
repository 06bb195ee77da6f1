const filled = (unit: string) => (length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Texts that take careless patterns and algorithms quadratic time, by name. */
export const hostileTexts: readonly [name: string, make: (length: number) => string][] = [
  ['tags that never end', filled('<')],
  ['brackets that never close', filled('((')],
  ['one-letter words', filled('a ')],
  ['combining marks in two orders', filled('\u0301\u0323')],
  ['digits', filled('1')],
  ['changes of the reading direction', filled('\u202E')],
  ['spaces before a word', (length) => `x${filled(' ')(length)}x`],
  ['links without an end', filled('<a href="" ')],
  ['labels of a host', filled('a.')],
  ['mail addresses without an end', filled('a@a.')],
  ['amounts', filled('$1,1.')],
  ['phone numbers', filled('+1 (2) ')],
  ['entities', filled('&a')],
];

/** A text of the same length that is fast for everything. */
export const harmlessText = filled('harmless words and more ');
