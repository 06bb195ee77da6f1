import type { Page } from '@playwright/test';
import { pushAddress } from '../fixtures/push-address.ts';
import { expect } from '../fixtures/test.ts';

/** `npm run test:full` loads every screen by its address. */
const full = process.env['MUSTER_TEST_FULL'] === '1';

/** An address that no screen has. */
const nowhere = '/nowhere';

/**
 * Opens a screen in a page on which others were opened before: as a link does, over the shell's own
 * page for addresses that are none, so that nothing of the screen before is taken for this one.
 */
export async function openScreen(page: Page, address: string): Promise<void> {
  if (full || page.url() === 'about:blank') {
    await page.goto(address);
    return;
  }
  const between = page.getByRole('heading', { name: 'There is nothing here' });
  await pushAddress(page, nowhere);
  await expect(between).toBeVisible();
  await pushAddress(page, address);
  await expect(between).toHaveCount(0);
}
