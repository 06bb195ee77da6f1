import { companiesRoutes, companyEndpoints, href, mailboxEndpoints } from '@muster/contracts';
import { choose } from '../fixtures/choose.ts';
import { linkMailedTo } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/test.ts';

test('an account manager adds a client and invites one of its people, once', async ({
  as,
  visitor,
}) => {
  const { page, api } = await as('account.manager');
  const mark = Date.now().toString(36);
  const name = `Ravenna Freight ${mark}`;
  const email = `chiara.${mark}@ravenna.test`;
  await page.goto(href(companiesRoutes.create));
  const form = page.getByRole('dialog', { name: 'New company' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await choose(form, 'Country', 'Italy');
  await form.getByRole('combobox', { name: 'Time zone' }).fill('Rome');
  await page.getByRole('option', { name: /Rome/ }).first().click();
  await form.getByRole('button', { name: 'Add company' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  await page.getByRole('link', { name: /^Users \d/ }).click();
  await page.getByRole('link', { name: 'Invite user' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite a user' });
  await invitation.getByRole('textbox', { name: 'Work e-mail' }).fill(email);
  await invitation.getByRole('textbox', { name: 'First name' }).fill('Chiara');
  await invitation.getByRole('textbox', { name: 'Last name' }).fill('Bassi');
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  await expect(invitation).toBeHidden();
  await expect(page.getByText(email)).toBeVisible();

  const inbox = await visitor();
  await linkMailedTo(inbox.api, email);
  const mails = await inbox.api.call(mailboxEndpoints.list, { query: {} });
  expect(mails.filter(({ to }) => to.includes(email))).toHaveLength(1);
  const { data } = await api.call(companyEndpoints.list, { query: { q: name } });
  expect(data).toMatchObject([{ name, status: 'prospect' }]);
});
