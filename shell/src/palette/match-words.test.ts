import { marksIn, matchWords } from './match-words.ts';

test.each([
  ['Settings', 'settings', 0],
  ['Settings', 'sett', 1],
  ['Activity log', 'act log', 2],
  ['Activity log', 'log act', 2],
  ['Use dark appearance', 'dark', 2],
  ['Edit contact information', 'tact', 3],
  ['Settings', 'ngs x', null],
  ['Candidates', 'id', null],
  ['Candidates', '', null],
])('%s for %j has the rank %s', (text, query, rank) => {
  expect(matchWords(text, query)?.rank ?? null).toBe(rank);
});

test.each([
  ['Piotr Zieliński', 'zielinski', 'Zieliński'],
  ['Łukasz Nowak', 'luk', 'Łuk'],
  ['Trần Khánh Linh', 'tran', 'Trần'],
  ['Ana Kovač', 'KOVAC', 'Kovač'],
])('%s is found without its diacritics by %s', (text, query, marked) => {
  expect(matchWords(text, query)?.marks.map(([from, to]) => text.slice(from, to))).toEqual([
    marked,
  ]);
});

test('marks are in order and never overlap', () => {
  expect(matchWords('Anna Anders', 'and ann an')?.marks).toEqual([
    [0, 3],
    [5, 8],
  ]);
});

test('a misspelt word is not marked', () => {
  expect(marksIn('Mateus Ferreira', 'mateus fereira')).toEqual([[0, 6]]);
});
