import { companiesRoutes, href, jobsRoutes } from '@muster/contracts';
import { expect, test } from '../fixtures/test.ts';

const releaseOfJobs = '**/remotes/mfe-jobs/**';

test('a remote that is gone fails alone and comes back by Retry', async ({ as, noConsole }) => {
  noConsole.allow(/mfe-jobs/, /Failed to load resource/, /mfe_jobs/);
  const { page } = await as('recruiter');
  await page.route(releaseOfJobs, (route) => route.abort());
  await page.goto(href(companiesRoutes.list));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('Companies')).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-marker', 'same page'));

  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByText('Jobs could not be loaded')).toBeVisible({ timeout: 20_000 });

  for (const area of ['Candidates', 'Talent pools', 'Team', 'Companies']) {
    await navigation.getByRole('link', { name: area, exact: true }).click();
    await expect(heading(area)).toBeVisible();
  }

  await navigation.getByRole('link', { name: 'Jobs' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await page.unroute(releaseOfJobs);
  await retry.click();
  await expect(page).toHaveURL(href(jobsRoutes.list));
  await expect(heading('Jobs')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-marker', 'same page');
});
