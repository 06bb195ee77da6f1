import path from 'node:path';
import { PlantedBuilds, root } from '../gate/planted-builds.ts';
import { bundledFiles } from './bundled-files.mjs';
import { factsOf } from './module-facts.mjs';

const filesOf = (remote: string) =>
  bundledFiles(path.join(root, remote)).map((file) => path.relative(root, file));
const domainsOf = (files: readonly string[]) =>
  files.filter((file) => file.startsWith('packages/contracts/src/domains/'));

it('counts the files that an entry imports, and only the used parts of packages', () => {
  const files = filesOf('mfe-companies');
  expect(files).toEqual(
    expect.arrayContaining([
      'mfe-companies/src/routes.tsx',
      'packages/contracts/src/domains/companies/companies.endpoints.ts',
      'packages/contracts/src/routes/companies.routes.ts',
      'packages/kit/src/routing/define-remote-routes.tsx',
    ]),
  );
  expect(files.filter((file) => /\.test\.|standalone|\/testing\//.test(file))).toEqual([]);
  expect(files).not.toContain('packages/contracts/src/index.ts');
});

it('leaves out the contracts of domains that a remote does not use', () => {
  const endpoints = /vetting\.endpoints|timesheets\.endpoints|meetings?\.endpoints/;
  expect(filesOf('mfe-companies').filter((file) => endpoints.test(file))).toEqual([]);
  expect(domainsOf(filesOf('mfe-companies')).length).toBeLessThan(100);
});

it('reads what a source imports and exports, except types', () => {
  const source = `
    import { type Only, used as here } from './a.ts';
    import type { Never } from './b.ts';
    import './c.css';
    import * as all from './d.ts';
    export * from './e.ts';
    export { one as two, type Three } from './f.ts';
    export const { four, five: [six] } = here;
    export function seven() { return import('./g.tsx'); }
    export type Eight = Only;
  `;
  expect(factsOf(source, false)).toEqual({
    imports: [
      ['./g.tsx', ['*']],
      ['./a.ts', ['used']],
      ['./c.css', ['*']],
      ['./d.ts', ['*']],
    ],
    handsOn: [
      ['./e.ts', null],
      ['./f.ts', { two: 'one' }],
    ],
    own: ['four', 'six', 'seven'],
    isPlain: false,
  });
});

it('a build fails if it contains a source that its name does not count', () => {
  const builds = new PlantedBuilds();
  const hidden = () =>
    builds.build('mfe-companies', [
      {
        file: 'src/lifecycles.tsx',
        change: (source) => `${source}\nvoid import(\`./messages/\${location.hash}.ts\`);\n`,
      },
      { file: 'src/messages/planted.ts', change: () => 'export const planted = 1;\n' },
    ]);
  try {
    expect(hidden).toThrow(/Not counted by the name of the build: .*planted\.ts/);
  } finally {
    builds.remove();
  }
}, 60_000);
