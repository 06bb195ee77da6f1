import type { Page } from '@playwright/test';
import {
  candidatesRoutes,
  clientDashboardRoutes,
  href,
  searchEndpoints,
  type CandidateRecord,
} from '@muster/contracts';
import { violationsOn } from '../fixtures/axe/findings.ts';
import { createCandidate } from '../fixtures/candidates.ts';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

// Everything here uses only the keyboard.
const palette = (page: Page) =>
  page.getByRole('dialog', { name: /^(Search|Screens) and actions$/ });
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

async function ask(page: Page, words: string) {
  await press(page, 'Control+k');
  // Typed immediately, even before the palette's code is loaded.
  await page.keyboard.type(words);
  await expect(palette(page).getByRole('combobox')).toHaveValue(words);
}

let made = 0;

/** Creates a candidate that the search has indexed, with a name that every keyboard can type. */
async function searchable(api: SessionApi): Promise<CandidateRecord & { name: string }> {
  made += 1;
  const lastName = `Norwood${Date.now().toString(36)}${made}`;
  const candidate = await createCandidate(api, { lastName });
  const name = `${candidate.firstName} ${candidate.lastName}`;
  // It is indexed in the background, after everything else in the queue.
  await expect
    .poll(async () => (await api.call(searchEndpoints.find, { query: { q: name } })).hits.length, {
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
  return { ...candidate, name };
}

test('a user goes from a name to the record and to one of its actions', async ({ as }) => {
  const { page, api } = await as('recruiter');
  const { id, name } = await searchable(api);
  await page.goto(href(candidatesRoutes.list));
  await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();

  await test.step('a name and Enter open the record', async () => {
    await ask(page, name);
    await press(page, 'Enter');
    await expect(page).toHaveURL(href(candidatesRoutes.profile, { id }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(palette(page)).toBeHidden();
  });

  await test.step('on the record, a word opens the matching overlay', async () => {
    await ask(page, 'skills');
    await expect(chosen(page)).toContainText('Edit skills and English level');
    await press(page, 'Enter');
    await expect(page).toHaveURL(href(candidatesRoutes.editSkills, { id }));
    await expect(page.getByRole('dialog', { name: /skills/i })).toBeVisible();
    await press(page, 'Escape');
    await expect(page).toHaveURL(href(candidatesRoutes.profile, { id }));
  });

  await test.step('on another page, Tab shows the actions of the record', async () => {
    await page.goto(href(candidatesRoutes.list));
    await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
    await ask(page, name);
    await expect(chosen(page)).toContainText(name);
    await press(page, 'Tab');
    await page.keyboard.type('links');
    await press(page, 'Enter');
    await expect(page).toHaveURL(href(candidatesRoutes.editLinks, { id }));
    await expect(page.getByRole('dialog', { name: 'Edit links' })).toBeVisible();
  });

  await test.step('before anything is typed, the record is among those opened last', async () => {
    await page.goto(href(candidatesRoutes.list));
    await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
    await press(page, 'Control+k');
    const recent = palette(page).getByRole('group', { name: 'Recently opened' });
    await expect(recent.getByRole('option').first()).toContainText(name);
    const violations = await violationsOn(page, { within: '[data-command-palette]' });
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  });
});

test('leaving unsaved input asks first, and keeps it', async ({ as }) => {
  const { page, api } = await as('recruiter');
  const [other, { id }] = [await searchable(api), await createCandidate(api)];
  await page.goto(href(candidatesRoutes.editContact, { id }));
  const headline = page.getByRole('textbox', { name: 'Headline' });
  await headline.focus();
  await page.keyboard.type('Half a sentence');

  await ask(page, other.name);
  await press(page, 'Escape');
  await expect(headline).toBeFocused();

  await ask(page, other.name);
  await press(page, 'Enter');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await press(page, 'Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(href(candidatesRoutes.editContact, { id }));
  await expect(headline).toHaveValue(/Half a sentence$/);

  await ask(page, other.name);
  await press(page, 'Enter');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Leave without saving' }).press('Enter');
  await expect(page).toHaveURL(href(candidatesRoutes.profile, { id: other.id }));
});

test('a role without search opens its screens and runs its actions', async ({ as }) => {
  const { page } = await as('client.viewer');
  await page.goto(href(clientDashboardRoutes.dashboard));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await ask(page, 'dark');
  await press(page, 'Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await press(page, 'Control+k');
  await expect(palette(page).getByRole('group', { name: 'Screens' })).toContainText('Dashboard');
  await expect(palette(page).getByRole('group', { name: 'Recently opened' })).toBeHidden();
  await page.keyboard.type('mateus');
  await expect(palette(page)).toContainText('No results for “mateus”');
});

test('? shows the general keyboard shortcuts, and in a list those of the list too', async ({
  as,
}) => {
  const { page, api } = await as('recruiter');
  const { id } = await createCandidate(api);
  await page.goto(href(candidatesRoutes.profile, { id }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await press(page, '?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(href(candidatesRoutes.list));
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await press(page, '?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toContainText('Keyboard in this list');
});

test('on a phone the palette fills the screen and does not scroll sideways', async ({ as }) => {
  const { page, api } = await as('recruiter', { viewport: { width: 390, height: 844 } });
  const { name } = await searchable(api);
  await page.goto(href(candidatesRoutes.list));
  await expect(page.getByRole('button', { name: /^Search people/ })).toBeVisible();
  await ask(page, name);
  await expect(chosen(page)).toContainText(name);
  const box = await palette(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  const inside = palette(page).getByRole('listbox');
  expect(await inside.evaluate((list) => list.scrollWidth <= list.clientWidth)).toBe(true);
});

test('a palette that cannot be loaded says so, and opens at the next attempt', async ({
  as,
  noConsole,
}) => {
  noConsole.allow(/companions\.\w+\.js/, /ERR_FAILED|ChunkLoadError/);
  const { page } = await as('recruiter');
  const code = /assets\/companions\.\w+\.js/;
  await page.route(code, (route) => route.abort());
  await page.goto(href(candidatesRoutes.list));
  await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
  await press(page, 'Control+k');
  await expect(page.getByText(/^The search could not be loaded/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible();
  await page.unroute(code);
  await ask(page, 'jobs');
  await expect(chosen(page)).toContainText('Jobs');
});
