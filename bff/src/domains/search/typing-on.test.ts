import { isTypingOn } from './typing-on.ts';

const at = Date.parse('2026-06-01T09:00:00Z');

it('takes one text that is typed for one search', () => {
  expect(['an', 'ana', 'ana k', 'ana'].map((text, i) => isTypingOn('one', text, at + i))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it('counts another text, another person, and one who comes back later', () => {
  expect(isTypingOn('two', 'ana', at)).toBe(false);
  expect(isTypingOn('three', 'ana', at)).toBe(false);
  expect(isTypingOn('two', 'bea', at + 1)).toBe(false);
  expect(isTypingOn('three', 'ana', at + 10_000)).toBe(false);
});

it('counts again who never ends', () => {
  const counted = Array.from({ length: 43 }, () => isTypingOn('four', 'ana', at)).filter(
    (goesOn) => !goesOn,
  );
  expect(counted).toHaveLength(3);
});
