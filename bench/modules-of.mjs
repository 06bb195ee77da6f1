import { existsSync, readFileSync } from 'node:fs';

/**
 * The modules that went into a built script, by its map: `mfe-jobs/src/api.ts`,
 * `node_modules/react/index.js`. What the bundler adds is left out.
 * @param {string} file @returns {string[]}
 */
export function modulesOf(file) {
  if (!existsSync(`${file}.map`)) throw new Error(`${file} has no map`);
  const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  return /** @type {string[]} */ (sources).map(placeOf).filter((place) => place !== '');
}

/** A source as the bundler spells it, from the root of the repository. @param {string} source */
function placeOf(source) {
  // `webpack://mfe-jobs-BUILD/./src/api.ts`, `webpack://shell/css ../packages/ui/src/base.css`.
  const [, bundle = '', place = ''] =
    /^webpack:\/\/([^/]*?)(?:-[0-9a-f]{12})?\/(?:css )?([^?|]*)/.exec(source) ?? [];
  if (place.startsWith('./src/')) return `${bundle}/${place.slice(2)}`;
  const library = /(?:^|\/)(node_modules\/.*)$/.exec(place)?.[1];
  if (library) return library;
  return /(?:^|\/)((?:packages\/[^/]+|mfe-[^/]+|shell)\/(?:src|dist)\/.*)$/.exec(place)?.[1] ?? '';
}

/** The package of a module: `mfe-jobs`, `packages/ui`, `@mantine/core`. @param {string} module */
export function packageOf(module) {
  const library = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  return library ?? /^(packages\/[^/]+|[^/]+)/.exec(module)?.[1] ?? module;
}
