import type { Page } from '@playwright/test';
import { candidatesRoutes, href } from '@muster/contracts';
import { createCandidate } from '../fixtures/candidates.ts';
import { expect, test, type Person } from '../fixtures/test.ts';

/** Returns the stored drafts of the device, as visible in the browser's storage. */
const draftsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) =>
      key.startsWith('muster:draft:') ? [String(value)] : [],
    ),
  );
const offer = (page: Page) => page.getByText(/You have an unsaved draft/);
const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' });

/** Closes the tab without a prompt, as after a crash, and opens another one instead. */
async function reopen({ page, context }: Pick<Person, 'page' | 'context'>, address: string) {
  const next = await context.newPage();
  await page.close();
  await next.goto(address);
  return next;
}

/** Types into the contact form of a new candidate until the device stores the draft. */
async function typeHeadline({ page, api }: Person, text: string): Promise<string> {
  const { id } = await createCandidate(api);
  const address = href(candidatesRoutes.editContact, { id });
  await page.goto(address);
  await headline(page).fill(text);
  await expect.poll(() => draftsOn(page)).toHaveLength(1);
  return address;
}

test('typed input returns after the tab was closed, and its draft is gone once it is saved', async ({
  as,
}) => {
  const ana = await as('recruiter');
  const address = await typeHeadline(ana, 'Settlement engineer, mornings only');
  expect((await draftsOn(ana.page)).join()).not.toContain('Settlement');

  const page = await reopen(ana, address);
  await expect(offer(page)).toBeVisible();
  await expect(headline(page)).toHaveValue('Platform engineer');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(headline(page)).toHaveValue('Settlement engineer, mornings only');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Settlement engineer, mornings only');
  expect(await draftsOn(page)).toEqual([]);
});

test('a note returns with its formatting', async ({ as }) => {
  const { page: first, context, api } = await as('recruiter');
  const { id } = await createCandidate(api);
  const address = href(candidatesRoutes.notes, { id });
  const open = async (page: Page) => {
    await page.getByRole('button', { name: /Write a note/ }).click();
    return page.getByRole('form', { name: 'New note' });
  };
  await first.goto(address);
  await (await open(first)).getByRole('textbox', { name: 'Note' }).click();
  await first.keyboard.press('Control+b');
  await first.keyboard.type('Call before nine');
  await expect.poll(() => draftsOn(first)).toHaveLength(1);

  const page = await reopen({ page: first, context }, address);
  const form = await open(page);
  await form.getByRole('button', { name: 'Restore' }).click();
  const note = form.getByRole('textbox', { name: 'Note' });
  await expect(note.locator('strong')).toHaveText('Call before nine');
  await form.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Call before nine' })).toBeVisible();
  await expect.poll(() => draftsOn(page)).toEqual([]);
});

test('a discarded draft is not offered again', async ({ as }) => {
  const ana = await as('recruiter');
  const address = await typeHeadline(ana, 'Half a sentence');
  const page = await reopen(ana, address);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(offer(page)).toBeHidden();
  expect(await draftsOn(page)).toEqual([]);
});

test('a user who agrees to discard input leaves no draft of it', async ({ as }) => {
  const ana = await as('recruiter');
  await typeHeadline(ana, 'Half a sentence');
  await ana.page.keyboard.press('Escape');
  const question = ana.page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: /Leave without saving|Discard changes/ }).click();
  await expect(ana.page.getByRole('dialog')).toBeHidden();
  expect(await draftsOn(ana.page)).toEqual([]);
});

test('another user of the same browser is offered no draft and leaves none', async ({ as }) => {
  const ana = await as('recruiter');
  const address = await typeHeadline(ana, 'Half a sentence');
  const page = await reopen(ana, 'about:blank');
  // An open tab of hers would report, while the other user signs in, that her session ended.
  await ana.api.signIn('team.lead');
  await page.goto(address);
  await expect(headline(page)).toHaveValue('Platform engineer');
  await expect.poll(() => draftsOn(page)).toEqual([]);
  await expect(offer(page)).toBeHidden();
  await page.goto('about:blank');
  await ana.api.signIn('recruiter');
  await page.goto(address);
  await expect(headline(page)).toHaveValue('Platform engineer');
  await expect(offer(page)).toBeHidden();
});
