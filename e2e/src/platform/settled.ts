import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Waits until a screen shows what it came for: a heading, and nothing that still loads. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}
