// Refuses texts that are looked up without a value for each of their gaps: a person would read
// `{{max}}`. Keys and values that are known at run time alone fail there, in the tests of screens.
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
  // Where it stands is a third of all there is of a tree.
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
 * The texts of a catalogue that a key means. Trying each text takes far longer than looking a key up
 * that is wholly known.
 * @param {import('./read-catalogues.mjs').Catalogue} catalogue
 * @param {import('./find-calls.mjs').Call} call
 */
function textsIn({ texts }, { key, written }) {
  if (written.includes('*'))
    return [...texts].filter(([path]) => key.test(path)).map(([, text]) => text);
  return [written, `${written}_one`, `${written}_other`].flatMap((path) => texts.get(path) ?? []);
}

/**
 * The texts that a call may show: of the catalogues of its own area, those of the nearest folder.
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

const gapsOf = (/** @type {string} */ text) =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].flatMap(([, name]) => name ?? []);

/** @type {string[]} */
const unfilled = [];
let calls = 0;
for (const [file, tree] of modules.that(/\b(?:t|translate)[(<]/))
  for (const call of findCalls(file, tree, walk)) {
    calls += 1;
    if (call.open) continue;
    // Where several catalogues have the key, the call is right when it is for one of them.
    const lacking = textsOf(call).flatMap(({ texts }) => {
      const each = texts.map((text) => gapsOf(text).filter((name) => !call.given.has(name)));
      // Which of them is shown is known at run time alone.
      return call.written.includes('*') ? each : [each.flat()];
    });
    const least = lacking.toSorted((a, b) => a.length - b.length)[0] ?? [];
    if (least.length > 0)
      unfilled.push(`${file}: ${call.written} is shown without ${[...new Set(least)].join(', ')}`);
  }

for (const line of unfilled.sort()) console.log(line);
console.log(`${catalogues.length} catalogues, ${calls} calls, ${unfilled.length} unfilled`);
process.exit(unfilled.length === 0 && calls > 1000 ? 0 : 1);
