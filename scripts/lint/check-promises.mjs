// Lint rules that need types: floating promises, promises in unexpected places, and `await` without
// a promise. They cost as much as another type check, so a project is checked only if it or its
// dependencies changed since it last passed; `--all` checks every project.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';

const config = '.oxlintrc.promises.json';
const stamps = join(root, '.cache/promises');

/** @type {(path: string) => { references?: { path: string }[] }} */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the folders with their own configuration. @returns {string[]} */
const projects = () =>
  ['.', 'packages', 'packages/embedded-mongo']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));

/**
 * Returns a project and its references, as folders from the root. @param {string} project @returns
 * {string[]}
 */
function withReferences(project) {
  const { references = [] } = readJson(join(root, project, 'tsconfig.json'));
  const others = references.map(({ path }) => relative(root, join(root, project, path)));
  return [...new Set([project, ...others.flatMap(withReferences)])].toSorted();
}

/** @param {string} folder @returns {string[]} */
const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](node_modules|dist)[\\/]/.test(path))
    .toSorted();

/** @param {string} project */
function hashOf(project) {
  const hash = createHash('sha256');
  const shared = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json', config];
  const folders = withReferences(project);
  const own = folders.flatMap((folder) => [
    join(root, folder, 'tsconfig.json'),
    ...sourcesIn(join(root, folder)),
  ]);
  for (const path of [...shared.map((name) => join(root, name)), ...own])
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

/** @param {string} path */
const readStamp = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

process.chdir(root);
if (process.argv.includes('--all')) rmSync(stamps, { recursive: true, force: true });
mkdirSync(stamps, { recursive: true });
const changed = projects()
  .map((project) => ({
    project,
    hash: hashOf(project),
    stamp: join(stamps, project.replaceAll('/', '-')),
  }))
  .filter(({ hash, stamp }) => readStamp(stamp) !== hash);
let code = 0;
if (changed.length > 0) {
  const folders = changed.map(({ project }) => project);
  code = await run('npx', ['oxlint', '--deny-warnings', '-c', config, ...folders], { quiet: true });
  if (code === 0) for (const { hash, stamp } of changed) writeFileSync(stamp, hash);
}
process.exit(code);
