import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** Waits until a screen shows what it came for: a heading, and nothing that still loads. */
export async function settled(page: Page, { route, showsLoading = false }: Screen): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  // The page beneath has its headings before the overlay is there.
  if (route.kind === 'overlay') await expect(page.getByRole('dialog').first()).toBeVisible();
  await answered(page);
  if (!showsLoading) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Waits for what is asked for: some parts come without a sign that they are awaited. */
export async function answered(page: Page): Promise<void> {
  for (const request of await page.requests()) await request.response();
}
