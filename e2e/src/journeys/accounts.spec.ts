import { candidatesRoutes, href, shellRoutes, teamRoutes, userEndpoints } from '@muster/contracts';
import type { Page } from '@playwright/test';
import { linkMailedTo } from '../fixtures/mailbox.ts';
import { mailOf } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

const newPassword = 'a-quiet-river-at-dawn-1987';

async function signIn(page: Page, email: string, password: string) {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

test('a user enters a wrong password, asks for a new one and sets it', async ({
  visitor,
  noConsole,
}) => {
  noConsole.allow(/401: POST .*sign-in/, /status of 401/);
  const { page, api } = await visitor();
  // No other test signs in as this account on the same platform, because its password changes here.
  const email = mailOf('dario.conti');
  await page.goto(href(shellRoutes.signIn));
  await signIn(page, email, 'not-the-password');
  await expect(page.getByRole('alert')).toContainText('You are not signed in');

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  await page.goto(await linkMailedTo(api, email));
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await signIn(page, email, newPassword);
  await expect(page).toHaveURL(href(teamRoutes.home));
});

test('an invited user sets up an account, whose session ends when it is disabled', async ({
  as,
  visitor,
  noConsole,
}) => {
  noConsole.allow(/40[13]: /, /status of 40[13]/);
  const email = `noor.${Date.now().toString(36)}@muster.test`;
  const owner = await as('owner');
  await owner.page.goto(href(teamRoutes.userCreate));
  const drawer = owner.page.getByRole('dialog', { name: 'Invite user' });
  await drawer.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await drawer.getByRole('textbox', { name: 'First name' }).fill('Noor');
  await drawer.getByRole('textbox', { name: 'Last name' }).fill('Haddad');
  await drawer.getByRole('button', { name: 'Send invitation' }).click();
  await expect(drawer).toBeHidden();

  const { page } = await visitor();
  await page.goto(await linkMailedTo(owner.api, email));
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Set up my account' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, Noor/ })).toBeVisible();

  const { data } = await owner.api.call(userEndpoints.list, { query: { q: email } });
  await owner.page.goto(href(teamRoutes.userDisable, { id: data[0]?.id ?? '' }));
  const decision = owner.page.getByRole('dialog', { name: 'Disable Noor Haddad' });
  await decision.getByRole('textbox', { name: 'Reason' }).fill('Left the agency');
  await decision.getByRole('button', { name: 'Disable account' }).click();
  await expect(decision).toBeHidden();

  await page.goto(href(candidatesRoutes.list));
  const endings = [href(shellRoutes.accountDisabled), href(shellRoutes.invalidSession)];
  await expect.poll(() => endings.includes(new URL(page.url()).pathname)).toBe(true);
});
