import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** Waits until a screen shows what it came for: a heading, and nothing that still loads. */
export async function settled(page: Page, { route, showsLoading = false }: Screen): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  // The page beneath has its headings before the overlay is there.
  if (route.kind === 'overlay') await expect(page.getByRole('dialog').first()).toBeVisible();
  // Some parts come without a sign that they are awaited. Asking for each answer in turn, of the
  // hundred requests that a page remembers, took longer than the answers.
  const coming = (await page.requests()).filter((request) => !request.existingResponse());
  await Promise.all(coming.map((request) => request.response()));
  if (!showsLoading) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
