import { createJestConfig, inGroups } from '@muster/build/jest';

const config = {
  ...createJestConfig({ dir: import.meta.dirname, environment: 'node' }),
  // The server's libraries run untransformed; transforming them would cost seconds. The libraries
  // listed here, used by otplib, the seal and tokens, are ES modules only, which Jest cannot load
  // untransformed.
  transformIgnorePatterns: [
    '/node_modules/(?!.*@(?:scure|noble)/|@peculiar/utils/|(?:asn1js|pkijs|bytestreamjs|request-filtering-agent|jose)/)',
  ],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  testTimeout: 20_000,
};

/** `npm test` runs most files in groups; a file requested by name runs alone. */
export default process.env.MUSTER_TEST_GROUPED
  ? inGroups(config, {
      // Each group spends eleven seconds of processor time on loading the server.
      count: 6,
      // The longest tests, tests that start processes, and tests that inspect their whole process.
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
      // These test a sixth of the endpoints on each run, or always inspect everything.
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
