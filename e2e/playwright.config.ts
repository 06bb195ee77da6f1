import { defineConfig } from '@playwright/test';
import { browserLaunch } from './src/fixtures/browser-launch.ts';
import { notDue } from './src/fixtures/due-specs.ts';

const launch = browserLaunch();

/**
 * A moving picture and a beeping sound in place of devices, in every browser: one that is started in
 * another way for some files comes with a worker and a platform of its own.
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
    // Takes longest, on a platform of its own: begun last, it would leave the other worker idle.
    { name: 'releases', testMatch: '**/releases.spec.ts', testIgnore: notDue },
    { name: 'all else', testIgnore: ['**/releases.spec.ts', ...notDue] },
  ],
  workers: 2,
  // A test that needs its second try is named as flaky in the report, and does not stop a release.
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
    // Noting every step costs time on each of them; the second try of a test that failed is noted.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
});
