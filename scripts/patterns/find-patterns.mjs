import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from '@swc/core';

/**
 * @typedef {object} Pattern
 * @property {string} source
 * @property {string} flags
 * @property {Set<string>} files files that contain it
 */

const notShipped =
  /\.(?:test|fixtures|d)\.tsx?$|^(?:e2e|bench|scripts)\/|\/(?:testing|generator)\//;

/**
 * Checks whether a text has a slash that may begin a pattern: no comment, no end of a tag, and
 * nothing that continues a name, a path or a text. Parsing a file takes a hundred times as long.
 */
const maybe = /(?<![\w./*<'"`:@-])\/(?![/*])/;

/**
 * Returns every regular expression literal in shipped code, each once.
 * @returns {Promise<Pattern[]>}
 */
export async function findPatterns() {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !notShipped.test(file));
  /** @type {Map<string, Pattern>} */
  const found = new Map();
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    if (!maybe.test(code)) continue;
    const { body } = await parse(code, { syntax: 'typescript', tsx: file.endsWith('x') });
    for (const { pattern: source, flags } of literalsIn(body)) {
      const key = `/${source}/${flags}`;
      const known = found.get(key);
      if (known) known.files.add(file);
      else found.set(key, { source, flags, files: new Set([file]) });
    }
  }
  return [...found.values()];
}

/**
 * @param {unknown} node node of a syntax tree
 * @param {{ pattern: string, flags: string }[]} [found]
 */
function literalsIn(node, found = []) {
  if (typeof node !== 'object' || node === null) return found;
  if ('type' in node && node.type === 'RegExpLiteral') found.push(/** @type {any} */ (node));
  // Positions are a third of a syntax tree.
  else
    for (const name in node)
      if (name !== 'span') literalsIn(/** @type {Record<string, unknown>} */ (node)[name], found);
  return found;
}
