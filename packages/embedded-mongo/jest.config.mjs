import { createJestConfig } from '@muster/build/jest';

const { testEnvironment } = createJestConfig({ dir: import.meta.dirname, environment: 'node' });

/** @type {import('jest').Config} */
export default {
  displayName: 'embedded-mongo',
  rootDir: import.meta.dirname,
  testEnvironment,
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  extensionsToTreatAsEsm: [],
  transform: {
    '\\.[cm]?[jt]s$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  testTimeout: 30_000,
};
