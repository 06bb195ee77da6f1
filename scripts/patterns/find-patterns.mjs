import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from '@swc/core';

/**
 * @typedef {object} Pattern
 * @property {string} source
 * @property {string} flags
 * @property {Set<string>} files that hold it
 */

const notShipped =
  /\.(?:test|fixtures|d)\.tsx?$|^(?:e2e|bench|scripts)\/|\/(?:testing|generator)\//;

/**
 * Whether a text has a slash that may begin a pattern: no comment, no end of a tag, and nothing that
 * goes on with a name, a path or a text. Parsing a file takes a hundred times as long as this look.
 */
const maybe = /(?<![\w./*<'"`:@-])\/(?![/*])/;

/**
 * Every regular expression that stands as a literal in code that ships, each once.
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
 * @param {unknown} node of a syntax tree
 * @returns {Generator<{ pattern: string, flags: string }>}
 */
function* literalsIn(node) {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'RegExpLiteral') {
    yield /** @type {any} */ (node);
    return;
  }
  for (const child of Object.values(node)) yield* literalsIn(child);
}
