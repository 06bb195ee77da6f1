import { candidatesRoutes, duplicateEndpoints, href } from '@muster/contracts';
import { createCandidate } from '../fixtures/candidates.ts';
import { expect, test } from '../fixtures/test.ts';

test('two records of one candidate are merged, the old address redirects, and undoing restores both', async ({
  as,
  noConsole,
}) => {
  // The old URL says where the record went.
  noConsole.allow(/\b410\b/);
  const { page, api } = await as('team.lead');
  const phone = `+420 601 ${Math.floor(Math.random() * 900_000 + 100_000)}`;
  const lastName = `Dvořák-${Date.now().toString(36)}`;
  const kept = await createCandidate(api, { lastName, phone, headline: 'Platform engineer' });
  const other = await createCandidate(api, {
    lastName,
    phone,
    headline: 'Staff platform engineer',
    confirmDuplicate: true,
  });
  // Duplicates are found after the change, not within it.
  await expect
    .poll(async () => {
      const found = await api.call(duplicateEndpoints.ofCandidate, { params: { id: kept.id } });
      return found.people.length;
    })
    .toBe(2);

  await test.step('a user merges from the list of duplicates and takes the other headline', async () => {
    await page.goto(href(candidatesRoutes.profile, { id: kept.id }));
    const rail = page.getByRole('region', { name: /^Possible duplicates/ });
    await expect(rail.getByText('same phone')).toBeVisible();
    await rail.getByRole('link', { name: /^Merge with/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Merge two records' });
    await drawer
      .getByRole('group', { name: 'Headline' })
      .getByRole('radio', { name: /Staff platform engineer/ })
      .check();
    await drawer.getByRole('button', { name: 'Merge records' }).click();
    await expect(page.getByText(`${other.number} was merged into this record`)).toBeVisible();
    await expect(page.getByText('Staff platform engineer').first()).toBeVisible();
  });

  await test.step('the old address leads to the record that was kept', async () => {
    await page.goto(href(candidatesRoutes.profile, { id: other.id }));
    await expect(page).toHaveURL(new RegExp(kept.id));
    await expect(page.getByRole('heading', { level: 1, name: kept.name })).toBeVisible();
  });

  await test.step('after the undo both records are as before', async () => {
    await page.getByRole('button', { name: 'Undo merge' }).click();
    await expect(page.getByRole('button', { name: 'Undo merge' })).toBeHidden();
    await page.goto(href(candidatesRoutes.profile, { id: other.id }));
    await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible();
    await expect(page.getByText('Staff platform engineer').first()).toBeVisible();
  });
});
