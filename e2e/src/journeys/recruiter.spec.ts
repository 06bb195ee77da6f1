import { candidatesRoutes, href, shellRoutes } from '@muster/contracts';
import { choose, suggest } from '../fixtures/choose.ts';
import { navLink } from '../fixtures/nav-link.ts';
import { demoPassword, mailOf } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

const known = { name: 'Mateus Ferreira', country: 'Brazil' };
const mail = `mateus.${Date.now().toString(36)}@example.test`;

test('a recruiter finds and adds people; a team lead deletes and restores', async ({
  visitor,
  as,
  noConsole,
}) => {
  // The server makes the final check for duplicates and deleted records.
  noConsole.allow(/409: POST .*candidates$/, /409: GET .*delete-effects$/, /status of 409/);
  test.setTimeout(150_000);
  const { page } = await visitor();
  const saved = page.getByText('Saved', { exact: true });
  let profile = '';

  await test.step('the recruiter signs in and chooses the role', async () => {
    await page.goto(href(shellRoutes.signIn));
    await page.getByRole('textbox', { name: 'E-mail' }).fill(mailOf('several.roles'));
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(href(shellRoutes.chooseRole));
    await page.getByRole('button', { name: /^Recruiter/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
    await navLink(page, 'Candidates').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
  });

  await test.step('the recruiter finds a candidate by search', async () => {
    await page.getByPlaceholder('Filter this list').fill('Ferreira');
    await expect(page).toHaveURL(/q=Ferreira/);
    await page.getByRole('link', { name: known.name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(known.name);
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').click();
  });

  await test.step('the recruiter adds a candidate of the same name after a warning', async () => {
    await page.getByRole('link', { name: 'Add candidate' }).click();
    const drawer = page.getByRole('dialog', { name: 'New candidate' });
    await drawer.getByRole('textbox', { name: 'First name' }).fill('Mateus');
    await drawer.getByRole('textbox', { name: 'Last name' }).fill('Ferreira');
    await drawer.getByRole('textbox', { name: 'E-mail' }).fill(mail);
    await choose(drawer, 'Country', known.country);
    await expect(drawer.getByText('same name and country').first()).toBeVisible();
    await drawer.getByRole('button', { name: 'Add candidate' }).click();
    await expect(drawer.getByRole('alert')).toContainText('confirm that this is another person');
    await drawer.getByRole('checkbox', { name: /this is another person/ }).check();
    await drawer.getByRole('button', { name: 'Add candidate' }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/profile$/);
    profile = new URL(page.url()).pathname;
  });

  await test.step('the recruiter edits contact information', async () => {
    await page.getByRole('link', { name: 'Edit contact information' }).click();
    const drawer = page.getByRole('dialog', { name: 'Edit contact information' });
    await drawer.getByRole('textbox', { name: 'Headline' }).fill('Data platform engineer');
    await drawer.getByRole('textbox', { name: 'City' }).fill('Recife');
    await choose(drawer, 'Seniority', 'Senior');
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await expect(drawer).toBeHidden();
    await expect(saved).toBeVisible();
    await expect(page.getByText('Data platform engineer').first()).toBeVisible();
  });

  await test.step('the recruiter edits links', async () => {
    await page.getByRole('link', { name: 'Edit links' }).click();
    const drawer = page.getByRole('dialog', { name: 'Edit links' });
    await drawer.getByRole('button', { name: 'Add link' }).click();
    await drawer
      .getByRole('textbox', { name: 'Link', exact: true })
      .fill(`https://github.com/${mail.replace(/\W/g, '-')}`);
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('link', { name: /GitHub/ })).toBeVisible();
  });

  await test.step('the recruiter edits rates, notice and open-to', async () => {
    await page.getByRole('link', { name: 'Edit rates, notice and open-to' }).click();
    const drawer = page.getByRole('dialog', { name: 'Edit rates, notice and open-to' });
    await drawer.getByRole('textbox', { name: 'Expected' }).fill('62');
    await drawer.getByRole('textbox', { name: 'Minimum' }).fill('55');
    await drawer.getByRole('textbox', { name: 'Notice in days' }).fill('30');
    await drawer.getByRole('checkbox', { name: 'Hybrid' }).check();
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText('1 month')).toBeVisible();
    await expect(page.getByRole('cell', { name: /62\/h/ })).toBeVisible();
  });

  await test.step('the recruiter edits skills and English', async () => {
    await page.getByRole('link', { name: 'Edit skills and English' }).click();
    const drawer = page.getByRole('dialog', { name: 'Edit skills and English' });
    await choose(drawer, 'Level', 'C1');
    for (const skill of ['TypeScript', 'React', 'PostgreSQL'])
      await suggest(drawer, 'Add a skill', skill);
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('cell', { name: 'PostgreSQL' })).toBeVisible();
  });

  await test.step('the recruiter writes a note that mentions a colleague', async () => {
    await page.getByRole('link', { name: /^Notes/ }).click();
    await page.getByRole('button', { name: /Write a note/ }).click();
    const note = page.getByRole('form', { name: 'New note' });
    await note.getByRole('textbox', { name: 'Note' }).click();
    await page.keyboard.type('Starts in January, please call @Luk');
    await page.getByRole('option', { name: /Lukas Petrov/ }).click();
    await page.keyboard.type('before Friday');
    await note.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('article').filter({ hasText: '@Lukas Petrov' })).toContainText(
      'Starts in January',
    );
  });

  const lead = await as('team.lead');
  const deletePerson = async () => {
    await lead.page.goto(profile);
    await lead.page.getByRole('button', { name: 'More actions' }).click();
    await lead.page.getByRole('menuitem', { name: 'Delete candidate' }).click();
    const dialog = lead.page.getByRole('dialog', { name: 'Delete Mateus Ferreira' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked to be taken out');
    const confirm = dialog.getByRole('button', { name: 'Delete candidate' });
    await expect(confirm).toBeDisabled();
    const number = dialog.getByRole('textbox', { name: /^Type C-\d+ to confirm/ });
    const [, typed = ''] = /Type (C-\d+)/.exec((await dialog.textContent()) ?? '') ?? [];
    await number.fill(typed);
    await confirm.click();
    await expect(lead.page).toHaveURL(href(candidatesRoutes.list));
  };

  await test.step('a team lead deletes a candidate and undoes it', async () => {
    await deletePerson();
    await lead.page.getByRole('button', { name: 'Undo' }).click();
    await expect(lead.page.getByText('Mateus Ferreira was restored')).toBeVisible();
  });

  await test.step('the team lead deletes again and restores later', async () => {
    await deletePerson();
    await lead.page.goto(profile);
    await expect(lead.page.getByText('“Asked to be taken out”')).toBeVisible();
    await lead.page.getByRole('button', { name: 'Restore candidate' }).click();
    await expect(lead.page.getByText('“Asked to be taken out”')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(known.name);
  });
});
