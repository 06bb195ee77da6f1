import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { firstParts } from './take-first.mjs';

/**
 * The one list of what the shell provides and every remote takes from it. A trailing slash also
 * matches sub-paths (`react/jsx-runtime`, `react-dom/client`). The component library is not listed:
 * it reaches remotes only through `@muster/ui`, because two copies of its context break it.
 */
export const sharedNames = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router-dom',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  'react-redux',
  'zod',
  '@muster/ui/first',
  '@muster/ui/first-form',
  '@muster/ui/first-list',
  '@muster/ui',
];

/**
 * Replacements that the shell provides for a package: sharing disables tree shaking, so a large
 * package is cut by hand. @type {Record<string, string>}
 */
const cutDown = {
  'react-router-dom': path.join(import.meta.dirname, '../shared/react-router-dom.mjs'),
  '@reduxjs/toolkit': path.join(import.meta.dirname, '../shared/redux-toolkit.mjs'),
  '@reduxjs/toolkit/query': path.join(import.meta.dirname, '../shared/rtk-query.mjs'),
  '@reduxjs/toolkit/query/react': path.join(import.meta.dirname, '../shared/rtk-query-react.mjs'),
  zod: path.join(import.meta.dirname, '../shared/zod.mjs'),
  ...firstParts,
};

/** Parts that only some pages use load with the first script that needs them. */
const onDemand = new Set(['@muster/ui/first-form', '@muster/ui/first-list', '@muster/ui']);

/** @param {string} name a shared name, perhaps of a sub-path or with a trailing slash */
const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/**
 * Reads a version from disk: the federation plugin cannot find it for `exports`-only packages.
 * @param {string} name a shared name
 * @param {string} dir folder from which the package is resolved
 */
function versionOf(name, dir) {
  const packageName = packageOf(name);
  const folders = createRequire(`${dir}/package.json`).resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    const manifest = readManifest(`${folder}/${packageName}/package.json`);
    if (manifest) return manifest.version;
  }
  throw new Error(`Shared package ${packageName} is not installed for ${dir}`);
}

/** @param {string} file */
function readManifest(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * What a consumer asks for. Our own package follows its major, so that the shell can ship a newer
 * minor before the remotes are rebuilt; foreign ones follow their major as well.
 * @param {string} version
 */
const sameMajor = (version) => `^${version.split('.')[0]}`;

/**
 * The shell provides, and has at hand from the start what first pages use: no script waits for
 * another. A remote only consumes.
 * @param {'provider' | 'consumer'} side
 * @param {string} dir the package being built
 */
export function sharedSingletons(side, dir) {
  return Object.fromEntries(
    sharedNames.map((name) => {
      const version = versionOf(name, dir);
      const terms = { singleton: true, version, requiredVersion: sameMajor(version) };
      if (side === 'consumer') return [name, { ...terms, strictVersion: true, import: false }];
      const from = cutDown[name] && { import: cutDown[name] };
      return [name, { ...terms, eager: !onDemand.has(name), ...from }];
    }),
  );
}
