import { createInstance } from 'i18next';
import type { MessageParams } from './messages.types.ts';
import { sourceText } from './source-text.ts';

const tree = {
  title: 'Notes',
  'note.add': 'added a note',
  group: {
    found_zero: 'No notes',
    found_one: '{{count}} note by {{name}}',
    found_other: '{{count}} notes by {{name}}',
    left_one: '{{count}} is left',
    left_other: '{{count}} are left',
    plain: '{{name}} wrote, and {{name}} read',
    'note.remove': 'removed a note of {{name}}',
    deeper: { still: 'At the end' },
  },
} as const;

const library = createInstance();
beforeAll(() =>
  library.init({
    lng: 'en',
    resources: { en: { test: tree } },
    interpolation: { escapeValue: false },
  }),
);

// Ensures that a text reads the same in the source language and through the library.
test.each<[string, MessageParams]>([
  ['title', {}],
  ['title', { count: 3 }],
  ['note.add', {}],
  ['group.deeper.still', {}],
  ['group.note.remove', { name: '$& <b>{{count}}</b>' }],
  ['group.plain', { name: 'Ana' }],
  ['group.found', { count: 0, name: 'Ana' }],
  ['group.found', { count: 1, name: 'Ana' }],
  ['group.found', { count: 12, name: 'Ana' }],
  ['group.left', { count: 0 }],
  ['group.left', { count: 1 }],
  ['group.left', { count: 1.5 }],
  ['group.left_other', { count: '1,000' }],
  ['group.lost', {}],
  ['constructor', {}],
])('%s with %p gives the same text as the translation library', (key, params) => {
  const read = sourceText(tree, key, params, () => undefined);
  expect(read).toBe(library.t(key, { ns: 'test', ...params }));
});

test('a placeholder without a value is reported, and stays empty', () => {
  const told: string[] = [];
  expect(sourceText(tree, 'group.plain', {}, (_text, name) => told.push(name))).toBe(
    ' wrote, and  read',
  );
  expect(told).toEqual(['name', 'name']);
});
