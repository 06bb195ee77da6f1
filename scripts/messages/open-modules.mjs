import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/**
 * @typedef {object} Modules syntax trees by file; each is parsed on first access, because most
 *   files are
 *   irrelevant, and parsing takes far longer than searching for a word
 * @property {(file: string) => any} get undefined for an unknown file
 * @property {(words: RegExp) => [file: string, tree: any][]} that the files with these words
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
