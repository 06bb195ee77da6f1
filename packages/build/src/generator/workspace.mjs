// Shared by all generators: the repository's root, name spellings, and writing files.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../../..');

const touched = new Set();

/** Ends the command: nothing was written that would have to be taken back. @param {string} message @returns {never} */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/** @param {string} file relative to the root */
export const exists = (file) => existsSync(path.join(root, file));

/** @param {string} dir relative to the root */
export const filesIn = (dir) => readdirSync(path.join(root, dir));

/** @param {string} file relative to the root */
export function read(file) {
  if (!exists(file)) stop(`There is no ${file}.`);
  return readFileSync(path.join(root, file), 'utf8');
}

/** @param {Record<string, string>} files new ones, by path; none may be there already */
export function writeNew(files) {
  for (const file of Object.keys(files)) if (exists(file)) stop(`${file} is there already.`);
  for (const [file, text] of Object.entries(files)) write(file, text);
}

/** @param {string} file @param {string} text */
export function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  touched.add(file);
}

/** Applies changes to a file in memory; `write` them when all are known to fit. @param {string} file @param {...((source: string) => string)} changes */
export const edited = (file, ...changes) =>
  changes.reduce((source, change) => change(source), read(file));

/** Formats everything that was written and lists it. @param {string[]} next what is left to do */
export function finish(next = []) {
  const files = [...touched];
  const { status, stderr } = spawnSync(
    'npx',
    ['prettier', '--write', '--ignore-unknown', '--log-level=warn', ...files],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status !== 0) stop(stderr);
  if (files.some((file) => /^packages\/(blocks|contracts|kit|ui)\//.test(file))) noteSurfaces();
  console.log(files.map((file) => `  ${file}`).join('\n'));
  for (const line of next) console.log(line);
}

/** The exports of packages are recorded beside them, with a version for each change. */
function noteSurfaces() {
  const script = path.join(root, 'scripts/surfaces/write-surfaces.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (status !== 0) stop(stderr);
}

/** @param {string | undefined} text @param {string} usage @returns {string} */
export function kebabName(text, usage) {
  if (!text || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) stop(`Usage: ${usage}`);
  return text;
}

/** @param {string} kebab */
export const camelOf = (kebab) =>
  kebab.replace(/-([a-z0-9])/g, (_all, letter) => letter.toUpperCase());

/** @param {string} kebab */
export const pascalOf = (kebab) => camelOf(`-${kebab}`);

/** `invoice-line` as people read it: `Invoice line`. @param {string} kebab */
export function wordsOf(kebab) {
  const text = kebab.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {string} plural kebab-case */
export const singularOf = (plural) =>
  plural.endsWith('ies') ? plural.replace(/ies$/, 'y') : plural.replace(/(?<!s)s$/, '');
