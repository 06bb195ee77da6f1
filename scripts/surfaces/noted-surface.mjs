import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, handedOut, readSurface } from './read-surface.mjs';

/**
 * @typedef {object} Surface a package compared with its recorded exports
 * @property {string} version of its package.json
 * @property {string | null} noted the recorded version; null: none yet
 * @property {string[]} exported
 * @property {string[]} added
 * @property {string[]} removed
 */

export const surfaceFile = (/** @type {string} */ name) => path.join(folderOf(name), 'surface.txt');

/** @param {string} name @returns {Surface} */
export function compareSurface(name) {
  const manifest = readFileSync(path.join(folderOf(name), 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest);
  const file = surfaceFile(name);
  const [first = '', ...lines] = existsSync(file)
    ? readFileSync(file, 'utf8').split('\n').filter(Boolean)
    : [];
  const exported = readSurface(name);
  return {
    version,
    noted: /^version (\S+)$/.exec(first)?.[1] ?? null,
    exported,
    added: exported.filter((line) => !lines.includes(line)),
    removed: lines.filter((line) => !exported.includes(line)),
  };
}

/**
 * Returns the minimum version of a package after such a change of its exports. Remotes built on
 * exports that are handed out at run time may still use removed ones: that requires a new major
 * version.
 * @param {string} name @param {Surface} surface
 */
export function versionDue(name, { version, noted, added, removed }) {
  if (noted === null || added.length + removed.length === 0) return version;
  const [major = 0, minor = 0] = noted.split('.').map(Number);
  const isBreaking = removed.length > 0 && handedOut.has(name);
  const due = isBreaking ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
  return isBefore(version, due) ? due : version;
}

/** @param {string} a @param {string} b */
function isBefore(a, b) {
  const [x, y] = [a, b].map((version) => version.split('.').map(Number));
  const i = [0, 1, 2].find((part) => x?.[part] !== y?.[part]);
  return i !== undefined && (x?.[i] ?? 0) < (y?.[i] ?? 0);
}
