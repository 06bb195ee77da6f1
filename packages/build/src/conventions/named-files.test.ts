import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourcesOf } from './sources.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

test('modules of the server that browser tests load by name are there', () => {
  const named = sourcesOf('e2e/src').flatMap(([, source]) =>
    [...source.matchAll(/'((?:domains|records|identity|db|jobs)\/[\w./-]+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !existsSync(path.join(root, 'bff/src', `${name}.ts`)))).toEqual([]);
});

test('every planted fault has its place in the sources', async () => {
  const { faults } = await import('../../../../scripts/planted-faults/faults.mjs');
  expect(faults.length).toBeGreaterThanOrEqual(30);
  const lost = faults.filter(({ file, from }) => {
    const place = path.join(root, file);
    return !existsSync(place) || readFileSync(place, 'utf8').split(from).length !== 2;
  });
  expect(lost.map(({ name, file }) => `${name}: ${file}`)).toEqual([]);
});
