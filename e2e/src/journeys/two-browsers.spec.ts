import { candidatesRoutes, href } from '@muster/contracts';
import type { Page } from '@playwright/test';
import { createCandidate } from '../fixtures/candidates.ts';
import { expect, test } from '../fixtures/test.ts';

const conflictAnswer = [/answered 409: PATCH/, /status of 409/];

async function openContact(page: Page, id: string) {
  await page.goto(href(candidatesRoutes.editContact, { id }));
  const drawer = page.getByRole('dialog', { name: 'Edit contact information' });
  await expect(drawer.getByRole('textbox', { name: 'Headline' })).toBeVisible();
  return {
    drawer,
    field: (name: string) => drawer.getByRole('textbox', { name, exact: true }),
    save: () => drawer.getByRole('button', { name: 'Save changes' }).click(),
  };
}

test('two users change different fields: both changes are kept', async ({ as }) => {
  const [ana, lukas] = [await as('recruiter'), await as('team.lead')];
  const { id } = await createCandidate(ana.api);
  const [first, second] = [await openContact(ana.page, id), await openContact(lukas.page, id)];
  await first.field('Headline').fill('Site reliability engineer');
  await second.field('City').fill('Brno');
  await first.save();
  await expect(first.drawer).toBeHidden();
  await second.save();
  await expect(second.drawer).toBeHidden();
  await lukas.page.reload();
  const main = lukas.page.getByRole('main');
  await expect(main).toContainText('Site reliability engineer');
  await expect(main).toContainText('Brno');
});

test('two users change the same field: the second one chooses, and nothing is lost', async ({
  as,
  noConsole,
}) => {
  noConsole.allow(...conflictAnswer);
  const [ana, lukas] = [await as('recruiter'), await as('team.lead')];
  const { id } = await createCandidate(ana.api);
  const [first, second] = [await openContact(ana.page, id), await openContact(lukas.page, id)];
  await first.field('Headline').fill('Ana’s headline');
  await first.field('Preferred name').fill('Věra');
  await second.field('Headline').fill('Lukas’s headline');
  await second.field('City').fill('Ostrava');
  await first.save();
  await expect(first.drawer).toBeHidden();
  await second.save();

  const dialog = lukas.page.getByRole('dialog', { name: /^Ana Kovač has changed this/ });
  await expect(dialog).toContainText('Věra, changed by Ana Kovač');
  await expect(dialog).toContainText('Ostrava, changed by you');
  const merge = dialog.getByRole('button', { name: 'Save the merged version' });
  await expect(merge).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Theirs/ }).check();
  await merge.click();
  await expect(dialog).toBeHidden();
  await expect(second.drawer).toBeHidden();
  await lukas.page.reload();
  const main = lukas.page.getByRole('main');
  await expect(main).toContainText('Ana’s headline');
  await expect(main).toContainText('Věra');
  await expect(main).toContainText('Ostrava');
});
