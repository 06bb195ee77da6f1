import { createJestConfig, inGroups } from '@muster/build/jest';

const config = {
  ...createJestConfig({ dir: import.meta.dirname, environment: 'node' }),
  // The server's libraries run as they are; transforming them would cost seconds.
  // Those that otplib uses exist as modules only, which Jest cannot load untransformed.
  transformIgnorePatterns: ['/node_modules/(?!.*@(?:scure|noble)/)'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  testTimeout: 20_000,
};

/** `npm test` runs most files in groups; who asks for a file by its name gets that alone. */
export default process.env.MUSTER_TEST_GROUPED
  ? inGroups(config, {
      count: 10,
      // The long ones, those that start processes, and those that look at their process as a whole.
      alone: [
        'src/walk',
        'src/operation',
        'src/domains/imports/import-life.test.ts',
        'src/domains/files/upload-memory.test.ts',
        'src/domains/privacy/erasure-scan.test.ts',
        'src/domains/search/search-index.test.ts',
        'src/http/mounted-endpoints.test.ts',
        'src/platform.test.ts',
      ],
    })
  : config;
