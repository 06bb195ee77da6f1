import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { activityMessages } from './messages.ts';

const server = path.resolve(import.meta.dirname, '../../../../bff/src');

/** Actions that the server writes to the log, such as `note.create`, and the kinds of records. */
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(test|fixtures)\.ts$|testing\//.test(file))
  .map((file) => readFileSync(path.join(server, file), 'utf8'))
  .filter((source) =>
    /\baudit(Deletion)?\(|auditAccess\(|recordEvent\(|changeApplication\(|confirmedHand\(/.test(
      source,
    ),
  );
const found = (pattern: RegExp): string[] => [
  ...new Set(
    sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name)),
  ),
];

const hasText = (...keys: string[]): boolean => {
  let here: unknown = activityMessages.en;
  for (const key of keys) here = (here as Record<string, unknown> | undefined)?.[key];
  return typeof here === 'string';
};

test('every action that the server logs has a text', () => {
  const actions = [
    ...found(/\baction: (?:[^\n]*\? )?'([a-z_A-Z]+\.[a-z_]+)'/g),
    // A change of state names its action only once, for both purposes.
    ...found(/\bname: '(application\.[a-z_]+)'/g),
  ];
  expect(actions.length).toBeGreaterThan(60);
  expect(actions.filter((action) => !hasText('action', ...action.split('.')))).toEqual([]);
});

test('every kind of record that the server logs has a text', () => {
  const entities = found(/\bentity: '([a-z_A-Z]+)'/g);
  expect(entities.length).toBeGreaterThan(15);
  expect(entities.filter((entity) => !hasText('entity', entity))).toEqual([]);
});
