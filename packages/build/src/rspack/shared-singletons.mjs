import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The one list of what the shell provides and every remote takes from it. A trailing slash also
 * catches sub-paths (`react/jsx-runtime`, `react-dom/client`). The component library is not here:
 * it reaches remotes only through `@muster/ui`, because two copies of its context break it.
 */
export const sharedNames = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router-dom',
  '@reduxjs/toolkit',
  'react-redux',
  '@muster/ui',
];

/**
 * Reads a version from disk: the federation plugin cannot find it for `exports`-only packages.
 * @param {string} name package name, perhaps with a trailing slash
 * @param {string} dir folder from which the package is resolved
 */
function versionOf(name, dir) {
  const packageName = name.replace(/\/$/, '');
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
 * @param {'provider' | 'consumer'} side the shell provides, a remote only consumes
 * @param {string} dir the package being built
 */
export function sharedSingletons(side, dir) {
  return Object.fromEntries(
    sharedNames.map((name) => {
      const version = versionOf(name, dir);
      const terms = { singleton: true, version, requiredVersion: sameMajor(version) };
      return [name, side === 'provider' ? terms : { ...terms, strictVersion: true, import: false }];
    }),
  );
}
