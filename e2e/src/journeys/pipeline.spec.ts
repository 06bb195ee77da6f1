import {
  applicationEndpoints,
  boardEndpoints,
  href,
  jobEndpoints,
  jobsRoutes,
} from '@muster/contracts';
import type { Page } from '@playwright/test';
import { createCandidate } from '../fixtures/candidates.ts';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect, test } from '../fixtures/test.ts';

/** Creates two new candidates on an open job, at the top of its board. */
async function newPeople(api: SessionApi) {
  const { data } = await api.call(jobEndpoints.list, {
    query: { 'filter[status]': 'open', q: 'Backend engineer' },
  });
  const job = data.find(({ title }) => title === 'Backend engineer');
  if (!job) throw new Error('The demo data holds no open job for a backend engineer');
  const people = [await createCandidate(api), await createCandidate(api)];
  const ids = people.map(({ id }) => id);
  await api.call(applicationEndpoints.bulkAdd, { body: { ids, jobId: job.id } });
  const board = await api.call(boardEndpoints.read, { params: { id: job.id }, query: {} });
  const cards = board.columns.flatMap((column) => column.cards);
  for (const id of ids) {
    const card = cards.find(({ candidate }) => candidate.id === id);
    if (card)
      await api.call(boardEndpoints.reorder, {
        params: { id: card.id },
        body: { version: card.version, after: null },
      });
  }
  const [second, first] = people.map(
    ({ id }) => cards.find(({ candidate }) => candidate.id === id)?.candidate.name ?? '',
  );
  return { address: href(jobsRoutes.candidates, { id: job.id }), first: first!, second: second! };
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

test('a card moves by keyboard and mouse, another window shows it, and submitting opens a form', async ({
  as,
}) => {
  const [ana, lukas] = [await as('team.lead'), await as('admin')];
  const { address, first, second } = await newPeople(ana.api);
  await lukas.page.goto(address);
  await expect(column(lukas.page, 'Added').getByText(first)).toBeVisible();
  const { page } = ana;
  await page.goto(jobsRoutes.list.path);
  await expect(page.getByRole('button', { name: 'Fold navigation' })).toBeVisible();
  await page.goto(address);
  // The stages need the width, so the navigation starts collapsed.
  await expect(page.getByRole('button', { name: 'Unfold navigation' })).toBeVisible();

  const moving = card(page, first);
  await moving.focus();
  await expect(moving).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Moving ${first} to Added`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Move here, clock restarts')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(column(page, 'Interested').getByText(first)).toBeVisible();
  await expect(page.getByText(`${first} moved to Interested.`).first()).toBeVisible();
  await expect(column(lukas.page, 'Interested').getByText(first)).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(column(page, 'Added').getByText(first)).toBeVisible();
  await expect(column(lukas.page, 'Added').getByText(first)).toBeVisible();

  await card(page, second).dragTo(column(page, 'Internal review').locator('[data-column]'));
  await expect(column(page, 'Internal review').getByText(second)).toBeVisible();
  await expect(column(lukas.page, 'Internal review').getByText(second)).toBeVisible();

  await card(page, second).dragTo(column(page, 'Submitted').locator('[data-column]'));
  await expect(page).toHaveURL(/\/job-applications\/[0-9a-f]{24}\/submit$/);
});

test('on a phone cards are visible below the folded suggestions, and fill the window once scrolled to', async ({
  as,
}) => {
  const { page, api } = await as('recruiter', { viewport: { width: 390, height: 844 } });
  const { data } = await api.call(jobEndpoints.list, { query: { q: 'Senior backend engineer' } });
  const job = data.find(({ title }) => title === 'Senior backend engineer (Go)');
  if (!job) throw new Error('The demo data holds no job with suggestions of vetters');
  const board = await api.call(boardEndpoints.read, { params: { id: job.id }, query: {} });
  const stage = board.columns.find(({ cards }) => cards.length > 0);
  const name = stage?.cards[0]?.candidate.name ?? '';
  await page.goto(href(jobsRoutes.candidates, { id: job.id }));
  await expect(page.getByRole('heading', { name: /^Vetters suggest/ })).toBeVisible();
  await expect(card(page, name)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 1000);
  const heightOf = async () =>
    (
      await column(page, stage?.name ?? '')
        .locator('[data-column]')
        .boundingBox()
    )?.height;
  await expect.poll(heightOf).toBeGreaterThan(500);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(sideways).toBe(false);
});
