import type { Page } from '@playwright/test';
import { leaveFor, watchShifts } from '../fixtures/layout-shifts.ts';
import { pushAddress } from '../fixtures/push-address.ts';
import { expect } from '../fixtures/test.ts';
import { isFullRun } from '../fixtures/full-run.ts';

/** An address that no screen has. */
const nowhere = '/nowhere';
const nothingHere = 'There is nothing here';

/**
 * Opens a screen in a page on which others were opened before: as a link does, over the shell's own
 * page for addresses that are none, so that nothing of the screen before is taken for this one.
 */
export async function openScreen(page: Page, address: string): Promise<void> {
  await watchShifts(page);
  // The full run loads every screen by its address.
  if (isFullRun || page.url() === 'about:blank') {
    await page.goto(address);
    return;
  }
  await pushAddress(page, nowhere);
  await expect(page.getByRole('heading', { name: nothingHere })).toBeVisible();
  await leaveFor(page, nothingHere, address);
}
