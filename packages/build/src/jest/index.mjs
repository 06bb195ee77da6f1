import path from 'node:path';

const here = import.meta.dirname;
const root = path.resolve(here, '../../../..');

const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/**
 * The jest configuration of one package.
 * @param {{ dir: string, environment: 'web' | 'node' }} options `dir`: the package's folder;
 *   `web`: jsdom with what browsers have besides, `node`: plain Node
 * @returns {import('jest').Config}
 */
export function createJestConfig({ dir, environment }) {
  const web = environment === 'web';
  return {
    displayName: path.relative(root, dir),
    rootDir: dir,
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    cacheDirectory: path.join(root, 'node_modules/.cache/jest'),
    testEnvironment: web ? path.join(here, 'jsdom-environment.cjs') : 'node',
    testEnvironmentOptions: {
      customExportConditions: web ? ['source', 'browser'] : ['source', 'node', 'node-addons'],
    },
    transform,
    // Whole screens on a busy machine; what hangs still fails.
    testTimeout: 30_000,
    // Some libraries ship modules only; leaving any of node_modules out breaks on them.
    transformIgnorePatterns: [],
    moduleNameMapper: {
      '\\.module\\.css$': path.join(here, 'css-module-proxy.cjs'),
      '\\.(css|woff2?|svg|png|webp)$': path.join(here, 'empty-asset.cjs'),
    },
    setupFilesAfterEnv: web ? [path.join(here, 'setup-web.mjs')] : [],
  };
}
