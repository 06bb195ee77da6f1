import { candidatesRoutes, href } from '@muster/contracts';
import { createCandidate } from '../fixtures/candidates.ts';
import { expect, test } from '../fixtures/test.ts';

const overlays = [
  { route: candidatesRoutes.editContact, dialog: 'Edit contact information' },
  { route: candidatesRoutes.editLinks, dialog: 'Edit links' },
  { route: candidatesRoutes.editRates, dialog: 'Edit rates, notice and open-to' },
  { route: candidatesRoutes.editSkills, dialog: 'Edit skills and English' },
  { route: candidatesRoutes.remove, dialog: /^Delete / },
];

test('a deep link to an overlay opens the page below it, and Esc closes it', async ({ as }) => {
  const { page, api } = await as('team.lead');
  const { id, lastName } = await createCandidate(api);
  for (const { route, dialog } of overlays) {
    await page.goto(href(route, { id }));
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(href(candidatesRoutes.profile, { id }));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(lastName);
  }
});

test('Back closes an overlay and returns the focus to what opened it', async ({ as }) => {
  const { page, api } = await as('recruiter');
  const { id } = await createCandidate(api);
  await page.goto(href(candidatesRoutes.profile, { id }));
  const edit = page.getByRole('link', { name: 'Edit links' });
  await edit.click();
  await expect(page.getByRole('dialog', { name: 'Edit links' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(href(candidatesRoutes.profile, { id }));
  await expect(edit).toBeFocused();
});

test('the form for a new candidate opens over the list', async ({ as }) => {
  const { page } = await as('recruiter');
  await page.goto(href(candidatesRoutes.create));
  await expect(page.getByRole('dialog', { name: 'New candidate' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(href(candidatesRoutes.list));
  await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
});
