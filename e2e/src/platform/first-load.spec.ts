import { firstVisitBudgets, firstVisitFiles } from '@muster/build/first-visit';
import { candidatesRoutes, clientDashboardRoutes, href } from '@muster/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Stylesheets of the list; the build checks scripts against the same budgets. */
const maxStyles = 3;

interface Loaded {
  path: string;
  bytes: number;
}

/** Records when the first match of `selector` is in the page: later requests delay nobody. */
async function watchFor(page: Page, selector: string) {
  await page.addInitScript((first) => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector(first)) return;
      seen.disconnect();
      performance.mark('first-data');
    });
    seen.observe(document, { childList: true, subtree: true });
  }, selector);
}

/** Returns the files that a page requested before its first data appeared. */
const filesUntilData = (page: Page): Promise<Loaded[]> =>
  page.evaluate(() => {
    const [data] = performance.getEntriesByName('first-data');
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ startTime }) => data !== undefined && startTime <= data.startTime)
      .map(({ name, encodedBodySize }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
      }));
  });

const sumOf = (files: readonly Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

test('the first visit to the candidate list loads little, in few files', async ({ as }) => {
  const { page } = await as('recruiter');
  const encodings = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    encodings.set(pathname, response.headers()['content-encoding']);
  });
  await watchFor(page, 'main tbody a[href^="/candidates/"]');
  await page.goto(href(candidatesRoutes.list));
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();

  const files = await filesUntilData(page);
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const styles = files.filter(({ path }) => path.endsWith('.css'));
  const listed = JSON.stringify([...scripts, ...styles], null, 1);
  expect(new Set(scripts.map(({ path }) => encodings.get(path))), listed).toEqual(new Set(['br']));
  expect(sumOf(scripts), listed).toBeLessThanOrEqual(firstVisitBudgets.list.all);
  expect(sumOf(scripts), listed).toBeGreaterThan(100_000);
  expect(scripts.length, listed).toBeLessThanOrEqual(firstVisitFiles);
  expect(styles.length, listed).toBeLessThanOrEqual(maxStyles);
  // The active builds, and the remote's files, were embedded in the page.
  const asked = [...encodings.keys()];
  expect(asked.filter((path) => /remotes$|manifest\.json$/.test(path))).toEqual([]);
});

test('the first visit of a client loads the client area only, and little of it', async ({ as }) => {
  const { page } = await as('client.admin');
  await watchFor(page, 'main article h2');
  await page.goto(href(clientDashboardRoutes.dashboard));
  await expect(page.getByRole('list', { name: 'Your jobs' })).toBeVisible();

  const scripts = (await filesUntilData(page)).filter(({ path }) => path.endsWith('.js'));
  const listed = JSON.stringify(scripts, null, 1);
  const own = scripts.filter(({ path }) => path.startsWith('/remotes/mfe-'));
  expect(own.filter(({ path }) => !path.includes('/mfe-client-dashboard/'))).toEqual([]);
  expect(sumOf(own), listed).toBeLessThanOrEqual(firstVisitBudgets.dashboard.area);
  expect(sumOf(own), listed).toBeGreaterThan(10_000);
  expect(sumOf(scripts), listed).toBeLessThanOrEqual(firstVisitBudgets.dashboard.all);
});

test('the form of a filter is requested again if it could not be loaded', async ({
  as,
  noConsole,
}) => {
  noConsole.allow(/\/assets\/ui\.|Loading chunk|net::ERR_FAILED/);
  const { page } = await as('recruiter');
  await page.route(/\/assets\/ui\.\w+\.js$/, (route) => route.abort());
  await page.goto(href(candidatesRoutes.list));
  await page.getByRole('button', { name: 'Add a filter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Status' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Status' });
  await expect(form).toBeVisible();
  await expect(form.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
});

test('lazy parts of the library are requested again if they could not be loaded', async ({
  as,
  noConsole,
}) => {
  noConsole.allow(/\/assets\/ui\.|Loading chunk|net::ERR_FAILED/);
  const { page } = await as('client.admin');
  await page.route(/\/assets\/ui\.\w+\.js$/, (route) => route.abort());
  await page.goto(href(clientDashboardRoutes.dashboard));
  const ask = page.getByRole('link', { name: 'Request a job' });
  await ask.click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await again.click();
  await expect(page.getByLabel('Job title')).toBeVisible();
});
