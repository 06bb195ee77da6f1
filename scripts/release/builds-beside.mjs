import path from 'node:path';
import { readJson } from '@muster/build/gate';
import { releasesIn } from '@muster/build/release';
import { shellName } from '@muster/contracts';
import { root } from '../setup/root.mjs';

/** @typedef {import('./builds-in-force.mjs').InForce} InForce */
/** @typedef {import('./pass-gate.mjs').Beside} Beside */

const folderOf = (/** @type {string} */ name) => releasesIn(name, path.join(root, name));

/**
 * The builds of others that one will run with: the shells that people have, or for the shell the
 * remotes, canaries too. A platform that has not started since there is a shell in the registry
 * begins with the last one of the source.
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

/** The last build of the source, as it was announced. @param {string} name @returns {string | null} */
export const latestOf = (name) => readJson(path.join(folderOf(name), 'latest.json'))?.build ?? null;
