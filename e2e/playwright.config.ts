import { defineConfig } from '@playwright/test';
import { browserLaunch } from './src/fixtures/browser-launch.ts';
import { notDue } from './src/fixtures/due-specs.ts';

const launch = browserLaunch();

/**
 * Fake video and audio devices in every browser: a browser started differently for some files needs
 * its own worker and platform.
 */
const launchOptions = {
  ...launch,
  args: [
    ...(launch.args ?? []),
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
};

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  globalSetup: './src/fixtures/make-demo-data.ts',
  fullyParallel: false,
  projects: [
    // Takes longest, on its own platform: started last, it would leave the other worker idle.
    { name: 'releases', testMatch: '**/releases.spec.ts', testIgnore: notDue },
    { name: 'all else', testIgnore: ['**/releases.spec.ts', ...notDue] },
  ],
  workers: 2,
  // A test that passes on its second try is reported as flaky and does not stop a release.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // Tracing slows every step down, so only the retry of a failed test is traced.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
});
