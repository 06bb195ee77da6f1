import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { allRoutes } from '@muster/contracts';
import { checkBuild } from './check-build.mjs';
import { PlantedBuilds, root } from './planted-builds.ts';
import type { Manifest, Needs } from './read-build.mjs';

/** All remotes in `npm run test:full`, otherwise one. */
const remotes = process.env['MUSTER_TEST_FULL']
  ? readdirSync(root).filter((folder) => folder.startsWith('mfe-'))
  : ['mfe-talent'];

/**
 * What the shell provides: everything the untouched build needs, and a table that another remote
 * owns.
 */
const versions = {
  '@muster/ui': '0.1.0',
  '@muster/ui/first': '0.1.0',
  '@muster/ui/first-form': '0.1.0',
  '@muster/ui/first-list': '0.1.0',
  '@reduxjs/toolkit': '2.14.0',
  '@reduxjs/toolkit/query': '2.14.0',
  '@reduxjs/toolkit/query/react': '2.14.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-dom/client': '19.3.1',
  'react-redux': '9.3.1',
  'react-router-dom': '7.18.5',
  'react/jsx-runtime': '19.3.1',
  zod: '4.6.7',
};

describe.each(remotes)('%s', (name) => {
  const builds = new PlantedBuilds();
  afterAll(() => builds.remove());

  let untouched: string;
  let names: Needs['names'];
  beforeAll(() => {
    untouched = builds.untouched(name);
    names = read<Needs>(untouched, 'needs.json').names;
  }, 60_000);

  const check = (folder: string) =>
    checkBuild({
      name,
      folder,
      inForce: untouched,
      shells: [
        Object.fromEntries(
          Object.entries(versions).map(([library, version]) => [
            library,
            { version, names: names[library] ?? [] },
          ]),
        ),
      ],
    });

  it('is accepted unchanged', () => {
    expect(names['@muster/ui']?.length).toBeGreaterThan(20);
    expect(check(untouched)).toEqual([]);
  });

  it('is refused without its entry file', () => {
    const folder = builds.copy(untouched);
    const entry = read<Manifest>(folder, 'mf-manifest.json').metaData.remoteEntry?.name ?? '';
    rmSync(path.join(folder, entry));
    expect(check(folder)).toEqual([expect.stringContaining(`Its entry ${entry} is not there`)]);
  });

  it('is refused without a file that it lists, and without a manifest', () => {
    const folder = builds.copy(untouched);
    const style =
      read<Manifest>(folder, 'mf-manifest.json').exposes[0]?.assets?.css?.async?.[0] ?? '';
    rmSync(path.join(folder, style));
    expect(check(folder)).toEqual([expect.stringContaining(`not there: ${style}`)]);
    rmSync(path.join(folder, 'mf-manifest.json'));
    expect(check(folder)).toEqual([expect.stringContaining('It has no manifest')]);
  });

  it('is refused when it requires another React', () => {
    const folder = builds.copy(untouched);
    edit<Manifest>(folder, 'mf-manifest.json', ({ shared }) => {
      for (const need of shared) if (need.name === 'react') need.requiredVersion = '^18';
    });
    expect(check(folder)).toEqual([
      expect.stringContaining('needs react ^18, the shell provides 19.3.1'),
    ]);
  });

  it('is refused when a page loads twice as many scripts as before', () => {
    const folder = builds.copy(untouched);
    const { start } = read<Needs>(folder, 'needs.json');
    const [file = ''] = start;
    const heavy = `${readFileSync(path.join(folder, file), 'utf8')};"${randomBytes(900_000).toString('hex')}"`;
    writeFileSync(path.join(folder, file), heavy);
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(heavy));
    expect(check(folder)).toEqual([
      expect.stringMatching(/^It loads twice the scripts: src\/\S+ \d+ KB, \d+ KB in force/),
    ]);
  }, 60_000);

  it('may add screens below its own addresses only', () => {
    const folder = builds.copy(untouched);
    // Every address is below the start page, which belongs to one of them.
    const [{ path: own = '', permission = 'candidate.list' } = {}] = allRoutes.filter(
      ({ owner, kind, access, path, permission: named }) =>
        owner === name && kind === 'page' && access === 'staff' && path !== '/' && named,
    );
    const route = {
      path: `${own}/brought-along`,
      access: 'staff',
      kind: 'page',
      layout: 'staff',
      title: 'Brought along',
      status: 'built',
      permission,
    };
    const bring = (...routes: object[]) => {
      const brought = Object.fromEntries(routes.map((one, i) => [`ownRoutes.${i}`, one]));
      writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(brought));
      edit<Needs>(folder, 'needs.json', (needs) => void needs.routes.push('ownRoutes.0'));
      return check(folder);
    };
    // Routes of visitors, clients and candidates name no permission, so none can be added.
    const brought = own ? bring(route) : [];
    expect(brought).toEqual([]);
    expect(bring({ ...route, path: '/sign-in/brought-along' })).toEqual([
      'The page /sign-in/brought-along that it brings along lies below addresses of another remote or of the shell.',
    ]);
  });

  it('is refused for a component that the shell lacks, a page of another team or a global style', () => {
    const other = name === 'mfe-jobs' ? 'candidatesRoutes' : 'jobsRoutes';
    const planted = builds.build(name, [
      { file: 'src/planted.css', change: () => 'main h1, .planted { color: red }\n' },
      {
        file: 'src/lifecycles.tsx',
        change: (source) =>
          `import { ComponentOfTomorrow } from '@muster/ui';\nimport './planted.css';\n${source}\nconsole.log(ComponentOfTomorrow);\n`,
      },
      {
        file: 'src/routes.tsx',
        change: (source) =>
          `import { ${other} } from '@muster/contracts';\n${source}`.replace(
            'defineRemoteRoutes([',
            `defineRemoteRoutes([{ route: ${other}.list, element: <></> },`,
          ),
      },
    ]);
    expect(check(planted)).toEqual([
      expect.stringContaining('It uses ComponentOfTomorrow of @muster/ui'),
      expect.stringMatching(/^It declares \/\w+, which belongs to mfe-(jobs|candidates)\./),
      expect.stringContaining('It styles what is not its own: main h1 ('),
    ]);
  }, 60_000);
});

const read = <T>(folder: string, file: string): T =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;

function edit<T>(folder: string, file: string, change: (content: T) => void): void {
  const content = read<T>(folder, file);
  change(content);
  writeFileSync(path.join(folder, file), JSON.stringify(content));
}
