import { candidatesRoutes } from '@muster/contracts';
import { expect, test } from '../fixtures/test.ts';

// Names have no digits, because the CV reader ignores names with digits.
const letters = (digits: string) =>
  digits.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
const lastName = `Valente${letters(Date.now().toString(36))}`;
// A unique name and phone number for each run, so that no other candidate looks alike.
const phone = `+351 91${Date.now().toString().slice(-7)}`;
const cv = `Rita ${lastName}
Senior React engineer
Porto, Portugal
rita.${lastName.toLowerCase()}@people.test | ${phone}

Experience

Senior Frontend Engineer, Brightwave
March 2021 - Present
- Leads the checkout team of five people

Frontend Developer, Nordlys Software
January 2018 - February 2021
- Built the booking calendar in React

Education

University of Porto
Master, Computer Science
2012 - 2017

Skills
React, TypeScript, GraphQL
`;

test('a dropped CV becomes a reviewed profile', async ({ as, noConsole }) => {
  // A file cannot be read while it is being scanned.
  noConsole.allow(/cv-facts|status of 425/);
  const { page } = await as('recruiter');
  await page.goto(candidatesRoutes.create.path);
  const drawer = page.getByRole('dialog', { name: 'New candidate' });
  await drawer
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(cv) });
  await expect(drawer.getByRole('textbox', { name: 'Last name' })).toHaveValue(lastName, {
    timeout: 30_000,
  });
  await expect(drawer.getByRole('textbox', { name: 'First name' })).toHaveValue('Rita');
  await expect(drawer.getByText(/From the CV: “Rita/).first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Add candidate' }).click();

  const title = `Review the CV of Rita ${lastName}`;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const experience = page.getByRole('region', { name: 'Experience', exact: true });
  await experience.getByRole('button', { name: /^Accept Senior Frontend/ }).click();
  await expect(experience.getByText('Accepted')).toBeVisible();

  await experience.getByRole('button', { name: /^Edit Frontend Developer/ }).click();
  const editor = experience.getByRole('form', { name: /^Edit Frontend Developer/ });
  await editor.getByRole('textbox', { name: 'Title' }).fill('Web developer');
  await editor.getByRole('button', { name: 'Save and accept' }).click();
  await expect(experience.getByText('Edited')).toBeVisible();

  const education = page.getByRole('region', { name: 'Education', exact: true });
  await education.getByRole('button', { name: /^Reject/ }).click();
  await expect(education.getByText('Rejected')).toBeVisible();

  await page.getByRole('button', { name: 'Write 2 to the profile' }).click();
  const modal = page.getByRole('dialog', { name: 'Write accepted proposals to the profile' });
  await expect(modal.getByText('Experience: 2 added')).toBeVisible();
  await modal.getByRole('button', { name: 'Write 2 to the profile' }).click();
  await expect(page.getByText(/^Written to the profile by/)).toBeVisible();

  await page.getByRole('link', { name: 'To the profile' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Web developer').first()).toBeVisible();
  await expect(main.getByText('Brightwave').first()).toBeVisible();
  await expect(main.getByText('University of Porto')).toBeHidden();
});
