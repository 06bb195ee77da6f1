import { allRoutes } from '@muster/contracts';
import { expect, test } from '../fixtures/test.ts';

const areas = allRoutes.filter((route) => route.nav && route.access === 'staff');

test('all areas open from the navigation, and by Back, without a reload', async ({ as }) => {
  const { page } = await as('owner');
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await page.evaluate(() => document.body.setAttribute('data-marker', 'same page'));
  for (const { nav, path } of areas) {
    await navigation.getByRole('link', { name: nav?.label ?? '', exact: true }).click();
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
