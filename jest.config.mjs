/** All packages at once; `npx jest -c shell/jest.config.mjs` runs one. */
export default {
  projects: [
    '<rootDir>/packages/{contracts,embedded-mongo,ui,kit,blocks,build}/jest.config.mjs',
    '<rootDir>/{shell,bff}/jest.config.mjs',
    '<rootDir>/mfe-*/jest.config.mjs',
  ],
  testSequencer: '<rootDir>/packages/build/src/jest/longest-first.mjs',
  passWithNoTests: true,
  // Projects do not carry a time-out of their own.
  testTimeout: 30_000,
  // The parent mostly waits; by default one of two cores would stay idle.
  maxWorkers: '100%',
};
