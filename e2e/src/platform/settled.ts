import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** Waits until a screen shows what it came for: a heading, and nothing that still loads. */
export async function settled(page: Page, { showsLoading = false }: Screen): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  if (!showsLoading) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
