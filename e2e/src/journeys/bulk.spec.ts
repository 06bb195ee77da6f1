import { candidateEndpoints, candidatesRoutes, href, operationEndpoints } from '@muster/contracts';
import { makeCrowd } from '../fixtures/crowd.ts';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

const everybodyOf = (ownerId: string) => ({
  'filter[owner]': ownerId,
  // Do-not-contact candidates are listed only on request.
  'filter[status]': 'active,do_not_contact',
});

/** More than a page, and more than are processed at once. */
const people = 120;

const countOf = async (api: SessionApi, ownerId: string): Promise<number> => {
  const query = { ...everybodyOf(ownerId), limit: '10' };
  return (await api.call(candidateEndpoints.list, { query })).page.total;
};

test('all matching candidates but one get another owner in the background, and the change is undone', async ({
  as,
  server,
}) => {
  test.setTimeout(240_000);
  const crowd = await makeCrowd(server, 'J-00002', people);
  const { page, api } = await as('team.lead');
  const before = await countOf(api, crowd.ownerId);
  expect(before).toBeGreaterThanOrEqual(people);

  await page.goto(href(candidatesRoutes.list, {}, everybodyOf(crowd.ownerId)));
  const wholePage = page.getByRole('checkbox', { name: 'Select all rows on this page' });
  await wholePage.check();
  await page.getByRole('button', { name: `Select all ${before} that match` }).click();
  await expect(page.getByText(`All ${before} selected`)).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('checkbox').uncheck();
  await expect(page.getByText(`${before - 1} of ${before} selected`)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`${before - 1} of ${before} selected`)).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('row').nth(1).getByRole('checkbox')).not.toBeChecked();

  await page.getByRole('button', { name: 'Owner', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Give ${before - 1} candidates a new owner` });
  const owner = dialog.getByRole('combobox', { name: 'New owner' });
  await owner.click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(dialog.getByText(`${before - 1} candidates get`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change owner' }).click();
  await expect(dialog).toBeHidden();

  const tray = page.getByRole('region', { name: 'Bulk changes' });
  await expect(tray.getByRole('progressbar')).toBeVisible();
  await expect(tray.getByText(`${before - 1} changed`)).toBeVisible({ timeout: 90_000 });
  // The list updates by itself.
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await countOf(api, crowd.ownerId)).toBe(1);

  await tray.getByRole('button', { name: /^Results of/ }).click();
  const results = page.getByRole('dialog', { name: /^Owner:/ });
  await expect(results.getByRole('row').nth(50)).toBeVisible();
  await results.getByRole('button', { name: 'Undo' }).click();
  await results.getByRole('button', { name: 'Close' }).last().click();
  await expect(tray.getByText(`${before - 1} undone`)).toBeVisible({ timeout: 90_000 });
  expect(await countOf(api, crowd.ownerId)).toBe(before);
  const { data } = await api.call(operationEndpoints.list, {});
  expect(data.map(({ purpose, status }) => [purpose, status])).toEqual([
    ['undo', 'completed'],
    ['do', 'completed'],
  ]);
});
