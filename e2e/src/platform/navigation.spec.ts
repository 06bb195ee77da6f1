import { allRoutes } from '@muster/contracts';
import { navLink } from '../fixtures/nav-link.ts';
import { expect, test } from '../fixtures/test.ts';

const areas = allRoutes.filter((route) => route.nav && route.access === 'staff');

test('all areas open from the navigation and with Back, without a reload', async ({ as }) => {
  expect(areas.length).toBeGreaterThan(5);
  const { page } = await as('owner');
  await page.goto('/');
  await page.evaluate(() => document.body.setAttribute('data-marker', 'same page'));
  for (const { nav, path } of areas) {
    await navLink(page, nav?.label ?? '').click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  for (const { path } of areas.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
  await expect(page.locator('body')).toHaveAttribute('data-marker', 'same page');
});
