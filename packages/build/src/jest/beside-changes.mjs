import path from 'node:path';
import { root } from '../source/places.mjs';

/** How deep the folder of an area lies, as in `bff/src/domains/jobs` and `mfe-jobs/src/features/board`. */
const depth = 4;
const areaOf = (/** @type {string} */ file) =>
  path.posix.dirname(file).split('/').slice(0, depth).join('/');

/** Areas with a change in them. Those of contracts are named like those of the server. */
const changed = (process.env.MUSTER_CHANGED ?? '').split('\n').filter(Boolean).map(areaOf);
const changedContracts = changed.flatMap((area) =>
  area.startsWith('packages/contracts/src/') ? [path.posix.basename(area)] : [],
);

/**
 * Whether something changed in the area of a test: its feature, its domain, or its contracts.
 * @param {string} file the whole path of a test
 */
export function isBesideChanges(file) {
  const area = areaOf(path.relative(root, file));
  return (
    changed.some((other) => area === other || area.startsWith(`${other}/`)) ||
    (area.startsWith('bff/') && changedContracts.includes(path.posix.basename(area)))
  );
}
