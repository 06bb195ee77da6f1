import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from '../testing/contrast.ts';
import {
  avatarTints,
  companyTints,
  families,
  familyColors,
  tokens,
  type Scheme,
  type TokenName,
} from './tokens.ts';
import { tokensCss } from './tokens-css.ts';

const schemes: readonly Scheme[] = ['light', 'dark'];
const grounds: readonly TokenName[] = [
  'canvas',
  'surface',
  'sunken',
  'hover',
  'raised',
  'selected',
];
const texts: readonly TokenName[] = ['text-1', 'text-2', 'text-3', 'accent-text'];

type Case = { name: string; one: string; other: string };

function pairs(ones: readonly TokenName[], others: readonly TokenName[], scheme: Scheme): Case[] {
  return ones.flatMap((one) =>
    others.map((other) => ({
      name: `${scheme}: ${one} on ${other}`,
      one: tokens[one][scheme],
      other: tokens[other][scheme],
    })),
  );
}

const textCases = schemes.flatMap((scheme) => [
  ...pairs(texts, grounds, scheme),
  ...pairs(['text-1', 'text-2', 'accent-text'], ['accent-soft'], scheme),
  ...pairs(
    ['on-fill'],
    ['accent', 'accent-hover', 'danger-fill', 'danger-fill-hover', 'impersonation', 'bar'],
    scheme,
  ),
  ...pairs(['bar-text-2'], ['bar'], scheme),
  ...pairs(['text-1', 'text-2'], ['disabled'], scheme),
  ...families.flatMap((family) => {
    const { text, ground } = familyColors[family][scheme];
    return [
      { name: `${scheme}: ${family} badge`, one: text, other: ground },
      { name: `${scheme}: ${family} text on surface`, one: text, other: tokens.surface[scheme] },
      { name: `${scheme}: ${family} text on selected`, one: text, other: tokens.selected[scheme] },
    ];
  }),
  ...avatarTints.map((tint, index) => ({
    name: `${scheme}: avatar ${index}`,
    one: tint[scheme].text,
    other: tint[scheme].ground,
  })),
  ...companyTints.map((ground, index) => ({
    name: `${scheme}: company ${index}`,
    one: tokens['on-fill'][scheme],
    other: ground,
  })),
]);

const lineCases = schemes.flatMap((scheme) => [
  ...pairs(['border-control', 'focus', 'accent'], ['surface'], scheme),
  ...families
    .filter((family) => family !== 'grey')
    .map((family) => ({
      name: `${scheme}: ${family} dot on its ground`,
      one: familyColors[family][scheme].dot,
      other: familyColors[family][scheme].ground,
    })),
]);

test.each(textCases)('text $name has a contrast of 4.5 : 1 or more', ({ one, other }) => {
  expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5);
});

test.each(lineCases)('line $name has a contrast of 3 : 1 or more', ({ one, other }) => {
  expect(contrast(one, other)).toBeGreaterThanOrEqual(3);
});

test('styles/tokens.css matches the table (npm run tokens -w @muster/ui)', () => {
  const css = readFileSync(path.join(__dirname, '../styles/tokens.css'), 'utf8');
  expect(css).toBe(tokensCss());
});
