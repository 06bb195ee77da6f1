/**
 * The day of a team lead and her colleagues. Coverage:
 * - homes: owner, finance, vetter and viewer each have their own page, without empty cards
 * - the activity log: a confidential job of another team and its changes are hidden
 * - a request by a stranger in a client's name: no job before its address is confirmed
 * - rows of the team open the person; one's own account has a URL
 * - a planned page checks permissions before it says that it is planned
 * - at the API: metrics behind a proxy, an invalid signature of a file, a name with reversed
 *   direction
 * - a malformed URL shows a page
 * - deleting an open job is refused with an explanation, without a form below
 */
import {
  candidateEndpoints,
  href,
  jobEndpoints,
  jobsRoutes,
  publicRoutes,
  teamRoutes,
} from '@muster/contracts';
import { openJob, readyJob } from '../fixtures/open-job.ts';
import { expect, test } from '../fixtures/test.ts';

const mark = Date.now().toString(36);

/** Cards that only one role has. */
const homes = [
  { account: 'owner', card: /^Team load/ },
  { account: 'finance', card: /^Contracts/ },
  { account: 'vetter', card: /^In vetting/ },
  { account: 'viewer', card: /^Waiting for the client/ },
] as const;

test('a team lead’s day', async ({ as, visitor, noConsole }) => {
  test.setTimeout(180_000);
  // Forbidden pages, and an invalid URL about which the router warns.
  noConsole.allow(/answered 40[034]/, /status of 40[034]/, /could not be decoded/);
  const { page, api } = await as('team.lead');
  const manager = await as('account.manager');
  const main = page.getByRole('main');

  for (const { account, card } of homes)
    await test.step(`${account} has a home page of their own`, async () => {
      const own = await as(account);
      await own.page.goto(href(teamRoutes.home));
      await expect(own.page.getByRole('heading', { level: 1, name: /^Good / })).toHaveCount(1);
      await expect(own.page.getByRole('region', { name: card })).toBeVisible();
      await own.context.close();
    });

  await test.step('the activity log does not name a confidential job of other users', async () => {
    const title = `Secret ledger ${mark}`;
    const { company } = await openJob(manager.api, manager.api, {
      title: `Open ledger ${mark}`,
      positions: 1,
    });
    const secret = await manager.api.call(jobEndpoints.create, {
      body: { ...(await readyJob(api, title)), companyId: company.id, confidential: true },
    });
    await expect(
      api.call(jobEndpoints.read, { params: { id: secret.id } }),
      'the lead may not open it',
    ).rejects.toThrow(/404/);
    // A permitted reader sees it at the top; the lead reads the same log without its name.
    const owner = await as('owner');
    for (const reader of [owner.page, page]) {
      await reader.goto(href(teamRoutes.settingsActivity));
      await expect(reader.getByRole('heading', { level: 1, name: 'Activity log' })).toBeVisible();
      await expect(reader.getByText(`Open ledger ${mark}`).first()).toBeVisible();
    }
    await expect(owner.page.getByText(title).first()).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  });

  await test.step('rows of the team list open the person, and the own account has an address', async () => {
    await page.goto(href(teamRoutes.list));
    await expect(page).toHaveTitle(/^Team/);
    await main.getByRole('table').getByRole('link').first().click();
    await expect(page).not.toHaveURL(new RegExp(`${href(teamRoutes.list)}$`));
    await page.goto(`${href(teamRoutes.home)}?account=profile`);
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/account=/);
  });

  await test.step('a page that is only planned checks permissions first', async () => {
    const viewer = await as('viewer');
    await viewer.page.goto(href(teamRoutes.settingsPrisma));
    await expect(viewer.page.getByRole('heading', { level: 1 })).toHaveText(
      'Your role cannot open this page',
    );
    await viewer.context.close();
  });

  await test.step('an open job cannot be deleted, and no form suggests that it can', async () => {
    const { data } = await api.call(jobEndpoints.list, { query: { 'filter[status]': 'open' } });
    await page.goto(href(jobsRoutes.remove, { id: data[0]?.id ?? '' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.first()).toBeVisible();
    await expect(dialog.locator('input:visible, textarea:visible')).toHaveCount(0);
  });

  await test.step('a stranger’s requests are refused, and guest pages send no referrer', async () => {
    const stranger = await visitor();
    const doors = stranger.context.request;
    const figures = await doors.get('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } });
    expect(figures.status()).toBe(404);
    const short = await doors.get('/api/v1/files/download/eyJmaWxlIjoiNjRiIn0.x');
    expect(short.status()).toBeGreaterThanOrEqual(400);
    expect(short.status()).toBeLessThan(500);
    const guest = await doors.get(href(publicRoutes.jobRequest));
    expect(guest.headers()['referrer-policy']).toBe('no-referrer');
    const name = 'Anna \u202Egnp.txt';
    await expect(
      api.call(candidateEndpoints.create, {
        body: { firstName: name, lastName: 'Lind', country: 'SE', timeZone: 'Europe/Stockholm' },
      }),
    ).rejects.toThrow(/400|422/);
  });

  await test.step('a malformed address shows a page', async () => {
    await page.goto('/candidates/%E0%A4%A');
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  });
});
