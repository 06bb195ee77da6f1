// npm run new:mfe -- NAME --standalone FOLDER: a remote in a folder of its own outside of this
// repository, which depends on the packages of the platform as they are published.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mfeFiles } from './mfe-template.mjs';
import {
  fromOwnTable,
  mocks,
  outsidePackage,
  outsideTsconfig,
  ownTable,
  published,
  readme,
} from './outside-template.mjs';
import { read, root, stop } from './workspace.mjs';

/** @param {import('./mfe-template.mjs').Remote} remote @param {string | undefined} where the folder that gets it */
export function newOutside(remote, where) {
  const folder = path.resolve(where ?? '..', remote.name);
  if (!path.relative(root, folder).startsWith('..'))
    stop('--standalone names a folder outside of this repository: --standalone ../teams');
  if (existsSync(folder)) stop(`${folder} is there already.`);
  if (!existsSync(path.join(root, 'packages/contracts/dist/index.js')))
    stop('The packages are not built yet: npm run build.');
  mkdirSync(path.join(folder, 'packages'), { recursive: true });
  const files = { ...outsideFiles(remote, packInto(path.join(folder, 'packages'))) };
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  const written = Object.keys(files).map((file) => path.join(folder, file));
  spawnSync(
    'npx',
    ['prettier', '--write', '--log-level=warn', '--single-quote', '--print-width=100', ...written],
    {
      cwd: root,
    },
  );
  console.log(`${folder}\n  npm install && npm run dev:mocks`);
}

/** `npm pack` of each package; answers where each lies, for the new folder. @param {string} to */
function packInto(to) {
  const folders = published.map((name) => path.join('packages', name));
  const args = ['pack', '--silent', '--pack-destination', to, ...folders.map((dir) => `./${dir}`)];
  execFileSync('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const made = readdirSync(to);
  return Object.fromEntries(
    published.map((name) => {
      const file = made.find((one) => one.startsWith(`muster-${name}-`));
      return [`@muster/${name}`, `file:packages/${file ?? stop(`${name} could not be packed.`)}`];
    }),
  );
}

/** @param {import('./mfe-template.mjs').Remote} remote @param {Record<string, string>} tarballs */
function outsideFiles(remote, tarballs) {
  const inside = Object.entries(mfeFiles(remote)).map(([file, text]) => [
    path.relative(remote.name, file),
    text,
  ]);
  const files = /** @type {Record<string, string>} */ (Object.fromEntries(inside));
  const versions = {
    tarballs,
    libraries: librariesOf(files['package.json'] ?? ''),
    tools: tools(),
  };
  return {
    ...files,
    'package.json': outsidePackage(remote, versions),
    'tsconfig.json': outsideTsconfig,
    'README.md': readme(remote),
    '.gitignore': 'node_modules/\ndist/\n',
    'src/own-routes.ts': ownTable(remote),
    'src/routes.tsx': fromOwnTable(files['src/routes.tsx'] ?? '', remote),
    'src/mocks.ts': mocks(),
  };
}

/** @param {string} manifest of a remote in this repository */
const librariesOf = (manifest) =>
  Object.fromEntries(
    Object.entries(JSON.parse(manifest).dependencies).filter(
      ([name]) => !name.startsWith('@muster/'),
    ),
  );

/** The tools for types, tests and formatting, in the versions of this repository. */
function tools() {
  const repository = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ).devDependencies;
  const kit = JSON.parse(read('packages/kit/package.json')).devDependencies;
  const wanted = [
    '@swc/core',
    '@swc/jest',
    '@types/jest',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    'jest',
    'typescript',
  ];
  return { ...Object.fromEntries(wanted.map((name) => [name, repository[name]])), ...kit };
}
