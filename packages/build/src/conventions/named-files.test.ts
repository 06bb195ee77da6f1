import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sourcesOf } from './sources.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

test('modules of the server that browser tests load by name exist', () => {
  const named = sourcesOf('e2e/src').flatMap(([, source]) =>
    [...source.matchAll(/'((?:domains|records|identity|db|jobs)\/[\w./-]+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !existsSync(path.join(root, 'bff/src', `${name}.ts`)))).toEqual([]);
});

test('every planted fault finds its place in the sources', async () => {
  const { faults } = await import('../../../../scripts/planted-faults/faults.mjs');
  expect(faults.length).toBeGreaterThanOrEqual(30);
  const lost = faults.filter(({ file, from }) => {
    const place = path.join(root, file);
    return !existsSync(place) || readFileSync(place, 'utf8').split(from).length !== 2;
  });
  expect(lost.map(({ name, file }) => `${name}: ${file}`)).toEqual([]);
});

const filesBelow = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.split(path.sep).join('/')}`,
  );
const sources = readdirSync(root)
  .flatMap((folder) =>
    folder === 'packages'
      ? readdirSync(path.join(root, folder)).map((name) => `packages/${name}`)
      : [folder],
  )
  .map((folder) => `${folder}/src`)
  .filter((folder) => existsSync(path.join(root, folder)));

/**
 * Paths named by the architecture pages: `db/keyset.ts`, `packages/build/src/gate`,
 * `applications/own`.
 */
const pages = [
  'ARCHITECTURE.md',
  ...readdirSync(path.join(root, 'docs/architecture')).map((page) => `docs/architecture/${page}`),
];

test.each(pages)('files and folders that %s names exist', (page) => {
  const known = [...['docs', 'scripts'].flatMap(filesBelow), ...sources.flatMap(filesBelow)];
  const named = [
    ...readFileSync(path.join(root, page), 'utf8').matchAll(/`([\w@.-]+(?:\/[\w.-]+)+\/?)`/g),
  ]
    .map(([, name = '']) => name.replace(/\/$/, ''))
    .filter((name) => !/^[@.]/.test(name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !known.some((file) => `/${file}/`.includes(`/${name}/`)))).toEqual(
    [],
  );
});
