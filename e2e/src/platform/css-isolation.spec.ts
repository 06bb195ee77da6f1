import { candidatesRoutes } from '@muster/contracts';
import type { Locator, Page } from '@playwright/test';
import { navLink } from '../fixtures/nav-link.ts';
import { expect, test } from '../fixtures/test.ts';

const others = ['Jobs', 'Companies', 'Talent pools', 'Team'];

/** Returns every computed style of the most visible parts, in the shell and in a remote's page. */
async function looks(page: Page): Promise<Record<string, Record<string, string>>> {
  const parts: Record<string, Locator> = {
    body: page.locator('body'),
    navigation: page.getByRole('navigation', { name: 'Main navigation' }),
    link: navLink(page, 'Companies'),
    bar: page.getByRole('banner'),
    button: page.getByRole('button', { name: 'New', exact: true }),
    title: page.getByRole('heading', { level: 1 }),
    action: page.getByRole('link', { name: 'Add candidate' }),
    header: page.getByRole('columnheader').nth(1),
    cell: page.getByRole('cell').nth(1),
  };
  const styles = Object.entries(parts).map(async ([name, part]) => {
    const style = await part.first().evaluate((element) => {
      const computed = getComputedStyle(element);
      // Lengths depend on the content: data may differ, looks may not.
      const skipped = /size|width|height|inset|origin|^(top|left|right|bottom)|grid|margin/;
      return Object.fromEntries(
        [...computed]
          .filter((property) => !skipped.test(property))
          .map((property) => [property, computed.getPropertyValue(property)]),
      );
    });
    return [name, style] as const;
  });
  return Object.fromEntries(await Promise.all(styles));
}

test('the styles of one remote change nothing in the others', async ({ as }) => {
  const { page } = await as('recruiter');
  const open = async (label: string) => {
    await navLink(page, label).click();
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    await page.getByRole('banner').hover();
  };
  await page.goto(candidatesRoutes.list.path);
  await expect(page.getByRole('cell').nth(1)).toBeVisible();
  await open('Candidates');
  const before = await looks(page);
  for (const label of others) {
    await open(label);
    await open('Candidates');
    await expect(page.getByRole('cell').nth(1)).toBeVisible();
    expect(await looks(page), `after a visit to ${label}`).toEqual(before);
  }
});
