import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { factsOf } from './module-facts.mjs';
import { root } from './places.mjs';

/** @typedef {import('./module-facts.mjs').Facts} Facts */

const folder = path.join(root, 'node_modules/.cache/muster/facts');
/** Facts written by another version are read again. */
const version = 1;

/**
 * Reads what sources take and hand on. What was read is kept by the text of each source: parsing all
 * of a remote takes a second.
 * @param {string} remote
 */
export function openFacts(remote) {
  const file = path.join(folder, `${remote}.json`);
  const before = readKept(file);
  /** @type {Map<string, Facts>} */
  const byFile = new Map();
  /** @type {Record<string, Facts>} */
  const kept = {};
  return {
    /** @param {string} source @returns {Facts} */
    of(source) {
      const read = byFile.get(source);
      if (read) return read;
      const text = readFileSync(source, 'utf8');
      const key = createHash('sha256')
        .update(path.extname(source))
        .update(text)
        .digest('base64url');
      const facts = before[key] ?? factsOf(text, source.endsWith('x'));
      kept[key] = facts;
      byFile.set(source, facts);
      return facts;
    },
    /** Writes to another file and renames it, because another process may be reading. */
    close() {
      if (Object.keys(kept).every((key) => key in before)) return;
      mkdirSync(folder, { recursive: true });
      const aside = `${file}.${process.pid}`;
      writeFileSync(aside, JSON.stringify({ version, kept }));
      renameSync(aside, file);
    },
  };
}

/** @param {string} file @returns {Record<string, Facts>} */
function readKept(file) {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8'));
    return content.version === version ? content.kept : {};
  } catch {
    return {};
  }
}
