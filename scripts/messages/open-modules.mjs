import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/**
 * @typedef {object} Modules syntax trees by file; each is made when it is first asked for, as most
 *   files are of no concern, and parsing takes far longer than a look for a word
 * @property {(file: string) => any} get nothing for a file that is not among them
 * @property {(words: RegExp) => [file: string, tree: any][]} that those with these words
 */

/** @param {readonly string[]} files @returns {Modules} */
export function openModules(files) {
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  /** @type {Map<string, any>} */
  const trees = new Map();
  const get = (/** @type {string} */ file) => {
    const text = texts.get(file);
    if (text !== undefined && !trees.has(file))
      trees.set(file, parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') }));
    return trees.get(file);
  };
  return {
    get,
    that: (words) =>
      [...texts].flatMap(([file, text]) => (words.test(text) ? [[file, get(file)]] : [])),
  };
}
