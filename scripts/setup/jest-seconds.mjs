import path from 'node:path';
import { root } from './root.mjs';

/**
 * @typedef {object} TestFile
 * @property {string} name
 * @property {number} startTime
 * @property {number} endTime
 * @property {readonly { ancestorTitles: readonly string[] }[]} assertionResults
 */

/** A group of files is in one folder for all packages; its tests are named after their files. */
const isOfServer = (/** @type {TestFile} */ { name, assertionResults: [first] }) =>
  path.relative(root, name).startsWith('bff/') ||
  Boolean(first?.ancestorTitles[0]?.startsWith('bff/'));

/**
 * Sums the times of the server's test files and of the packages' test files.
 * @param {readonly TestFile[]} files files of a Jest report
 */
export function jestSeconds(files) {
  const seconds = { BFF: 0, 'packages and remotes': 0 };
  for (const file of files)
    seconds[isOfServer(file) ? 'BFF' : 'packages and remotes'] +=
      (file.endTime - file.startTime) / 1000;
  return seconds;
}
