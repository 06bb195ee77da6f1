import { readdirSync } from 'node:fs';
import { createJestConfig } from '@muster/build/jest';

const dir = import.meta.dirname;
const remotes = readdirSync(dir).filter((folder) => folder.startsWith('mfe-'));
const packages = ['packages/ui', 'packages/kit', 'packages/blocks', 'shell', ...remotes];

/** All packages at once; `npx jest -c shell/jest.config.mjs` runs one. */
export default {
  projects: [
    createJestConfig({ dir, packages, environment: 'web' }),
    '<rootDir>/packages/{contracts,embedded-mongo,build}/jest.config.mjs',
    '<rootDir>/bff/jest.config.mjs',
  ],
  testSequencer: '<rootDir>/packages/build/src/jest/longest-first.mjs',
  passWithNoTests: true,
  // Projects do not carry a time-out of their own.
  testTimeout: 30_000,
  // The parent mostly waits; by default one of two cores would stay idle.
  maxWorkers: '100%',
  // What test files leave behind grows to gigabytes, and is looked through again and again.
  workerIdleMemoryLimit: '1GB',
};
