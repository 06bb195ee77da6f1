import type { Page, Route } from '@playwright/test';
import {
  beginToApply,
  cvOf,
  goOn,
  newcomer,
  phone,
  publicJobWithSeat,
  stepHeading,
} from '../fixtures/hire-story.ts';
import { expect, test } from '../fixtures/test.ts';
import { isFullRun } from '../fixtures/full-run.ts';

const headline = (page: Page) => page.getByRole('textbox', { name: /What you do/ });
/** Input is saved every ten seconds. */
const expectSaved = (page: Page) =>
  expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 30_000 });
const steps = [
  'About you',
  'Your CV',
  'Experience',
  'Skills',
  'English',
  'Pay',
  'Availability',
  'Motivation and links',
  'Consent',
  'Check and send',
];

const stepsBack = [
  'Consent',
  'Motivation and links',
  'Availability',
  'Pay',
  'English',
  'Skills',
  'Experience',
  'Your CV',
  'About you',
];

/** These two take a minute, so only `npm run test:full` runs them. */
const inFull = isFullRun ? test : test.skip;

inFull('back through all steps and a reload at each lose nothing', async ({ as, visitor }) => {
  const { api } = await as('admin');
  const { page } = await visitor(phone);
  const job = await publicJobWithSeat(api);
  await beginToApply(page, { job: job.number }, newcomer('Livia'));
  await goOn(page, 'Your CV');
  await goOn(page, 'Experience');
  await headline(page).fill('Senior Go engineer');
  await goOn(page, 'Skills');
  const skills = page.getByLabel(/Your main skills/).and(page.locator('input'));
  await skills.fill('Go');
  await skills.press('Enter');
  await goOn(page, 'English');
  await page.getByRole('radio', { name: /^C1/ }).check();
  for (const step of steps.slice(5, -1)) await goOn(page, step);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await goOn(page, 'Check and send');

  for (const step of stepsBack) {
    await page.goBack();
    await expect(stepHeading(page, step)).toBeVisible();
    await page.reload();
    await expect(stepHeading(page, step)).toBeVisible();
  }
  for (const step of steps.slice(1, 3)) await goOn(page, step);
  await expect(headline(page)).toHaveValue('Senior Go engineer');
  for (const step of steps.slice(3)) await goOn(page, step);
  await expect(page.getByText('C1, work in English with ease')).toBeVisible();
});

inFull('of two tabs neither overwrites the other unasked', async ({ as, visitor, noConsole }) => {
  noConsole.allow(/409: PUT .*\/application/, /status of 409/);
  const { api } = await as('admin');
  const { page: one, context } = await visitor(phone);
  const job = await publicJobWithSeat(api);
  await beginToApply(one, { job: job.number }, newcomer('Tomas'));
  await goOn(one, 'Your CV');
  await goOn(one, 'Experience');
  await expectSaved(one);
  const other = await context.newPage();
  await other.goto(one.url());
  await headline(other).fill('Typed in the second tab');
  await expectSaved(other);
  await headline(one).fill('Typed in the first tab');
  await expect(one.getByText(/changed this application on another device/)).toBeVisible();
  await one.getByRole('button', { name: 'Show the other version' }).click();
  await expect(headline(one)).toHaveValue('Typed in the second tab');
  await headline(one).fill('Typed in the first tab, after all');
  await expectSaved(one);
  await other.reload();
  await expect(headline(other)).toHaveValue('Typed in the first tab, after all');
});

test('typed input and uploaded files survive a lost connection', async ({
  as,
  visitor,
  noConsole,
}) => {
  noConsole.allow(/^failed: |ERR_|cv-facts|status of 425/);
  const { api } = await as('admin');
  const { page, context } = await visitor(phone);
  const job = await publicJobWithSeat(api);
  const applicant = newcomer('Paula');
  await beginToApply(page, { job: job.number }, applicant);
  await goOn(page, 'Your CV');

  let isLost = true;
  const lose = (route: Route) => (isLost ? route.abort('connectionfailed') : route.continue());
  await context.route(/\/application\/files\/[^/]+\/bytes/, lose);
  await page.locator('input[type=file]').setInputFiles(cvOf(applicant));
  await expect(page.getByText(/No connection\. The upload continues/)).toBeVisible();
  isLost = false;
  await expect(page.getByText('What we found in your CV')).toBeVisible({ timeout: 30_000 });
  await goOn(page, 'Experience');

  await context.setOffline(true);
  await headline(page).fill('Typed without a connection');
  await expect(page.getByText(/Could not be saved. We try again/)).toBeVisible();
  await context.setOffline(false);
  await expectSaved(page);
  await page.reload();
  await expect(headline(page)).toHaveValue('Typed without a connection');
});
