// SHOTS='[["name","account","/path"]]' (account null: signed out; path may begin with "api:" and a JS
// expression on api that gives the path).
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserLaunch } from './fixtures/browser-launch.ts';
import { SessionApi } from './fixtures/session-api.ts';

const env = (name: string, otherwise: string) => process.env[name] ?? otherwise;
const shots = JSON.parse(env('SHOTS', '[]')) as [string, string | null, string][];
const out = env('OUT', '/tmp/pics');
mkdirSync(out, { recursive: true });
const browser = await chromium.launch(browserLaunch());
for (const [name, account, path] of shots)
  for (const width of env('WIDTHS', '1440').split(',').map(Number))
    for (const scheme of env('SCHEMES', 'light').split(',') as ('light' | 'dark')[]) {
      const context = await browser.newContext({
        baseURL: env('BASE', 'http://localhost:4140'),
        viewport: { width, height: width < 600 ? 844 : 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
      });
      if (account) await new SessionApi(context.request).signIn(account);
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && console.log(message.text()));
      await page.goto(path);
      await page.waitForLoadState('networkidle').catch(() => undefined);
      await page
        .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 20000 })
        .catch(() => console.log('still busy', name));
      await page.waitForTimeout(700);
      await page.screenshot({ path: `${out}/${name}-${width}-${scheme}.png`, fullPage: process.env.FULL === '1' });
      console.log(`${out}/${name}-${width}-${scheme}.png`);
      await context.close();
    }
await browser.close();
