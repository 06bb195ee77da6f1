import { candidatesRoutes, href, shellRoutes, teamRoutes, userEndpoints } from '@muster/contracts';
import type { Page } from '@playwright/test';
import { linkMailedTo } from '../fixtures/mailbox.ts';
import { oneTimeCode } from '../fixtures/one-time-code.ts';
import { demoPassword, mailOf } from '../fixtures/session-api.ts';
import { signInByLink } from '../fixtures/sign-in-by-link.ts';
import { expect, test } from '../fixtures/test.ts';

async function signIn(page: Page, account: string) {
  await page.goto(href(shellRoutes.signIn, {}, { next: href(teamRoutes.list) }));
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(mailOf(account));
  await form.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

async function openOwnAccount(page: Page, part: string) {
  await page.getByRole('button', { name: /^Léa Moreau, / }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await page.getByRole('tab', { name: part }).click();
}

test('a user sets up two-step sign-in and uses a code and a recovery code', async ({
  as,
  visitor,
  noConsole,
}) => {
  noConsole.allow(/answered 401: POST .*verify$/, /status of 401/);
  const account = 'lea.moreau';
  const { page } = await as(account, { role: 'recruiter' });
  await page.goto(href(teamRoutes.list));
  await openOwnAccount(page, 'Two-step');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).innerText();
  await page.getByRole('textbox', { name: 'Code' }).fill(oneTimeCode(secret));
  await page.getByRole('button', { name: 'Switch on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allInnerTexts();
  await page.getByRole('checkbox', { name: 'I have kept them' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Two-step sign-in is on' })).toBeVisible();

  await test.step('the password alone does not sign in', async () => {
    const { page: phone } = await visitor();
    await signIn(phone, account);
    await expect(phone.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await phone.goto(href(candidatesRoutes.list));
    await expect(phone.getByRole('heading', { name: 'Enter your code' })).toBeVisible();

    await phone.getByRole('textbox', { name: 'Code' }).fill('000000');
    await phone.getByRole('button', { name: 'Continue' }).click();
    await expect(phone.getByText('You are not signed in yet')).toBeVisible();
    // The code of this step was used.
    await phone.getByRole('textbox', { name: 'Code' }).fill(oneTimeCode(secret, 1));
    await phone.getByRole('button', { name: 'Continue' }).click();
    await expect(phone.getByRole('heading', { name: /how do you want to work/ })).toBeVisible();
  });

  await test.step('a recovery code replaces the app', async () => {
    const { page: other } = await visitor();
    await signIn(other, account);
    await other.getByRole('button', { name: 'Use a recovery code' }).click();
    await other.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByRole('heading', { name: /how do you want to work/ })).toBeVisible();
  });
});

test('a mailed link signs in once, after a press of the button', async ({ visitor }) => {
  const person = await visitor();
  await signInByLink(person, 'vetter');
  await expect(person.page.getByRole('button', { name: /, Vetter$/ })).toBeVisible();
});

test('an invited user is led through the first steps and welcomed once', async ({
  as,
  visitor,
}) => {
  test.setTimeout(90_000);
  const email = `sena.${Date.now().toString(36)}@muster.test`;
  const owner = await as('owner');
  await owner.api.call(userEndpoints.invite, {
    body: {
      email,
      firstName: 'Sena',
      lastName: 'Aydın',
      roles: [{ role: 'recruiter', companyId: null, candidateId: null }],
      message: '',
    },
  });
  const { page } = await visitor();
  await page.goto(await linkMailedTo(owner.api, email));
  await page.getByRole('textbox', { name: 'New password' }).fill('a-quiet-river-at-dawn-1987');
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Set up my account' }).click();
  await page.getByRole('combobox', { name: 'Country' }).fill('Germany');
  await page.getByRole('option', { name: 'Germany' }).click();
  // The country sets the time zone.
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/Berlin/);
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Preferred name' }).fill('Sena');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your display settings' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  await page.goto(href(teamRoutes.list));
  await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose your display settings' })).toBeVisible();

  for (const heading of [
    'When do you work?',
    'How do you sign your e-mails?',
    'What do you want to hear of?',
    'Protect your account',
    'You are all set, Sena',
  ]) {
    await page.getByRole('button', { name: 'Skip this' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(page.getByText('Ingrid Solberg')).toBeVisible();
  await page.getByRole('button', { name: 'Let’s go' }).click();
  await expect(page).toHaveURL(href(teamRoutes.home));
  await page.goto('/');
  await expect(page).toHaveURL(href(teamRoutes.home));

  await page.getByRole('button', { name: /^Sena.*Recruiter/ }).click();
  await page.getByRole('menuitem', { name: 'Getting started' }).click();
  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible();
});
