import { mentionedIn } from './mentions.ts';

const people = [
  { userId: 'lee', name: 'Ann Lee' },
  { userId: 'leeson', name: 'Ann Leeson' },
  { userId: 'zoe', name: 'Zoë' },
];

test.each([
  ['@Ann Leeson, please', ['leeson']],
  ['@Ann Lee, please', ['lee']],
  ['@Ann Lee and @Ann Leeson', ['lee', 'leeson']],
  ['Ask @Zoë.', ['zoe']],
  ['Ask @Zoëtta', []],
  ['ann@Ann Lee', ['lee']],
])('%s mentions %j', (text, expected) => {
  expect(mentionedIn(text, people)).toEqual(expected);
});
