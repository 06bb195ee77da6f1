import { candidatesRoutes, href, selfServiceRoutes, teamRoutes } from '@muster/contracts';
import { createCandidate } from '../fixtures/candidates.ts';
import { expect, test } from '../fixtures/test.ts';

test('an admin asks to anonymise a candidate, the owner approves on Home, and the candidate is found nowhere', async ({
  as,
}) => {
  const { page: asking, api } = await as('admin');
  const lastName = `Vergessen-${Date.now().toString(36)}`;
  const person = await createCandidate(api, { lastName, headline: 'Chimney sweep' });

  await test.step('the admin asks on the record and types the candidate’s number', async () => {
    await asking.goto(href(candidatesRoutes.profile, { id: person.id }));
    await asking.getByRole('button', { name: 'More actions' }).click();
    await asking.getByRole('menuitem', { name: 'Anonymise' }).click();
    const dialog = asking.getByRole('dialog', { name: /^Anonymise / });
    await expect(dialog.getByText(/Kept: C-/)).toBeVisible();
    await dialog.getByLabel(/^Why/).fill('Asked for it on the phone this morning.');
    await dialog.getByLabel(/^Type C-/).fill(person.number);
    await dialog.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(dialog).toBeHidden();
    await expect(asking.getByText('You requested to anonymise this person')).toBeVisible();
  });

  await test.step('the owner approves on Home', async () => {
    const { page } = await as('owner');
    await page.goto(href(teamRoutes.home));
    const card = page.getByRole('region', { name: /^Waiting for approval/ });
    await card.getByRole('button', { name: new RegExp(`^Decide about .*${lastName}`) }).click();
    const drawer = page.getByRole('dialog', { name: 'Anonymise a person' });
    await expect(drawer.getByText('Asked for it on the phone this morning.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Approve' }).click();
    await expect(drawer).toBeHidden();

    await page.goto(href(candidatesRoutes.profile, { id: person.id }));
    await expect(page.getByRole('heading', { level: 1, name: 'Anonymised person' })).toBeVisible();
    await page.goto(href(candidatesRoutes.list, {}, { q: lastName }));
    await expect(page.getByText(/No candidates? match/i)).toBeVisible();
  });
});

test('a candidate downloads everything that is held about them', async ({ as }) => {
  const { page } = await as('candidate');
  await page.goto(href(selfServiceRoutes.profile));
  const card = page.getByRole('region', { name: /^Your data/ });
  const begun = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Download everything held about you' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/^data-passport-C-\d+\.zip$/);
  expect(await download.failure()).toBeNull();
});
