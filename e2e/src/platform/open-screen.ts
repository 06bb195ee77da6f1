import type { Page } from '@playwright/test';
import { leaveFor, watchShifts } from '../fixtures/layout-shifts.ts';
import { pushAddress } from '../fixtures/push-address.ts';
import { expect } from '../fixtures/test.ts';
import { isFullRun } from '../fixtures/full-run.ts';

/** A URL without a screen. */
const nowhere = '/nowhere';
const nothingHere = 'There is nothing here';

/**
 * Opens a screen in a page that showed others before: as a link does, through the shell's not-found
 * page, so that nothing of the previous screen is mistaken for this one.
 */
export async function openScreen(page: Page, address: string): Promise<void> {
  await watchShifts(page);
  // The full run loads every screen by its URL.
  if (isFullRun || page.url() === 'about:blank') {
    await page.goto(address);
    return;
  }
  await pushAddress(page, nowhere);
  await expect(page.getByRole('heading', { name: nothingHere })).toBeVisible();
  await leaveFor(page, nothingHere, address);
}
