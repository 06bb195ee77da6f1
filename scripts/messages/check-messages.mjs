// Refuses look-ups of texts that lack a value for a placeholder: users would read `{{max}}`. Keys
// and values known only at run time fail there, in the tests of screens. Also refuses words for
// which texts use another one (docs/glossary.md).
import { execFileSync } from 'node:child_process';
import { findCalls } from './find-calls.mjs';
import { openModules } from './open-modules.mjs';
import { readCatalogues } from './read-catalogues.mjs';

const files = execFileSync('git', ['ls-files', 'packages', 'shell', 'mfe-*'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file));
const modules = openModules(files);

/**
 * @param {unknown} node
 * @param {(node: any) => void} visit
 */
function walk(node, visit) {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) visit(node);
  // Positions are a third of a syntax tree.
  for (const name in node)
    if (name !== 'span') walk(/** @type {Record<string, unknown>} */ (node)[name], visit);
}

const areaOf = (/** @type {string} */ file) => file.slice(0, file.indexOf('/src/'));
const folderOf = (/** @type {string} */ file) => file.slice(0, file.lastIndexOf('/') + 1);
const catalogues = readCatalogues(modules, walk);

/** The catalogues of each area. @type {Map<string, import('./read-catalogues.mjs').Catalogue[]>} */
const byArea = new Map();
for (const one of catalogues)
  byArea.set(areaOf(one.file), [...(byArea.get(areaOf(one.file)) ?? []), one]);

/**
 * Returns the texts of a catalogue that match a key. Testing each text is far slower than looking
 * up a complete key.
 * @param {import('./read-catalogues.mjs').Catalogue} catalogue
 * @param {import('./find-calls.mjs').Call} call
 */
function textsIn({ texts }, { key, written }) {
  if (written.includes('*'))
    return [...texts].filter(([path]) => key.test(path)).map(([, text]) => text);
  return [written, `${written}_one`, `${written}_other`].flatMap((path) => texts.get(path) ?? []);
}

/**
 * Returns the texts that a call may show: from its own area's catalogues in the nearest folder.
 * @param {import('./find-calls.mjs').Call} call
 */
function textsOf(call) {
  const near = (byArea.get(areaOf(call.file)) ?? [])
    .map((one) => ({
      texts: textsIn(one, call),
      distance: call.file.startsWith(folderOf(one.file)) ? -folderOf(one.file).length : 0,
    }))
    .filter(({ texts }) => texts.length > 0);
  const nearest = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === nearest);
}

/** An e-mail is never a mail, and people are named: colleagues, candidates, the agency. */
const replaced = /(?<!e-)\b(?:mail|mails|mailed)\b|\b(?:somebody|anybody|everybody|whoever)\b/i;
const misworded = catalogues.flatMap(({ file, texts }) =>
  [...texts]
    .filter(([, text]) => replaced.test(text.replaceAll(/\{\{\s*\w+\s*\}\}/g, '')))
    .map(([key, text]) => `${file}: ${key} has a word that texts do not use: ${text}`),
);

const gapsOf = (/** @type {string} */ text) =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].flatMap(([, name]) => name ?? []);

/** @type {string[]} */
const unfilled = [];
let calls = 0;
for (const [file, tree] of modules.that(/\b(?:t|translate)[(<]/))
  for (const call of findCalls(file, tree, walk)) {
    calls += 1;
    if (call.open) continue;
    // If several catalogues have the key, the call is valid if it is valid for one of them.
    const lacking = textsOf(call).flatMap(({ texts }) => {
      const each = texts.map((text) => gapsOf(text).filter((name) => !call.given.has(name)));
      // Which of them is shown is known only at run time.
      return call.written.includes('*') ? each : [each.flat()];
    });
    const least = lacking.toSorted((a, b) => a.length - b.length)[0] ?? [];
    if (least.length > 0)
      unfilled.push(`${file}: ${call.written} is shown without ${[...new Set(least)].join(', ')}`);
  }

const faults = [...unfilled.sort(), ...misworded.sort()];
for (const line of faults) console.log(line);
console.log(`${catalogues.length} catalogues, ${calls} calls, ${faults.length} faults`);
process.exit(faults.length === 0 && calls > 1000 ? 0 : 1);
