import { createJestConfig, inGroups } from '@muster/build/jest';

const config = {
  ...createJestConfig({ dir: import.meta.dirname, environment: 'node' }),
  // The server's libraries run as they are; transforming them would cost seconds.
  // Those that otplib uses, and those of the seal and of tokens, exist as modules only, which Jest cannot load
  // untransformed.
  transformIgnorePatterns: [
    '/node_modules/(?!.*@(?:scure|noble)/|@peculiar/utils/|(?:asn1js|pkijs|bytestreamjs|request-filtering-agent|jose)/)',
  ],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  testTimeout: 20_000,
};

/** `npm test` runs most files in groups; who asks for a file by its name gets that alone. */
export default process.env.MUSTER_TEST_GROUPED
  ? inGroups(config, {
      // Loading the server costs each of them eleven seconds of processor time.
      count: 6,
      // The longest, those that start processes, and those that look at their process as a whole.
      alone: [
        'src/walk/export-processes.test.ts',
        'src/walk/hostile-text.test.ts',
        'src/walk/kill.test.ts',
        'src/walk/role-walk.test.ts',
        'src/walk/two-processes.test.ts',
        'src/walk/workers.test.ts',
        'src/operation',
        'src/domains/files/upload/upload-memory.test.ts',
        'src/http/mounted-endpoints.test.ts',
        'src/platform.test.ts',
      ],
      // These take a sixth of the endpoints at each run, or look at all there is.
      always: [
        'src/activity',
        'src/http',
        'src/mail/mail.test.ts',
        'src/platform.test.ts',
        'src/walk/api-key-walk.test.ts',
        'src/walk/bad-input.test.ts',
        'src/walk/client-secrets.test.ts',
        'src/walk/concurrency.test.ts',
        'src/walk/field-visibility.test.ts',
        'src/walk/impersonation-walk.test.ts',
        'src/walk/reads-change-nothing.test.ts',
        'src/walk/role-walk.test.ts',
        'src/walk/secrets.test.ts',
        'src/walk/self-record.test.ts',
        'src/walk/tax-secrets.test.ts',
      ],
      long: [
        'src/walk/two-processes.test.ts',
        'src/walk/workers.test.ts',
        'src/walk/kill.test.ts',
        'src/walk/export-processes.test.ts',
        'src/walk/mail-kill.test.ts',
        'src/walk/hostile-text.test.ts',
        'src/domains/files/upload/upload-memory.test.ts',
        'src/domains/privacy/erasure-scan.test.ts',
        'src/domains/reports/as-of/as-of.property.test.ts',
      ],
    })
  : config;
