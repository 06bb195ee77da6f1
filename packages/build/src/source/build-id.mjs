import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { bundledFiles, bundledPackages } from './bundled-files.mjs';
import { isOwn, packagesDir, root, shellName } from './places.mjs';

/** The shell contains all of `ui`, and is served as a page. @param {string} dir */
const isShell = (dir) => path.basename(dir) === shellName;

const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');
const firstNames = path.join(packagesDir, 'ui/src/first.ts');
const json = (/** @type {string[]} */ ...parts) => JSON.parse(read(path.join(...parts)));

/**
 * The name of a release: a hash of everything that goes into it. The same source gives the same
 * name, so that building twice releases once, and `uniqueName` differs for every different build.
 * @param {string} dir folder of the package
 * @returns {string} twelve hexadecimal digits
 */
export function buildId(dir) {
  const hash = createHash('sha256');
  const note = (/** @type {string} */ what, /** @type {string} */ text) =>
    hash.update(what).update('\0').update(text).update('\0');
  for (const file of [...countedFiles(dir), ...howItIsBuilt(dir)])
    note(placeIn(dir, file), read(file));
  note('libraries', librariesLocked());
  for (const name of bundledPackages) note(name, aboutPackage(name));
  const { version } = json(packagesDir, 'ui/package.json');
  // The shell provides a version; a remote follows its major.
  note('ui', isShell(dir) ? `${version}${aboutPackage('ui')}` : version.split('.')[0]);
  // Names that a remote imports individually.
  note('ui first', read(firstNames));
  // Tests release one source several times.
  hash.update(process.env.RELEASE_SALT ?? '');
  return hash.digest('hex').slice(0, 12);
}

/**
 * The sources that a build is named by, sorted.
 * @param {string} dir folder of the package
 */
export const countedFiles = (dir) =>
  isShell(dir)
    ? bundledFiles(dir, {
        kind: 'shell',
        whole: [...allOf('ui/src'), ...allOf('build/src/shared')],
      })
    : [...new Set([...bundledFiles(dir), ...entryFiles(dir)])].sort();

/** Of the entry page of a remote that has one. @param {string} dir */
const entryFiles = (dir) =>
  existsSync(path.join(dir, 'src/entry/main.tsx')) ? bundledFiles(dir, { kind: 'entry' }) : [];

/** All sources below a folder of our packages. @param {string} folder */
const allOf = (folder) =>
  readdirSync(path.join(packagesDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|fixtures|d)\.|\.(txt|md)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Where a file lies within the remote or our packages, wherever these are. @param {string} dir @param {string} file */
const placeIn = (dir, file) =>
  isOwn(dir, file)
    ? path.join(path.basename(dir), path.relative(dir, file))
    : path.join('packages', path.relative(packagesDir, file));

/** @param {string} dir @returns {string[]} */
function howItIsBuilt(dir) {
  const page = isShell(dir) ? ['src/index.html'] : [];
  const own = ['package.json', 'rspack.config.mjs', ...page].map((file) => path.join(dir, file));
  const recipe = ['src/rspack', 'src/source'].map((folder) =>
    path.join(packagesDir, 'build', folder),
  );
  return [...own, path.join(packagesDir, 'build/package.json'), ...recipe.flatMap(filesIn)];
}

/** @param {string} dir @returns {string[]} */
const filesIn = (dir) =>
  readdirSync(dir)
    .filter((file) => !file.includes('.test.'))
    .sort()
    .map((file) => path.join(dir, file));

/** The lock file without our own packages, whose versions tell nothing that their sources do not. */
function librariesLocked() {
  const locked = Object.entries(json(root, 'package-lock.json').packages);
  return JSON.stringify(locked.filter(([place]) => place.includes('node_modules/')));
}

/** What a package says of itself, such as that its modules have no side effects, changes a build. */
function aboutPackage(/** @type {string} */ name) {
  const { exports, sideEffects, dependencies } = json(packagesDir, name, 'package.json');
  return JSON.stringify({ exports, sideEffects, dependencies });
}
