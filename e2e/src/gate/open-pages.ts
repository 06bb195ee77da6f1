// For the gate before a release: opens each page of a build in a browser, on a separate platform.
// `open-pages.ts NAME FOLDER BESIDE` prints one line for each fault to stdout, and its progress to
// stderr. BESIDE: the builds it runs with, as JSON.
import { chromium, type Browser } from '@playwright/test';
import { browserLaunch } from '../fixtures/browser-launch.ts';
import type { Placed } from './build-alone.ts';
import { tryPages } from './try-pages.ts';

/** A separate exit code for the caller: nothing was tested. */
const noBrowser = 3;

async function launch(): Promise<Browser | null> {
  try {
    return await chromium.launch(browserLaunch());
  } catch (error) {
    console.error(String(error).split('\n')[0]);
    return null;
  }
}

const [name, folder, others = '[]'] = process.argv.slice(2);
if (!name || !folder) throw new Error('Which remote, and which folder of a build?');
const browser = await launch();
if (!browser) process.exit(noBrowser);
try {
  const beside = JSON.parse(others) as Placed[];
  const faults = await tryPages({
    browser,
    name,
    folder,
    beside,
    say: (line) => console.error(line),
  });
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await browser.close();
}
