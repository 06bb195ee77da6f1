import { applicationEndpoints, candidatesRoutes, href } from '@muster/contracts';
import { makeCrowd } from '../fixtures/crowd.ts';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

const job = { number: 'J-00002', title: 'Staff frontend engineer' };

const peopleOn = async (api: SessionApi) => {
  const { data } = await api.call(applicationEndpoints.jobChoices, { query: { q: job.number } });
  return data[0]?.liveApplications ?? 0;
};

test('two hundred candidates are added to a job: thirteen cannot be, and no candidate is added twice', async ({
  as,
  server,
  noConsole,
}) => {
  test.setTimeout(120_000);
  // One response gets lost after the server has done its work.
  noConsole.allow(/bulk\/add-to-job/, /Failed to load resource/, /net::ERR/);
  const crowd = await makeCrowd(server, job.number);
  const { page, api } = await as('recruiter');
  const before = await peopleOn(api);

  await page.goto(
    href(
      candidatesRoutes.list,
      {},
      {
        'filter[owner]': crowd.ownerId,
        // Do-not-contact candidates are listed only on request.
        'filter[status]': 'active,do_not_contact',
        limit: '100',
      },
    ),
  );
  const wholePage = page.getByRole('checkbox', { name: 'Select all rows on this page' });
  await wholePage.check();
  await expect(page.getByText('100 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(wholePage).not.toBeChecked();
  await wholePage.check();
  await expect(page.getByText('200 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Add to job' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add 200 candidates to a job' });
  await drawer.getByRole('combobox', { name: 'Job' }).fill(job.title);
  await page.getByRole('option', { name: new RegExp(job.number) }).click();
  await expect(drawer.getByText('187 can be added')).toBeVisible();
  await expect(drawer.getByText('13 cannot be added')).toBeVisible();
  await expect(drawer.getByText('Asked not to be contacted.')).toHaveCount(7);
  await expect(drawer.getByText('Cannot be proposed to this client.')).toHaveCount(6);

  let asked = 0;
  await page.route('**/candidates/bulk/add-to-job', async (route) => {
    asked += 1;
    if (asked !== 3) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await drawer.getByRole('button', { name: 'Add 187 candidates' }).click();
  // They are sent in parts of 25; the third one loses its response and is retried with its key.
  await expect(drawer.getByText('187 added')).toBeVisible({ timeout: 40_000 });
  await expect(
    drawer.getByText('13 candidates who could not be added stay selected.'),
  ).toBeVisible();
  expect(asked).toBeGreaterThan(8);
  expect(await peopleOn(api)).toBe(before + 187);

  await drawer.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('13 selected')).toBeVisible();
});
