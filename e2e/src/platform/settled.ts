import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** Waits until a screen shows its content: a heading, and nothing that is still loading. */
export async function settled(page: Page, { route, showsLoading = false }: Screen): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  // The page beneath has its headings before the overlay appears.
  if (route.kind === 'overlay') await expect(page.getByRole('dialog').first()).toBeVisible();
  // Some parts load without an indicator. Asking for each response separately, of the hundred
  // requests that a page remembers, took longer than the responses.
  const coming = (await page.requests()).filter((request) => !request.existingResponse());
  await Promise.all(coming.map((request) => request.response()));
  if (!showsLoading) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
