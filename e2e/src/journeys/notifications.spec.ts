import {
  authEndpoints,
  candidatesRoutes,
  href,
  jobsRoutes,
  noteEndpoints,
  notificationEndpoints,
} from '@muster/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { createCandidate } from '../fixtures/candidates.ts';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

const streamPath = `/api/v1${notificationEndpoints.stream.path}`;

/** Counts a browser's requests for the stream. */
function countStreams(context: BrowserContext): () => number {
  let asked = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === streamPath) asked += 1;
  });
  return () => asked;
}

async function idOf(api: SessionApi): Promise<string> {
  const session = await api.call(authEndpoints.session, {});
  if (!('user' in session)) throw new Error('Nobody is signed in');
  return session.user.id;
}

const unreadOf = async (api: SessionApi): Promise<number> =>
  (await api.call(notificationEndpoints.unread, {})).unread;

/** Writes a note that mentions a user; returns the name of its candidate. */
async function mention(author: SessionApi, userId: string): Promise<string> {
  const { id, name } = await createCandidate(author);
  await author.call(noteEndpoints.create, {
    body: {
      subjectType: 'candidate',
      subjectId: id,
      body: `<p><a href="mention:${userId}">@Ana Kovač</a> please look at the rate</p>`,
    },
  });
  return name;
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const centre = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const row = (page: Page, name: string) => centre(page).getByRole('link', { name });

const expectUnread = (page: Page, count: number, timeout?: number) =>
  expect(bell(page)).toHaveAccessibleName(
    count === 0 ? 'Notifications' : `Notifications, ${count} unread`,
    { timeout },
  );

/** Waits for notifications of background jobs; then every window agrees with the server. */
async function settledUnread(api: SessionApi, pages: readonly Page[]): Promise<number> {
  let count = 0;
  await expect(async () => {
    count = await unreadOf(api);
    for (const page of pages) await expectUnread(page, count, 1_000);
  }).toPass();
  return count;
}

test('a mention arrives in both windows over one stream, even after the first window closes', async ({
  as,
}) => {
  const [ana, lukas] = [await as('recruiter'), await as('team.lead')];
  const anaId = await idOf(ana.api);
  const streams = countStreams(ana.context);
  const [first, second] = [ana.page, await ana.context.newPage()];
  await first.goto(href(jobsRoutes.list));
  await expect.poll(streams).toBe(1);
  await second.goto(href(candidatesRoutes.list));
  const before = await settledUnread(ana.api, [first, second]);

  const name = await mention(lukas.api, anaId);
  for (const page of [first, second]) {
    await expectUnread(page, before + 1);
    await expect(toasts(page)).toContainText(name);
  }
  expect(streams()).toBe(1);

  await first.close();
  await expect.poll(streams).toBe(2);
  const later = await mention(lukas.api, anaId);
  await expectUnread(second, before + 2);
  // The count arrives before the text, and until then the first mention's text is shown.
  await expect(toasts(second)).toContainText(later);
  await toasts(second).getByRole('button', { name: 'Open' }).click();
  await expect(second.getByRole('main')).toContainText(later);
  await expectUnread(second, before + 1);
});

test('what is read in one window counts as read in the other', async ({ as }) => {
  const [manager, lukas] = [await as('account.manager'), await as('team.lead')];
  await mention(lukas.api, await idOf(manager.api));
  const [first, second] = [manager.page, await manager.context.newPage()];
  await first.goto(href(jobsRoutes.list, {}, { notifications: 'open' }));
  await second.goto(href(candidatesRoutes.list));
  expect(await settledUnread(manager.api, [second])).toBeGreaterThan(0);
  await centre(first).getByRole('button', { name: 'Mark all as read' }).click();
  await expectUnread(second, 0);
});

async function goDownTo(page: Page, name: string): Promise<void> {
  const isThere = () => row(page, name).evaluate((link) => link === document.activeElement);
  for (let step = 0; step < 10 && !(await isThere()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(row(page, name)).toBeFocused();
}

/**
 * Marks the row below the focused one at the moment of the next key press. Determined earlier, it
 * could be another row by then: something new may have arrived, with the same text, or without a
 * link.
 */
const markNextWhenPressed = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener(
      'keydown',
      () => {
        const rows = [...document.querySelectorAll('[data-notice]')];
        const at = rows.findIndex((row) => row === document.activeElement);
        rows[at + 1]?.setAttribute('data-next', '');
      },
      { capture: true, once: true },
    ),
  );

test('the notification centre can be used by keyboard alone', async ({ as }) => {
  const [ana, lukas] = [await as('recruiter'), await as('team.lead')];
  const anaId = await idOf(ana.api);
  const [older, newer] = [await mention(lukas.api, anaId), await mention(lukas.api, anaId)];
  const { page } = ana;
  await page.goto(href(candidatesRoutes.list));
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, newer)).toBeVisible();
  await expect(centre(page).getByRole('tab', { name: 'All' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(centre(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(centre(page).getByRole('tab', { name: 'All' })).toBeFocused();
  // Tab skips rows that are not rendered yet.
  await expect(row(page, newer)).toBeVisible();
  for (const stop of ['Every topic', 'Notification settings']) {
    await page.keyboard.press('Tab');
    await expect(centre(page).getByRole('button', { name: stop })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  // Something else may have arrived after the mentions, between them, and now above them.
  await expect(centre(page).locator('[data-notice]:focus')).toHaveCount(1);
  await goDownTo(page, newer);
  await markNextWhenPressed(page);
  await page.keyboard.press('e');
  await expect(row(page, newer)).toBeHidden();
  await expect(centre(page).locator('[data-next]')).toBeFocused();
  await goDownTo(page, older);
  await page.keyboard.press('u');
  await expect(row(page, older)).not.toHaveAccessibleName(/^Unread/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText(older);
  await page.goBack();
  await expect(centre(page)).toBeVisible();
  await page.goBack();
  await expect(centre(page)).toBeHidden();
});
