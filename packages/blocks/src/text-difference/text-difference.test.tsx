import { renderRemote, screen } from '@muster/kit/testing';
import { changedPart } from './changed-part.ts';
import { TextDifference } from './text-difference.tsx';

const marked = (role: 'insertion' | 'deletion') =>
  screen.queryAllByRole(role).map(({ textContent }) => textContent);

test('words that were removed and added are marked, for eyes and for ears', () => {
  renderRemote(<TextDifference before="Builds old apps" after="Builds new apps" />);
  expect(marked('deletion')).toEqual(['removed old']);
  expect(marked('insertion')).toEqual(['added new']);
});

test('one side shows its own words alone', () => {
  renderRemote(<TextDifference before="Builds old apps" after="Builds new apps" show="before" />);
  expect(marked('deletion')).toEqual(['removed old']);
  expect(marked('insertion')).toEqual([]);
});

test('the same text twice says so', () => {
  renderRemote(<TextDifference before="Builds apps" after="Builds apps" />);
  expect(screen.getByText('The text is the same.')).toBeInTheDocument();
});

test('long texts are cut down to where they differ', () => {
  const text = (word: string) => `${'a '.repeat(60)}${word}${' b'.repeat(60)}`;
  const { before, after } = changedPart(text('old'), text('new'));
  expect(before).toBe(`…${'a '.repeat(20)}old${' b'.repeat(20)}…`);
  expect(after).toBe(`…${'a '.repeat(20)}new${' b'.repeat(20)}…`);
});
