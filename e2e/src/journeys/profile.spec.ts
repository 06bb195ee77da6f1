import { candidatesRoutes, href } from '@muster/contracts';
import { createCandidate } from '../fixtures/candidates.ts';
import { expect, test } from '../fixtures/test.ts';

const first = 'Ana has built ledgers for ten years and explains them to people who pay for them.';

test('a bio with a phone number is refused, corrected, changed and restored', async ({ as }) => {
  const { page, api } = await as('recruiter');
  const { id } = await createCandidate(api);
  await page.goto(href(candidatesRoutes.profile, { id }));
  await page.getByRole('link', { name: 'New bio' }).click();
  const drawer = page.getByRole('dialog', { name: 'New bio' });
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Fintech bio');
  const text = drawer.getByRole('textbox', { name: 'Text' });
  await text.fill(`${first} Call +351 912 345 678.`);
  await expect(drawer.getByText('Clients must not read this')).toBeVisible();
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(text).toHaveAttribute('aria-invalid', 'true');

  await text.fill(first);
  await drawer.getByText('Ready', { exact: true }).click();
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByText(first)).toBeVisible();

  await page.getByRole('link', { name: 'Edit “Fintech bio”' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit bio' });
  await editor.getByRole('textbox', { name: 'Text' }).fill(`${first} She leads a team now.`);
  await editor.getByRole('button', { name: 'Save changes' }).click();
  await expect(editor).toBeHidden();
  await expect(main.getByText('She leads a team now.')).toBeVisible();

  await page.getByRole('link', { name: 'Edit “Fintech bio”' }).click();
  await editor.getByRole('button', { name: 'Show earlier versions' }).click();
  await editor.getByRole('button', { name: /Version 1/ }).click();
  await expect(editor.getByText('She leads a team now.').last()).toBeVisible();
  await editor.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(editor).toBeHidden();
  await expect(main.getByText('She leads a team now.')).toBeHidden();
  await expect(main.getByText(first)).toBeVisible();
});
