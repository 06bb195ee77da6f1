import { createJestConfig } from '@muster/build/jest';

export default {
  ...createJestConfig({ dir: import.meta.dirname, environment: 'node' }),
  // The server's libraries run as they are; transforming them would cost seconds.
  // Those that otplib uses exist as modules only, which Jest cannot load untransformed.
  transformIgnorePatterns: ['/node_modules/(?!.*@(?:scure|noble)/)'],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  testTimeout: 20_000,
};
