/** A lead's Monday: a report figure leads to its rows, and a row to an action. */
import { href, reportCatalogue, teamRoutes } from '@muster/contracts';
import { expect, test } from '../fixtures/test.ts';

test('a lead goes from a report to one of its rows and creates a task there', async ({ as }) => {
  test.setTimeout(120_000);
  const { page } = await as('team.lead');
  const main = page.getByRole('main');
  const title = `Ask about the rejections ${Date.now().toString(36)}`;
  const { name } = reportCatalogue.rejection_reasons;

  await test.step('the catalogue leads to a report', async () => {
    await page.goto(href(teamRoutes.reports, {}, { days: '365' }));
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('a group of the report leads to its rows, and a row leads to the job', async () => {
    await main
      .getByRole('link', { name: /^Show the rows of/ })
      .first()
      .click();
    await expect(page).toHaveURL(/group=/);
    await main.getByRole('region', { name: /Rows/ }).locator('a[href^="/jobs/"]').first().click();
    await expect(page).toHaveURL(/\/jobs\/[0-9a-f]{24}/);
  });

  await test.step('a task is added on the job and appears in the user’s day', async () => {
    await page.getByRole('button', { name: 'Add task' }).first().click();
    const form = page.getByRole('form', { name: 'New task' });
    await form.getByRole('textbox', { name: 'What is to be done' }).fill(title);
    await form.getByRole('button', { name: 'Add task' }).click();
    await expect(page.getByText(title)).toBeVisible();
    await page.goto(href(teamRoutes.today));
    await expect(page.getByText(title).first()).toBeVisible();
  });
});
