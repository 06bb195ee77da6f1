import { limits } from '../../../core/limits.ts';
import { partsOf, withPartTurned, withValueToggled, withoutPart } from './edit-search.ts';
import { parseSearch } from './parse-search.ts';
import { printSearch, textClauseOf } from './print-search.ts';
import { searchExamples, type SearchNode } from './search-clause.ts';

/** Formats the parsed query in full, so that parentheses show the precedence. */
function shape(node: SearchNode | null): string {
  if (!node) return '';
  if (node.kind === 'clause') return printSearch(node);
  if (node.kind === 'not') return `-${shape(node.part)}`;
  return `(${node.parts.map(shape).join(node.kind === 'and' ? ' & ' : ' | ')})`;
}
const read = (text: string) => shape(parseSearch(text).tree);
const problemsOf = (text: string) =>
  parseSearch(text).problems.map(({ code, from, to, hint }) => [code, text.slice(from, to), hint]);

it.each([
  ['react', 'react'],
  ['react node', '(react & node)'],
  ['react AND (aws OR gcp) NOT angular', '(react & (aws | gcp) & -angular)'],
  ['a OR b AND c', '(a | (b & c))'],
  ['a OR b c', '(a | (b & c))'],
  ['-a b', '(-a & b)'],
  ['NOT NOT a', 'a'],
  ['NOT (a OR b)', '-(a | b)'],
  ['-(a -b)', '-(a & -b)'],
  ['((a AND b)) c', '(a & b & c)'],
  ['“machine learning” data*', '("machine learning" & data*)'],
  ['node.js c++ front-end', '(node.js & c++ & front-end)'],
  ['and or not', '(and & or & not)'],
  ['', ''],
])('%s is read as %s', (text, expected) => expect(read(text)).toBe(expected));

it.each([
  ...Object.values(searchExamples),
  'skill:"node js",go',
  'years>=5',
  'contacted<30d',
  'rate<=45.5 EUR/h',
])('%s is a clause, and is printed as it was typed', (text) => {
  const { tree, problems } = parseSearch(text);
  expect(problems).toEqual([]);
  expect(tree?.kind).toBe('clause');
  expect(tree && printSearch(tree)).toBe(text);
});

it.each([
  ['rate<=45', 'rate<=45 USD/h'],
  ['rate<=45 eur', 'rate<=45 EUR/h'],
  ['rate<=45EUR/h', 'rate<=45 EUR/h'],
  ['rate≤45 lua', '(rate<=45 USD/h & lua)'],
  ['English≥b2', 'english>=B2'],
  ['country:ar,br,AR', 'country:AR,BR'],
  ['open:"contract to hire"', 'open:contract_to_hire'],
  ['not-on:j-123', 'not-on:J-123'],
])('%s means %s', (text, expected) => expect(read(text)).toBe(expected));

it.each([
  ['skil:react', [['UNKNOWN_FIELD', 'skil', 'skill']]],
  ['a contry:AR', [['UNKNOWN_FIELD', 'contry', 'country']]],
  ['qwertz:1', [['UNKNOWN_FIELD', 'qwertz', null]]],
  ['skill:react>=advnced', [['UNKNOWN_VALUE', 'advnced', 'advanced']]],
  ['english>=B9', [['UNKNOWN_VALUE', 'B9', 'B1']]],
  ['country:AR,Chile', [['UNKNOWN_VALUE', 'Chile', null]]],
  ['open:permanent,hybird', [['UNKNOWN_VALUE', 'hybird', 'hybrid']]],
  ['vetting:veted', [['UNKNOWN_VALUE', 'veted', 'vetted']]],
  ['notice>=14', [['WRONG_OPERATOR', 'notice>=', 'notice<=14']]],
  ['overlap:Nowhere/Land>=4', [['NOT_A_ZONE', 'Nowhere/Land', 'America/New_York']]],
  ['available<=soon', [['NOT_A_DATE', 'soon', 'available<=2026-12-01']]],
  ['rate<=much', [['NOT_A_NUMBER', 'much', 'rate<=45 USD/h']]],
  ['country:', [['MISSING_VALUE', 'country:', 'country:AR,BR']]],
  ['a AND', [['MISSING_TERM', '', null]]],
  ['OR b', [['MISSING_TERM', 'OR', null]]],
  ['(a OR b', [['UNCLOSED_PARENTHESIS', '(', ')']]],
  ['a) b', [['UNOPENED_PARENTHESIS', ')', null]]],
  ['a ()', [['EMPTY_PARENTHESES', '()', null]]],
  ['a "b c', [['UNCLOSED_QUOTE', '"b c', '"b c"']]],
  ['""', [['EMPTY_PHRASE', '""', null]]],
])('%s reports the error, its place and a suggestion', (text, expected) => {
  expect(problemsOf(text)).toEqual(expected);
  expect(parseSearch(text).tree).toBeNull();
});

