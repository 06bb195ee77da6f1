import path from 'node:path';
import { entryAliases } from '../source/entry-aliases.mjs';
import { root } from '../source/places.mjs';

export { inGroups } from './in-groups.mjs';

const here = import.meta.dirname;

const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      // Kept beside the code: inline maps would have to be found, read and cut out again.
      sourceMaps: true,
      module: { type: 'commonjs' },
    },
  ],
};

/** Libraries written entirely for `require`. */
const required = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'axe-core',
  '@testing-library',
];

/**
 * The jest configuration of one package, or of several that are tested as one: these share what was
 * transformed of the libraries, which alone takes seconds for each.
 * @param {{ dir: string, packages?: readonly string[], environment: 'web' | 'node' }} options
 *   `dir`: the package's folder, or the one above `packages`;
 *   `web`: jsdom with what browsers have besides, `node`: plain Node
 * @returns {import('jest').Config}
 */
export function createJestConfig({ dir, packages = ['.'], environment }) {
  const web = environment === 'web';
  return {
    displayName: path.relative(root, dir) || environment,
    rootDir: dir,
    roots: packages.map((folder) => path.posix.join('<rootDir>', folder, 'src')),
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    // Tests of entry pages are built with other parts: `createEntryJestConfig`.
    testPathIgnorePatterns: ['/node_modules/', '/mfe-[^/]+/src/entry/'],
    cacheDirectory: path.join(root, 'node_modules/.cache/jest'),
    testEnvironment: path.join(here, web ? 'jsdom-environment.cjs' : 'node-environment.cjs'),
    testEnvironmentOptions: {
      customExportConditions: web ? ['source', 'browser'] : ['source', 'node', 'node-addons'],
    },
    transform,
    // Allows for whole screens on a busy machine; a hanging test still fails.
    testTimeout: 30_000,
    // Some libraries ship only ES modules, so ignoring all of node_modules breaks on them.
    transformIgnorePatterns: ['/node_modules/.*\\.cjs$', `/node_modules/(${required.join('|')})/`],
    moduleNameMapper: {
      '\\.module\\.css$': path.join(here, 'css-module-proxy.cjs'),
      '\\.(css|woff2?|svg|png|webp)$': path.join(here, 'empty-asset.cjs'),
    },
    setupFilesAfterEnv: web ? [path.join(here, 'setup-web.mjs')] : [],
  };
}

/**
 * The tests of the entry pages of remotes: with the parts that their builds take in place of the
 * whole libraries.
 * @param {{ dir: string, packages: readonly string[] }} options
 * @returns {import('jest').Config}
 */
export function createEntryJestConfig({ dir, packages }) {
  const web = createJestConfig({ dir, packages, environment: 'web' });
  return {
    ...web,
    displayName: 'entry',
    testMatch: ['**/mfe-*/src/entry/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/'],
    moduleNameMapper: {
      ...Object.fromEntries(
        Object.entries(entryAliases).map(([name, file]) => [`^${name}$`, file]),
      ),
      ...web.moduleNameMapper,
    },
  };
}
