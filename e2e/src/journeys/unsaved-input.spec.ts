import { candidatesRoutes, href } from '@muster/contracts';
import type { Page } from '@playwright/test';
import { createCandidate } from '../fixtures/candidates.ts';
import { expect, test } from '../fixtures/test.ts';

const waysOut: readonly { name: string; leave: (page: Page) => Promise<unknown> }[] = [
  { name: 'Back', leave: (page) => page.goBack() },
  { name: 'Esc', leave: (page) => page.keyboard.press('Escape') },
  { name: 'Cancel', leave: (page) => page.getByRole('button', { name: 'Cancel' }).click() },
];

for (const { name, leave } of waysOut) {
  test(`leaving by ${name} asks before typed input is lost`, async ({ as }) => {
    const { page, api } = await as('recruiter');
    const { id } = await createCandidate(api);
    await page.goto(href(candidatesRoutes.profile, { id }));
    await page.getByRole('link', { name: 'Edit contact information' }).click();
    const headline = page.getByRole('textbox', { name: 'Headline' });
    await headline.fill('Half a sentence');

    await leave(page);
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(href(candidatesRoutes.editContact, { id }));
    await expect(headline).toHaveValue('Half a sentence');

    await leave(page);
    await question.getByRole('button', { name: /Leave without saving|Discard changes/ }).click();
    await expect(page).toHaveURL(href(candidatesRoutes.profile, { id }));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('main')).not.toContainText('Half a sentence');
  });
}

test('Back does not ask a second time while the question is open', async ({ as }) => {
  const { page, api } = await as('recruiter');
  const { id } = await createCandidate(api);
  await page.goto(href(candidatesRoutes.profile, { id }));
  await page.getByRole('link', { name: 'Edit contact information' }).click();
  const headline = page.getByRole('textbox', { name: 'Headline' });
  await headline.fill('Half a sentence');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(href(candidatesRoutes.editContact, { id }));
  await expect(question).toHaveCount(1);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(headline).toHaveValue('Half a sentence');

  await page.goBack();
  await question.getByRole('button', { name: /Leave without saving|Discard changes/ }).click();
  await expect(page).toHaveURL(href(candidatesRoutes.profile, { id }));
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('leaving by a link asks before typed input is lost', async ({ as }) => {
  const { page, api } = await as('recruiter');
  const { id } = await createCandidate(api);
  await page.goto(href(candidatesRoutes.notes, { id }));
  await page.getByRole('button', { name: /Write a note/ }).click();
  const note = page.getByRole('form', { name: 'New note' }).getByRole('textbox', { name: 'Note' });
  await note.click();
  await page.keyboard.type('Half a note');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByText('Jobs').click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(href(candidatesRoutes.notes, { id }));
  await expect(note).toHaveText('Half a note');
});
