import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packagesDir } from '../source/places.mjs';

/**
 * Parts of the library that come before its rest, in files of their own: what the shell has at hand
 * from the start, what the first form of a visitor is made of, and what the first list of staff is.
 * @type {Readonly<Record<string, string>>}
 */
export const firstParts = {
  '@muster/ui/first': path.join(packagesDir, 'ui/src/first.ts'),
  '@muster/ui/first-form': path.join(packagesDir, 'ui/src/first-form.ts'),
  '@muster/ui/first-list': path.join(packagesDir, 'ui/src/first-list.ts'),
};

/** @param {string} file @returns {Set<string>} the names that a file hands on, each by its own */
function namesIn(file) {
  const lists = readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\} from /gm);
  return new Set([...lists].flatMap(([, list = '']) => namesOf(list)));
}

/** @param {string} list */
const namesOf = (list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** @type {Map<string, Set<string>>} */
const known = new Map();

/** @param {string} file @param {string} name perhaps with a type or another name of its own */
function hasName(file, name) {
  const names = known.get(file) ?? namesIn(file);
  known.set(file, names);
  return names.has(name.split(' ')[0] ?? '');
}

const importOf = /^import \{([^}]*)\} from '(@muster\/ui)';/gm;

/**
 * Takes the names of first pages from where those are, so that a script that uses no other waits for
 * no other: in the sources there is one library, and which of its names come first is said by it.
 * @param {string} source @returns {string}
 */
export function takeFirst(source) {
  return source.replace(
    importOf,
    (statement, /** @type {string} */ list, /** @type {string} */ library) => {
      let rest = namesOf(list);
      /** @type {string[]} */
      const imports = [];
      for (const [part, file] of Object.entries(firstParts)) {
        const names = rest.filter((name) => hasName(file, name));
        if (names.length > 0) imports.push(`import { ${names.join(', ')} } from '${part}';`);
        rest = rest.filter((name) => !names.includes(name));
      }
      if (imports.length === 0) return statement;
      if (rest.length > 0) imports.push(`import { ${rest.join(', ')} } from '${library}';`);
      return imports.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
    },
  );
}

/** The loader. @this {import('@rspack/core').LoaderContext} @param {string} source */
export default function load(source) {
  for (const file of Object.values(firstParts)) this.addDependency(file);
  return takeFirst(source);
}
