import { existsSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildId } from '../source/build-id.mjs';
import { root, shellName } from '../source/places.mjs';
import { providesFile } from './provides-plugin.mjs';

/** @typedef {{ name: string, build: string, dir: string }} Release `dir` holds all releases */

/** The file read first of a build, which exists once the build is complete. */
const manifestOf = (/** @type {string} */ name) =>
  name === shellName ? providesFile : 'mf-manifest.json';

/**
 * The release that the source in a package's folder makes, built or not. Builds lie beside the
 * source, or in a folder of the remote below `RELEASES_DIR`. The shell is one more of them.
 * @param {string} name
 * @param {string} dir folder of the package
 * @returns {Release}
 */
export function releaseOf(name, dir) {
  return { name, build: buildId(dir), dir: releasesIn(name, dir) };
}

/** The folder that holds all releases of one. @param {string} name @param {string} dir folder of the package */
export function releasesIn(name, dir) {
  const elsewhere = process.env.RELEASES_DIR;
  return elsewhere ? path.resolve(root, elsewhere, name) : path.join(dir, 'dist/remote');
}

/** @param {Release} release */
export function isBuilt({ name, build, dir }) {
  return existsSync(path.join(dir, build, manifestOf(name)));
}

/**
 * Makes a built release the latest of its remote: `latest.json` changes in one step. Earlier builds
 * stay until `npm run releases:prune`, because open pages still load their lazy chunks. With
 * `RELEASE_ANNOUNCE=off` nothing is announced: the caller switches the registry itself.
 * @param {Release} release
 */
export function announceRelease({ name, build, dir }) {
  if (process.env.RELEASE_ANNOUNCE === 'off') return;
  const manifest = manifestOf(name);
  JSON.parse(readFileSync(path.join(dir, build, manifest), 'utf8'));
  utimesSync(path.join(dir, build), new Date(), new Date());
  const temporary = path.join(dir, `latest.${process.pid}.json`);
  writeFileSync(temporary, `${JSON.stringify({ name, build, manifest })}\n`);
  renameSync(temporary, path.join(dir, 'latest.json'));
}
