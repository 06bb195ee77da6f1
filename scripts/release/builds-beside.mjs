import path from 'node:path';
import { readJson } from '@muster/build/gate';
import { releasesIn } from '@muster/build/release';
import { shellName } from '@muster/contracts';
import { root } from '../setup/root.mjs';

/** @typedef {import('./builds-in-force.mjs').InForce} InForce */
/** @typedef {import('./pass-gate.mjs').Beside} Beside */

const folderOf = (/** @type {string} */ name) => releasesIn(name, path.join(root, name));

/**
 * Returns the other builds that a build will run with: the users' shells, or for the shell the
 * remotes, including canaries. A platform not restarted since the registry includes the shell
 * starts with the last shell of the source.
 * @param {string} name @param {InForce} inForce
 * @returns {Beside[]}
 */
export function buildsBeside(name, inForce) {
  const all = { [shellName]: { current: latestOf(shellName), canary: null }, ...inForce };
  return Object.entries(all)
    .filter(([other]) => (name === shellName) !== (other === shellName))
    .flatMap(([other, { current, canary }]) => [
      ...(current ? [{ name: other, folder: path.join(folderOf(other), current) }] : []),
      ...(canary
        ? [{ name: other, folder: path.join(folderOf(other), canary), isCanary: true }]
        : []),
    ]);
}

/** Returns the last announced build of the source. @param {string} name @returns {string | null} */
export const latestOf = (name) => readJson(path.join(folderOf(name), 'latest.json'))?.build ?? null;
