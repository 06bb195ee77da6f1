// npm run pictures: takes the README's screenshots again, with demo data.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  candidateEndpoints,
  candidatesRoutes,
  href,
  jobEndpoints,
  jobsRoutes,
} from '@muster/contracts';
import { chromium, type Locator, type Page } from '@playwright/test';
import { browserLaunch } from '../fixtures/browser-launch.ts';
import makeDemoData from '../fixtures/make-demo-data.ts';
import { startServer } from '../fixtures/muster-server.ts';
import { rootDir } from '../fixtures/root-dir.ts';
import { SessionApi } from '../fixtures/session-api.ts';

interface Picture {
  readonly file: string;
  readonly account: string;
  readonly scheme: 'light' | 'dark';
  readonly address: (api: SessionApi) => Promise<string>;
  /** Present once the screen is complete. */
  readonly awaits: (page: Page) => Locator;
}

const pictures: readonly Picture[] = [
  {
    file: 'pipeline.png',
    account: 'recruiter',
    scheme: 'light',
    awaits: (page) => page.locator('[data-column]').first(),
    address: async (api) => {
      const { data } = await api.call(jobEndpoints.list, { query: { 'filter[status]': 'open' } });
      const peopleOn = (job: (typeof data)[number]) =>
        Object.values(job.stages ?? {}).reduce((sum, count) => sum + count, 0);
      const [job] = data.toSorted((a, b) => peopleOn(b) - peopleOn(a));
      if (!job) throw new Error('The demo data hold no open job');
      return href(jobsRoutes.candidates, { id: job.id });
    },
  },
  {
    file: 'candidate.png',
    account: 'recruiter',
    scheme: 'dark',
    awaits: (page) => page.getByText('Activity', { exact: true }),
    address: async (api) => {
      const { data } = await api.call(candidateEndpoints.list, {
        query: { q: 'Mateus', limit: '25' },
      });
      const [candidate] = data;
      if (!candidate) throw new Error('The demo data hold no Mateus');
      return href(candidatesRoutes.record, { id: candidate.id });
    },
  },
];

const folder = path.join(rootDir, 'docs/pictures');
mkdirSync(folder, { recursive: true });
const removeDemoData = await makeDemoData();
const server = await startServer();
const browser = await chromium.launch(browserLaunch());
try {
  for (const { file, account, scheme, address, awaits } of pictures) {
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 1440, height: 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
    });
    const api = new SessionApi(context.request);
    await api.signIn(account);
    const page = await context.newPage();
    await page.goto(await address(api));
    await awaits(page).waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    await page.screenshot({ path: path.join(folder, file) });
    console.log(path.relative(rootDir, path.join(folder, file)));
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  removeDemoData();
}
