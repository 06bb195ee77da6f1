import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** Waits until a screen shows what it came for: a heading, and nothing that still loads. */
export async function settled(page: Page, { route, showsLoading = false }: Screen): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  // The page beneath has its headings before the overlay is there.
  if (route.kind === 'overlay') await expect(page.getByRole('dialog').first()).toBeVisible();
  // Some parts come without a sign that they are awaited.
  for (const request of await page.requests()) await request.response();
  if (!showsLoading) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
