import { existsSync } from 'node:fs';
import path from 'node:path';
import { entryAliases } from './entry-aliases.mjs';
import { openFacts } from './facts-cache.mjs';
import { isOwn, packagesDir } from './places.mjs';

/** Packages that are compiled into a remote; `ui` is not, the shell provides it. */
export const bundledPackages = ['contracts', 'kit', 'blocks'];

const everything = { all: '*' };

const entries = {
  remote: 'src/lifecycles.tsx',
  shell: 'src/main.ts',
  entry: 'src/entry/main.tsx',
};
const isScript = (/** @type {string} */ file) => /\.tsx?$/.test(file);

/**
 * The sources that go into a remote's build, sorted: what its entry leads to. Of a package those
 * files count that names are taken from, because its modules have no side effects. It may be a few
 * more than the bundler keeps; were it one less, the build would fail.
 * @param {string} dir folder of the remote, or of the shell
 * @param {{ kind?: keyof typeof entries, whole?: string[] }} [options] `whole`: sources that go in
 *   beside what the entry leads to
 * @returns {string[]}
 */
export function bundledFiles(dir, { kind = 'remote', whole = [] } = {}) {
  const facts = openFacts(kind === 'entry' ? `${path.basename(dir)}-entry` : path.basename(dir));
  const found = kind === 'entry' ? inEntry : resolved;
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {Set<string>} */
  const asked = new Set();

  /** A file with all that it takes. @param {string} file */
  function include(file) {
    if (files.has(file)) return;
    files.add(file);
    if (!isScript(file)) return;
    for (const [from, names] of facts.of(file).imports)
      for (const name of names) take(found(file, from), name);
  }

  /** A name of a file, and whatever file that has it from. @param {string | null} file @param {string} name */
  function take(file, name) {
    const key = `${file}\0${name}`;
    if (file === null || asked.has(key)) return;
    asked.add(key);
    // A comment may name a module that does not exist.
    if (!existsSync(file)) return;
    if (!isScript(file)) return include(file);
    const { handsOn, isPlain, own } = facts.of(file);
    // Everything imported within the remote itself runs.
    const isAll = name === '*' || isOwn(dir, file);
    if (!isPlain || isAll) include(file);
    if (isAll)
      for (const [from, names] of handsOn)
        for (const one of Object.values(names ?? everything)) take(found(file, from), one);
    else if (!own.includes(name)) handOn(file, name);
  }

  /** @param {string} file one that has the name from another @param {string} name */
  function handOn(file, name) {
    const origins = facts
      .of(file)
      .handsOn.filter(([from, names]) =>
        names ? Object.hasOwn(names, name) : has(found(file, from), name),
      );
    // A name without a known origin may come from any of them.
    const from = origins.length > 0 ? origins : facts.of(file).handsOn;
    for (const [origin, names] of from)
      take(found(file, origin), origins.length > 0 ? (names?.[name] ?? name) : '*');
  }

  /** @param {string | null} file @param {string} name @returns {boolean} */
  function has(file, name) {
    if (file === null) return false;
    const { own, handsOn } = facts.of(file);
    return (
      own.includes(name) ||
      handsOn.some(([from, names]) =>
        names ? Object.hasOwn(names, name) : has(found(file, from), name),
      )
    );
  }

  take(path.join(dir, entries[kind]), '*');
  for (const file of whole) include(file);
  facts.close();
  return [...files].sort();
}

/** The file of ours that an import means; null for a library. @param {string} file @param {string} from */
function resolved(file, from) {
  if (from.startsWith('.')) return path.resolve(path.dirname(file), from);
  const [, name = ''] = /^@muster\/([a-z]+)$/.exec(from) ?? [];
  return bundledPackages.includes(name) ? path.join(packagesDir, name, 'src/index.ts') : null;
}

/** The same in an entry page, which is built with parts of the libraries. @param {string} file @param {string} from */
const inEntry = (file, from) => entryAliases[from] ?? resolved(file, from);
