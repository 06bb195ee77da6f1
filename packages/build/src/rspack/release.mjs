import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { buildId } from './build-id.mjs';

/** @typedef {{ name: string, build: string, dir: string }} Release `dir` holds all releases */

const kept = 5;
const manifest = 'mf-manifest.json';

/**
 * The release that the source in a package's folder makes, built or not.
 * @param {string} name
 * @param {string} dir folder of the package
 * @returns {Release}
 */
export function releaseOf(name, dir) {
  return { name, build: buildId(dir), dir: path.join(dir, 'dist/remote') };
}

/** @param {Release} release */
export function isBuilt({ build, dir }) {
  return existsSync(path.join(dir, build, manifest));
}

/**
 * Makes a built release the latest of its remote: `latest.json` changes in one step, the folders
 * of the last five releases stay, because open pages still ask for their lazy chunks.
 * @param {Release} release
 */
export function publishRelease({ name, build, dir }) {
  JSON.parse(readFileSync(path.join(dir, build, manifest), 'utf8'));
  utimesSync(path.join(dir, build), new Date(), new Date());
  const temporary = path.join(dir, `latest.${process.pid}.json`);
  writeFileSync(temporary, `${JSON.stringify({ name, build, manifest })}\n`);
  renameSync(temporary, path.join(dir, 'latest.json'));
  for (const old of releasesBelow(dir).slice(kept)) {
    rmSync(path.join(dir, old), { recursive: true });
  }
}

/** @param {string} dir @returns {string[]} newest first */
function releasesBelow(dir) {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ name: entry.name, at: statSync(path.join(dir, entry.name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .map((entry) => entry.name);
}
