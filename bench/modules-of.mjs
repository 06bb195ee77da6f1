import { existsSync, readFileSync, statSync } from 'node:fs';
import { decode } from '@jridgewell/sourcemap-codec';

/**
 * Returns the modules of a built script, according to its source map: `mfe-jobs/src/api.ts`,
 * `node_modules/react/index.js`. Code added by the bundler is omitted.
 * @param {string} file @returns {string[]}
 */
export function modulesOf(file) {
  return mapOf(file)
    .sources.map(placeOf)
    .filter((place) => place !== '');
}

/**
 * Returns the number of characters of each module in a built script. Characters without a source
 * module, such as wrappers of the bundler, count under the empty name.
 * @param {string} file @returns {Map<string, number>}
 */
export function charactersOf(file) {
  const { sources, mappings } = mapOf(file);
  const lines = readFileSync(file, 'utf8').split('\n');
  /** @type {Map<string, number>} */
  const characters = new Map();
  for (const [number, segments] of decode(mappings).entries()) {
    const length = lines[number]?.length ?? 0;
    let from = 0;
    let place = '';
    const upTo = (/** @type {number} */ end) => {
      if (end > from) characters.set(place, (characters.get(place) ?? 0) + end - from);
      from = end;
    };
    for (const [column, source] of segments) {
      upTo(column);
      place = source === undefined ? '' : placeOf(sources[source] ?? '');
    }
    upTo(length);
  }
  return characters;
}

/**
 * Returns the bytes of built scripts by package, largest first: each compressed file is divided in
 * proportion to the characters.
 * @param {readonly string[]} files @returns {Map<string, number>}
 */
export function bytesByPackage(files) {
  /** @type {Map<string, number>} */
  const packages = new Map();
  for (const file of files) {
    const characters = [...charactersOf(file)];
    const all = characters.reduce((sum, [, count]) => sum + count, 0);
    const { size } = statSync(`${file}.br`);
    for (const [module, count] of characters) {
      const name = module && packageOf(module);
      packages.set(name, (packages.get(name) ?? 0) + (count / all) * size);
    }
  }
  return new Map([...packages].toSorted(([, one], [, other]) => other - one));
}

/** @param {string} file @returns {{ sources: string[], mappings: string }} */
function mapOf(file) {
  if (!existsSync(`${file}.map`)) throw new Error(`${file} has no map`);
  return JSON.parse(readFileSync(`${file}.map`, 'utf8'));
}

/** Returns the path of a source relative to the repository root. @param {string} source */
function placeOf(source) {
  // `webpack://mfe-jobs-BUILD/./src/api.ts`, `webpack://shell/css ../packages/ui/src/base.css`.
  const [, bundle = '', place = ''] =
    /^webpack:\/\/([^/]*?)(?:-[0-9a-f]{12})?\/(?:css )?([^?|]*)/.exec(source) ?? [];
  if (place.startsWith('./src/')) return `${bundle}/${place.slice(2)}`;
  const library = /(?:^|\/)(node_modules\/.*)$/.exec(place)?.[1];
  if (library) return library;
  return /(?:^|\/)((?:packages\/[^/]+|mfe-[^/]+|shell)\/(?:src|dist)\/.*)$/.exec(place)?.[1] ?? '';
}

/**
 * Returns the package of a module: `mfe-jobs`, `packages/ui`, `@mantine/core`. @param {string}
 * module
 */
export function packageOf(module) {
  const library = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  return library ?? /^(packages\/[^/]+|[^/]+)/.exec(module)?.[1] ?? module;
}
