import { href, jobsRoutes } from '@muster/contracts';
import { choose, suggest } from '../fixtures/choose.ts';
import { expect, test } from '../fixtures/test.ts';

test('an account manager makes a job with two positions step by step and opens it', async ({
  as,
}) => {
  const { page } = await as('account.manager');
  const form = page.getByRole('main');
  await page.goto(href(jobsRoutes.create));
  await suggest(form, 'Client', 'Lumera Pay');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Ledger engineer');
  await page.getByRole('button', { name: 'Save draft and go on' }).click();

  const description = page.getByRole('textbox', { name: /What the person will do/ });
  await expect(description).toBeVisible();
  await choose(form, 'Kind of role', 'Backend');
  await choose(form, 'Seniority', 'Senior');
  await description.click();
  await page.keyboard.insertText(
    'You build the ledger that every payment of the company passes through, and keep it right to the cent, also on the last day of the month.',
  );
  await page.getByRole('button', { name: 'Save and go on' }).click();

  const skill = page.getByRole('combobox', { name: 'Add a skill' }).first();
  await skill.fill('PostgreSQL');
  await page.getByRole('option', { name: 'PostgreSQL', exact: true }).click();
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('combobox', { name: 'Engagement' })).toBeVisible();
  await page.getByRole('button', { name: 'Save and go on' }).click();

  const amounts = page.getByRole('textbox', { name: /^(From|To)/ });
  await expect(amounts).toHaveCount(4);
  for (const [index, amount] of ['70', '90', '45', '60'].entries())
    await amounts.nth(index).fill(amount);
  await page.getByRole('button', { name: 'Save and go on' }).click();

  await page.getByRole('textbox', { name: /^Add/ }).fill('2');
  await page.getByRole('button', { name: 'Add positions' }).click();
  await expect(page.getByText('Ledger engineer #2')).toBeVisible();
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('combobox', { name: /Lead recruiter/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save and go on' }).click();

  await expect(page.getByText('Before it opens')).toBeVisible();
  await page.getByRole('button', { name: 'Open job' }).click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { name: 'Ledger engineer', level: 1 })).toBeVisible();
  await expect(page.getByText('0 of 2 positions filled').first()).toBeVisible();
});
