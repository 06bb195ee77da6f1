import { candidatesRoutes, clientDashboardRoutes, href } from '@muster/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/**
 * What it may become; `npm run bench -- first-load` says what it is. Four kilobytes of it are the
 * price of a file of their own for the parts of a first form, which spares a visitor a hundred.
 */
const maxScriptBytes = 604_000;
const maxScripts = 10;
const maxStyles = 3;

test('the first visit to the candidate list loads little, in few files', async ({ as }) => {
  const { page } = await as('recruiter');
  const files: { path: string; bytes: number; encoding: string | undefined }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const headers = response.headers();
    files.push({
      path: pathname,
      bytes: Number(headers['content-length'] ?? Number.NaN),
      encoding: headers['content-encoding'],
    });
  });
  await page.goto(href(candidatesRoutes.list));
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();

  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const styles = files.filter(({ path }) => path.endsWith('.css'));
  const listed = JSON.stringify([...scripts, ...styles], null, 1);
  expect(new Set(scripts.map(({ encoding }) => encoding)), listed).toEqual(new Set(['br']));
  expect(
    scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    listed,
  ).toBeLessThan(maxScriptBytes);
  expect(scripts.length, listed).toBeLessThanOrEqual(maxScripts);
  expect(styles.length, listed).toBeLessThanOrEqual(maxStyles);
  // What runs, and what the remote is made of, came with the page.
  const asked = files.map(({ path }) => path);
  expect(asked.filter((path) => /remotes$|manifest\.json$/.test(path))).toEqual([]);
});

/**
 * What a client's first visit weighs beside that of staff, all scripts until the data are there; with
 * what comes at leisure `npm run bench -- client-entry` says it.
 */
const maxClientShare = 0.68;

/** Bytes of the scripts of an area itself, and of all, as they come in while something happens. */
function watchScripts(page: Page) {
  const files = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      files.set(pathname, Number(response.headers()['content-length'] ?? Number.NaN));
  });
  const own = () => [...files].filter(([name]) => name.startsWith('/remotes/mfe-'));
  const sum = (some: Iterable<[string, number]>) =>
    [...some].reduce((bytes, [, one]) => bytes + one, 0);
  return {
    ownNames: () => own().map(([name]) => name),
    ownBytes: () => sum(own()),
    allBytes: () => sum(files),
  };
}

test('the first visit of a client brings the client’s area alone, and little of it', async ({
  as,
}) => {
  const staff = await as('recruiter');
  const ofStaff = watchScripts(staff.page);
  await staff.page.goto(href(candidatesRoutes.list));
  await expect(staff.page.getByRole('table').getByRole('link').first()).toBeVisible();

  const client = await as('client.admin');
  const ofClient = watchScripts(client.page);
  await client.page.goto(href(clientDashboardRoutes.dashboard));
  await expect(client.page.getByRole('list', { name: 'Your jobs' })).toBeVisible();
  expect(ofClient.ownNames().filter((name) => !name.includes('/mfe-client-dashboard/'))).toEqual(
    [],
  );
  expect(ofClient.ownBytes() / ofStaff.ownBytes()).toBeLessThanOrEqual(0.6);
  expect(ofClient.allBytes() / ofStaff.allBytes()).toBeLessThanOrEqual(maxClientShare);
});

test('what the library keeps for later is asked for again when it did not arrive', async ({
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
