import { crafts } from '../candidates/demo/crafts.data.ts';
import { skillKey } from '../../records/skills/skill-key.ts';
import { skillCatalogue } from './skills.catalogue.ts';

test('no name or alias of the catalogue means two skills', () => {
  const seen = new Map<string, string>();
  const clashes = skillCatalogue.flatMap(({ name, aliases = [] }) =>
    [name, ...aliases].flatMap((word) => {
      const key = skillKey(word);
      const other = seen.get(key);
      seen.set(key, name);
      return other !== undefined && other !== name ? [`${word}: ${other} and ${name}`] : [];
    }),
  );
  expect(clashes).toEqual([]);
});

test('the catalogue contains every skill of the demo crafts', () => {
  const known = new Set(skillCatalogue.map(({ name }) => name));
  const missing = crafts
    .flatMap(({ core, wider }) => [...core, ...wider])
    .filter((s) => !known.has(s));
  expect([...new Set(missing)]).toEqual([]);
});
