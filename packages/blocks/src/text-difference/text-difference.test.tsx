import { renderRemote, screen } from '@muster/kit/testing';
import { changedPart } from './changed-part.ts';
import { TextDifference } from './text-difference.tsx';

const marked = (role: 'insertion' | 'deletion') =>
  screen.queryAllByRole(role).map(({ textContent }) => textContent);

test('removed and added words are marked, for screens and screen readers', () => {
  renderRemote(<TextDifference before="Builds old apps" after="Builds new apps" />);
  expect(marked('deletion')).toEqual(['removed old']);
  expect(marked('insertion')).toEqual(['added new']);
});

test('showing one side shows only the words of that side', () => {
  renderRemote(<TextDifference before="Builds old apps" after="Builds new apps" show="before" />);
  expect(marked('deletion')).toEqual(['removed old']);
  expect(marked('insertion')).toEqual([]);
});

test('says so when both texts are the same', () => {
  renderRemote(<TextDifference before="Builds apps" after="Builds apps" />);
  expect(screen.getByText('The text is the same.')).toBeInTheDocument();
});

test('long texts are shortened to the part where they differ', () => {
  const text = (word: string) => `${'a '.repeat(60)}${word}${' b'.repeat(60)}`;
  const { before, after } = changedPart(text('old'), text('new'));
  expect(before).toBe(`…${'a '.repeat(20)}old${' b'.repeat(20)}…`);
  expect(after).toBe(`…${'a '.repeat(20)}new${' b'.repeat(20)}…`);
});
