import { candidateEndpoints, candidatesRoutes, href, teamRoutes } from '@muster/contracts';
import { createCandidate } from '../fixtures/candidates.ts';
import { expect, test } from '../fixtures/test.ts';

test('home: a task is done, a count is right, a record is followed, the page is arranged', async ({
  as,
}) => {
  test.setTimeout(120_000);
  const { page, api } = await as('recruiter');
  const queue = page.getByRole('region', { name: /^My queue/ });
  const late = queue.getByRole('radio', { name: /^Late/ });
  const countOf = async (text: Promise<string | null>) =>
    Number(/\d+/.exec((await text) ?? '')?.[0]);

  await test.step('a late task is done in place, and the number of late tasks drops', async () => {
    await page.goto(href(teamRoutes.home));
    await expect(page.getByRole('heading', { level: 1, name: /^Good \w+, Ana$/ })).toBeVisible();
    await expect(page.getByText(/items need your attention today/)).toBeVisible();
    const label = queue.locator('label', { has: page.getByText(/^Late/) });
    const before = await countOf(label.textContent());
    await queue.getByRole('button', { name: /^Show \d+ more/ }).click();
    await queue
      .getByRole('button', { name: 'Mark “Ask again for the references” as done' })
      .click();
    await expect(late).toHaveAccessibleName(`Late ${before - 1}`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(late).toHaveAccessibleName(`Late ${before}`);
  });

  await test.step('the count of new candidates equals that of the list behind it', async () => {
    const { id } = await createCandidate(api);
    await page.reload();
    const card = page.getByRole('region', { name: /^New candidates/ });
    const title = card.getByRole('heading', { name: /\d/ });
    const count = await countOf(title.textContent());
    await card.getByRole('link', { name: 'See all' }).click();
    await expect(page).toHaveURL(/candidates\?/);
    const since = new URL(page.url()).searchParams.get('filter[created][gte]') ?? '';
    const { page: listed } = await api.call(candidateEndpoints.list, {
      query: { 'filter[created][gte]': since },
    });
    expect(listed.total).toBe(count);
    await page.goto(href(candidatesRoutes.profile, { id }));
  });

  await test.step('home shows news of a followed record', async () => {
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
    await page.getByRole('link', { name: /^Home/ }).click();
    const followed = page.getByRole('region', { name: /^Followed/ });
    await expect(followed.getByRole('link', { name }).first()).toBeVisible();
  });

  await test.step('the page keeps its arrangement', async () => {
    await page.getByRole('button', { name: 'Arrange' }).click();
    const drawer = page.getByRole('dialog', { name: 'Arrange home' });
    await drawer.getByRole('button', { name: 'Move My jobs up' }).press('Enter');
    await drawer.getByRole('switch', { name: 'Show Figures of the week' }).press('Space');
    await drawer.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(drawer).toBeHidden();
    await page.reload();
    const cards = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(cards.first()).toContainText('My jobs');
    await expect(page.getByRole('region', { name: 'This week' })).toBeHidden();
  });
});
