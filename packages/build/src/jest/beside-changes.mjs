import path from 'node:path';
import { root } from '../source/places.mjs';
import { changedFiles } from '../turns/turns.cjs';

/** How deep the folder of an area lies, as in `bff/src/domains/jobs` and `mfe-jobs/src/features/board`. */
const depth = 4;
const areaOf = (/** @type {string} */ file) =>
  path.posix.dirname(file).split('/').slice(0, depth).join('/');

/**
 * Whether something changed in the area of a test: its feature, its domain, or the contracts of the
 * domain, whose folder has the same name.
 * @param {string} file the whole path of a test
 * @param {readonly string[]} [changed] files, from the root
 */
export function isBesideChanges(file, changed = changedFiles()) {
  const area = areaOf(path.relative(root, file));
  return changed.some((other) => {
    const contracts = /^packages\/contracts\/src\/domains\/([^/]+)\//.exec(other)?.[1];
    if (contracts) return area === `bff/src/domains/${contracts}`;
    return `${area}/`.startsWith(`${areaOf(other)}/`);
  });
}
