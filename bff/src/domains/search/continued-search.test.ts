import { continuesSearch } from './continued-search.ts';

const at = Date.parse('2026-06-01T09:00:00Z');

it('counts successive queries while one text is typed as one search', () => {
  expect(
    ['an', 'ana', 'ana k', 'ana'].map((text, i) => continuesSearch('one', text, at + i)),
  ).toEqual([false, true, true, true]);
});

it('counts a new search for another text, another user, or after a pause', () => {
  expect(continuesSearch('two', 'ana', at)).toBe(false);
  expect(continuesSearch('three', 'ana', at)).toBe(false);
  expect(continuesSearch('two', 'bea', at + 1)).toBe(false);
  expect(continuesSearch('three', 'ana', at + 10_000)).toBe(false);
});

it('counts a new search again after many continuations', () => {
  const counted = Array.from({ length: 43 }, () => continuesSearch('four', 'ana', at)).filter(
    (goesOn) => !goesOn,
  );
  expect(counted).toHaveLength(3);
});
