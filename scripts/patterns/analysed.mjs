// Patterns whose slow analysis found no fault. The result depends only on the pattern and the
// analysis, so a run in a clean clone need not repeat it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';

const file = join(import.meta.dirname, 'analysed.json');

/** @type {(path: string) => any} */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const version = () => readJson(join(root, 'node_modules/recheck/package.json')).version;

/**
 * Returns the keys of patterns that this version of the analysis accepted. @returns {Set<string>}
 */
export function analysedPatterns() {
  const { recheck, inOrder } = readJson(file);
  return new Set(recheck === version() ? inOrder : []);
}

/** @param {readonly string[]} keys */
export function noteAnalysed(keys) {
  const noted = { recheck: version(), inOrder: keys.toSorted() };
  writeFileSync(file, `${JSON.stringify(noted, null, 2)}\n`);
}