/** Generates the same sequence of numbers for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

const leaves = [
  'react',
  'c++',
  'data*',
  '"machine learning"',
  '"AND"',
  '"skill:x"',
  ...Object.values(searchExamples),
];

function randomNode(pick: (below: number) => number, depth: number): string {
  const kind = depth === 0 ? 0 : pick(5);
  const inner = () => randomNode(pick, depth - 1);
  if (kind === 1) return `(${inner()} AND ${inner()})`;
  if (kind === 2) return `(${inner()} OR ${inner()})`;
  if (kind === 3) return `NOT (${inner()})`;
  if (kind === 4) return `${inner()} -${leaves[pick(leaves.length)]}`;
  return leaves[pick(leaves.length)] ?? 'react';
}

const withoutPlaces = (node: SearchNode | null): unknown =>
  JSON.parse(JSON.stringify(node, (key, value: unknown) => (key === 'at' ? null : value)));

it('prints every query so that it parses to the same query', () => {
  const pick = numbers(7);
  for (let i = 0; i < 500; i += 1) {
    const text = randomNode(pick, 3);
    const { tree, problems } = parseSearch(text);
    expect({ text, problems }).toEqual({ text, problems: [] });
    const again = parseSearch(tree ? printSearch(tree) : '');
    expect(withoutPlaces(again.tree)).toEqual(withoutPlaces(tree));
  }
});

it('terminates on any input, and reports a limited number of errors', () => {
  const pick = numbers(11);
  const signs = [
    '(',
    ')',
    '"',
    '-',
    ':',
    '>=',
    ' ',
    'AND',
    'OR',
    'NOT',
    'skill',
    'a',
    '*',
    ',',
    '“',
  ];
  for (let i = 0; i < 2000; i += 1) {
    const text = Array.from({ length: pick(40) }, () => signs[pick(signs.length)]).join('');
    const { tree } = parseSearch(text);
    const printed = tree && printSearch(tree);
    expect(withoutPlaces(parseSearch(printed ?? '').tree)).toEqual(withoutPlaces(tree));
  }
  const max = limits.peopleSearch.query;
  const codeOf = (text: string) => parseSearch(text).problems[0]?.code;
  expect(codeOf('('.repeat(max))).toBe('TOO_DEEP');
  expect(codeOf('a '.repeat(max / 2))).toBe('TOO_MANY_CLAUSES');
  expect(codeOf('a'.repeat(max + 1))).toBe('TOO_LONG');
  expect(codeOf('-'.repeat(max))).toBeUndefined();
  expect(codeOf(`country:${'AR,BR,'.repeat(100)}`)).toBeUndefined();
  expect(codeOf(`skill:${Array.from({ length: 50 }, (_, i) => `s${i}`).join(',')}`)).toBe(
    'TOO_MANY_VALUES',
  );
});

it('parts of a query can be edited as in a builder, and the text stays equivalent', () => {
  const { tree } = parseSearch('react (aws OR gcp) country:AR');
  expect(partsOf(tree).map(shape)).toEqual(['react', '(aws | gcp)', 'country:AR']);
  expect(withoutPart(tree, 1)).toBe('react AND country:AR');
  expect(withPartTurned(tree, 1)).toBe('react AND NOT (aws OR gcp) AND country:AR');
  expect(withValueToggled(tree, 'country', 'BR')).toBe('react AND (aws OR gcp) AND country:AR,BR');
  expect(withValueToggled(tree, 'country', 'AR')).toBe('react AND (aws OR gcp)');
  expect(withValueToggled(null, 'pool', 'React LATAM')).toBe('pool:"React LATAM"');
  const { tree: levelled } = parseSearch('skill:react>=advanced');
  expect(withValueToggled(levelled, 'skill', 'Go')).toBe('skill:react,Go>=advanced');
  expect(textClauseOf('machine learning')).toMatchObject({ match: 'phrase' });
  expect(textClauseOf('AND')).toMatchObject({ match: 'phrase', value: 'AND' });
  expect(textClauseOf('react*')).toMatchObject({ match: 'prefix', value: 'react' });
});
