import { custom, expressionRefused, expression, filterRefused, batchOf } from './tables.ts';
import { expectSame } from './compare.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { pattern } from './values.ts';

// https://www.mongodb.com/docs/manual/reference/operator/query/regex/: patterns use PCRE2, see
// https://www.pcre.org/current/doc/html/pcre2pattern.html.

type Row = [source: string, options: string, text: string, matches: boolean];

const ROWS: Row[] = [
  ['^a.b$', '', 'a\rb', true],
  ['^a.b$', '', 'a\u2028b', true],
  ['^a.b$', '', 'a\u2029b', true],
  ['^a.b$', '', 'a\nb', false],
  ['^a.b$', 's', 'a\nb', true],
  ['^a.b$', '', 'a😀b', true],
  ['a$', '', 'a\n', true],
  ['a$', '', 'a\n\n', false],
  ['a$', '', 'a\r', false],
  ['a$', '', 'a', true],
  ['a$', 'm', 'a\nb', true],
  ['a$', 'm', 'a\rb', false],
  ['^b', 'm', 'a\nb', true],
  ['^b', 'm', 'a\rb', false],
  ['^b', '', 'a\nb', false],
  ['\\Ab', 'm', 'a\nb', false],
  ['\\Aa', 'm', 'a\nb', true],
  ['b\\z', '', 'b\n', false],
  ['b\\z', 'm', 'ab', true],
  ['b\\Z', '', 'b\n', true],
  ['a\\hb', '', 'a\tb', true],
  ['a\\hb', '', 'a\u00a0b', true],
  ['a\\hb', '', 'ahb', false],
  ['a\\Hb', '', 'a b', false],
  ['a\\vb', '', 'a\nb', true],
  ['a\\Rb', '', 'a\r\nb', true],
  ['a\\Nb', 's', 'a\nb', false],
  ['a\\sb', '', 'a\u00a0b', false],
  ['a\\sb', '', 'a b', true],
  ['a\\Sb', '', 'a\u00a0b', true],
  ['a\\s', '', 'a\ufeff', false],
  ['^\\d$', '', '٣', false],
  ['^\\w$', '', 'é', false],
  ['\\Qa.b\\E', '', 'axb', false],
  ['\\Qa.b\\E', '', 'a.b', true],
  ['\\Qa.b\\Ec+', '', 'a.bcc', true],
  ['\\Q(', '', '(', true],
  ['[\\Q]^\\E]', '', ']', true],
  ['[[:digit:]]', '', '5', true],
  ['[[:digit:]]', '', 'd', false],
  ['[[:alpha:]_]+$', '', 'ab_', true],
  ['^[[:^digit:]]+$', '', 'ab', true],
  ['^[[:^digit:]]+$', '', 'a1', false],
  ['[[:space:]]', '', 'a b', true],
  ['^[[:upper:]][[:lower:]]$', '', 'Ab', true],
  ['[[:punct:]]', '', 'a-b', true],
  ['[[:xdigit:]]', '', 'g', false],
  ['^[]a]+$', '', ']a', true],
  ['^[^]a]$', '', 'b', true],
  ['[a-]', '', '-', true],
  ['[\\w-]', '', '-', true],
  ['[a\\-z]', '', 'b', false],
  ['[a\\-z]', '', '-', true],
  ['[[]', '', '[', true],
  ['[&&]', '', '&', true],
  ['\\-', '', 'a-b', true],
  ['\\_', '', 'a_b', true],
  ['\\@\\%\\!', '', '@%!', true],
  ['a{,2}', '', 'a{,2}', true],
  ['a{', '', 'a{', true],
  ['a}', '', 'a}', true],
  ['a]', '', 'a]', true],
  ['^a{2,3}$', '', 'aaa', true],
  ['\\x41', '', 'A', true],
  ['\\x{1F600}', '', '😀', true],
  ['\\e', '', '\u001b', true],
  ['\\a', '', '\u0007', true],
  ['(?i)AB', '', 'ab', true],
  ['(?i)É', '', 'é', true],
  ['É', 'i', 'é', true],
  ['(?x) a b # c', '', 'ab', true],
  ['a b', 'x', 'ab', true],
  ['a\\ b', 'x', 'a b', true],
  ['[ ]', 'x', ' ', true],
  ['(?s)a.b', '', 'a\nb', true],
  ['(?m)^b$', '', 'a\nb', true],
  ['(?#why)ab', '', 'ab', true],
  ['(?P<n>a)b', '', 'ab', true],
  ["(?'n'a)b", '', 'ab', true],
  ['(a)\\1', '', 'aa', true],
  ['(?<n>a)\\k<n>', '', 'aa', true],
  ['\\p{L}+$', '', 'é', true],
  ['^\\p{Lu}', '', 'é', false],
  ['\\p{Greek}', '', 'α', true],
  ['\\pN', '', '٣', true],
  ['\\p{^L}', '', 'a', false],
  ['a(?=b)', '', 'ab', true],
  ['(?<!a)b', '', 'ab', false],
  ['a+?b', '', 'aab', true],
  ['\\bb', '', 'a b', true],
  ['\\/', '', '/', true],
];

const name = ([source, options, text]: Row): string =>
  `/${source}/${options} on ${JSON.stringify(text)}`;

/** Tests the same pattern in a filter, as a value and in an expression. */
function matches(row: Row): ConformanceCase {
  const [source, options, text, expected] = row;
  return custom(name(row), { docs: [{ text }] }, async (place) => {
    const filters = [
      { text: { $regex: source, $options: options } },
      { text: pattern(source, options) },
      { $expr: { $regexMatch: { input: '$text', regex: source, options } } },
    ];
    for (const filter of filters) {
      const reply = await place.command({ find: place.collection, filter });
      expectSame([filter, batchOf(reply).length], [filter, expected ? 1 : 0]);
    }
  });
}

const MALFORMED = ['(', ')', '[', 'a**', '\\', '\\y', '[z-a]', '[[:nothing:]]', '\\1', '(?<n'];
const NOT_HERE = [
  '(?>a)b',
  'a++b',
  'a*+',
  '(?|a|b)',
  '(?R)?a',
  '(*UCP)a',
  '\\Ka',
  '\\Xa',
  'a(?i)b',
  'a(?i:b)',
  '(a)|\\1b',
  '(?(1)a|b)',
];

export const cases: ConformanceCase[] = [
  ...ROWS.map(matches),
  ...MALFORMED.filter((source) => source !== '(?<n').map((source) =>
    filterRefused(`/${source}/ is malformed`, { a: { $regex: source } }, { code: 51091 }),
  ),
  ...MALFORMED.filter((source) => source !== '(?<n').map((source) =>
    expressionRefused({ $regexMatch: { input: 'a', regex: source } }, { code: 51111 }),
  ),
  ...NOT_HERE.map((source) =>
    filterRefused(`/${source}/ here`, { a: { $regex: source } }, { code: 238 }, 'embedded'),
  ),
  expression({ $regexFind: { input: 'a-b', regex: '\\-' } }, { match: '-', idx: 1, captures: [] }),
  expression({ $regexFindAll: { input: 'aA', regex: '(?i)a' } }, [
    { match: 'a', idx: 0, captures: [] },
    { match: 'A', idx: 1, captures: [] },
  ]),
  expression(
    { $regexFind: { input: 'x 12', regex: '(?<n>[[:digit:]])\\d' } },
    { match: '12', idx: 2, captures: ['1'] },
  ),
];
