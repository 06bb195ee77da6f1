import type { Page } from '@playwright/test';
import { leaveFor, watchShifts } from '../fixtures/layout-shifts.ts';
import { pushAddress } from '../fixtures/push-address.ts';
import { expect } from '../fixtures/test.ts';

/** `npm run test:full` loads every screen by its address. */
const full = process.env['MUSTER_TEST_FULL'] === '1';

/** An address that no screen has. */
const nowhere = '/nowhere';
const nothingHere = 'There is nothing here';

/**
 * Opens a screen in a page on which others were opened before: as a link does, over the shell's own
 * page for addresses that are none, so that nothing of the screen before is taken for this one.
 * Answers whether the page was loaded instead.
 */
export async function openScreen(page: Page, address: string): Promise<boolean> {
  await watchShifts(page);
  if (full || page.url() === 'about:blank') {
    await page.goto(address);
    return true;
  }
  await showNowhere(page);
  await leaveFor(page, nothingHere, address);
  return false;
}

/** Opens an address as a link does. */
export async function openInside(page: Page, address: string): Promise<void> {
  await showNowhere(page);
  await pushAddress(page, address);
}

async function showNowhere(page: Page): Promise<void> {
  await pushAddress(page, nowhere);
  await expect(page.getByRole('heading', { name: nothingHere })).toBeVisible();
}
