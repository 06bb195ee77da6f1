import { chromium } from '@playwright/test';
import { browserLaunch } from '../e2e/src/fixtures/browser-launch.ts';

/** 10 Mbit/s both ways, 40 ms of latency. */
export const line = {
  offline: false,
  latency: 40,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
};

export const startBrowser = () => chromium.launch(browserLaunch());

/**
 * Opens a new context with empty caches, signed in as a demo account through the API.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {string | null} [account] null: a visitor
 */
export async function signedInContext(browser, origin, account = 'recruiter') {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  if (account === null) return context;
  const answer = await context.request.post('/api/v1/auth/sign-in', {
    data: { email: `${account}@muster.test`, password: 'muster-demo-2026' },
    headers: { Origin: origin },
  });
  if (!answer.ok()) throw new Error(`Signing in failed: ${answer.status()} ${await answer.text()}`);
  return context;
}
