import { continuesSearch } from './continued-search.ts';

const at = Date.parse('2026-06-01T09:00:00Z');

it('counts the successive queries of one text that is being typed as one search', () => {
  expect(
    ['an', 'ana', 'ana k', 'ana'].map((text, i) => continuesSearch('one', text, at + i)),
  ).toEqual([false, true, true, true]);
});

it('counts a query anew for another text, another person, or a person who comes back later', () => {
  expect(continuesSearch('two', 'ana', at)).toBe(false);
  expect(continuesSearch('three', 'ana', at)).toBe(false);
  expect(continuesSearch('two', 'bea', at + 1)).toBe(false);
  expect(continuesSearch('three', 'ana', at + 10_000)).toBe(false);
});

it('counts again who never ends', () => {
  const counted = Array.from({ length: 43 }, () => continuesSearch('four', 'ana', at)).filter(
    (goesOn) => !goesOn,
  );
  expect(counted).toHaveLength(3);
});
