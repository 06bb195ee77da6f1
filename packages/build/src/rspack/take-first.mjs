import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packagesDir } from '../source/places.mjs';

/** What the shell has at hand from the start, of the library whose rest comes when it is needed. */
export const firstOf = {
  '@muster/ui': { name: '@muster/ui/first', file: path.join(packagesDir, 'ui/src/first.ts') },
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
const importOf = /^import \{([^}]*)\} from '(@muster\/ui)';/gm;

/**
 * Takes the names of first pages from where those are, so that a script that uses no other waits for
 * no other: in the sources there is one library, and which of its names come first is said by it.
 * @param {string} source @returns {string}
 */
export function takeFirst(source) {
  return source.replace(
    importOf,
    (statement, /** @type {string} */ list, /** @type {string} */ from) => {
      const { name, file } = firstOf[/** @type {keyof typeof firstOf} */ (from)];
      if (!known.has(file)) known.set(file, namesIn(file));
      const isFirst = (/** @type {string} */ one) => known.get(file)?.has(one.split(' ')[0] ?? '');
      const names = namesOf(list);
      const first = names.filter(isFirst);
      if (first.length === 0) return statement;
      const rest = names.filter((one) => !isFirst(one));
      const lines = '\n'.repeat(statement.split('\n').length - 1);
      const others = rest.length > 0 ? ` import { ${rest.join(', ')} } from '${from}';` : '';
      return `import { ${first.join(', ')} } from '${name}';${others}${lines}`;
    },
  );
}

/** The loader. @this {import('@rspack/core').LoaderContext} @param {string} source */
export default function load(source) {
  this.addDependency(firstOf['@muster/ui'].file);
  return takeFirst(source);
}
