import { href, publicJobEndpoints, selfServiceRoutes } from '@muster/contracts';
import { beginToApply, phone, stepHeading } from '../fixtures/hire-story.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const { applicationProcess } = selfServiceRoutes;
const isScriptOfShell = (path: string) => /^\/remotes\/shell\/.*\.js$/.test(path);
/** Maximum script bytes of an entry page, including headers. */
const limit = 121_000;

/** Scripts of the page with their transferred bytes. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name, initiatorType }) => name.endsWith('.js') && initiatorType === 'script')
      .map(({ name, transferSize }) => ({ name, transferSize })),
  );

test('a visitor reads a job and begins to apply without the shell, which then takes over', async ({
  visitor,
}) => {
  const { page, api } = await visitor(phone);
  const [job] = (await api.call(publicJobEndpoints.jobs, {})).jobs;
  if (!job) throw new Error('No job is open to the public');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const address = href(applicationProcess, {}, { job: job.number });
  const response = await page.goto(address);
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  const scripts = (await scriptsOf(page)).map(({ transferSize }) => transferSize);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toBeGreaterThan(50_000);
  expect(scripts[0]).toBeLessThan(limit);
  // Its first reads were embedded in the page.
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  // The following page's files are prefetched while idle.
  await expect.poll(() => asked.filter(isScriptOfShell).length).toBeGreaterThanOrEqual(3);

  const email = `entry.${Date.now()}@guest.test`;
  await beginToApply(page, { job: job.number }, { firstName: 'Ana', lastName: 'Silva', email });
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
  const loaded = await scriptsOf(page);
  expect(loaded.length).toBeGreaterThan(3);
  const isFetched = ({ name, transferSize }: (typeof loaded)[number]) =>
    // Error messages are loaded while the page is idle: nothing visible waits for them.
    transferSize > 0 && !name.includes('/error-words.');
  expect(loaded.filter(isFetched)).toEqual([]);
  // On a return to this device, the page offers to continue.
  await page.goto(href(applicationProcess));
  await page.getByRole('link', { name: 'Continue your application' }).click();
  await expect(stepHeading(page, 'About you')).toBeVisible();
});

test('the whole first page can be filled in by keyboard', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto(href(applicationProcess, {}, { job: 'general' }));
  await page.getByRole('textbox', { name: 'First name' }).focus();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Silva');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`keys.${Date.now()}@guest.test`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('portu', { delay: 50 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /Country/ })).toHaveValue('Portugal');
  // Faster users are taken for bots.
  await page.waitForTimeout(3_000);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start the application' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'About you')).toBeVisible();
});

test('a signed-in user gets the same page within their own layout', async ({ as }) => {
  const { page } = await as('candidate');
  await page.goto(href(applicationProcess, {}, { job: 'general' }));
  await expect(page.getByRole('button', { name: 'Start the application' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /E-mail/ })).toBeDisabled();
});
