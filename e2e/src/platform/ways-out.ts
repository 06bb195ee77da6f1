import { jobsRoutes } from '@muster/contracts';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import type { Screen } from './screens.ts';

/** Saves what is typed by itself, also when it closes. */
const savesItself = new Set([jobsRoutes.applicationIntroduction.path]);

export const typed = 'Half a sentence';

/** A field for free text: a long one where there is one, as days and amounts refuse words. */
export async function textIn(place: Locator): Promise<Locator> {
  const long = place
    .locator('textarea:enabled, [contenteditable="true"]')
    .filter({ visible: true });
  if ((await long.count()) > 0) return long.first();
  const refusing =
    '[role="combobox"], [aria-haspopup], [inputmode], [data-dates-input], [readonly], [disabled]';
  return place
    .locator('input:is([type="text"], [type="email"], :not([type]))')
    .and(place.locator(`:not(${refusing})`))
    .filter({ visible: true })
    .first();
}

export const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Tries a way out of a form, takes it back, and finds what was typed. */
export async function keepsTyped(
  page: Page,
  field: Locator,
  leave: () => Promise<unknown>,
  value = typed,
) {
  const address = page.url();
  await leave();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  expect(await field.evaluate((node) => (node as HTMLInputElement).value ?? node.textContent)).toBe(
    value,
  );
}

/** No way out of an open overlay loses what was typed in it; ends where it was opened from. */
export async function losesNothingTyped(page: Page, { route }: Screen): Promise<void> {
  if (savesItself.has(route.path)) return;
  const field = await textIn(page.getByRole('dialog').last());
  if ((await field.count()) === 0) return;
  await field.fill(typed);
  await keepsTyped(page, field, () => page.keyboard.press('Escape'));
  await keepsTyped(page, field, () => page.goBack());
  // A Back that comes while the browser still takes the one before back goes unheard.
  await expect(async () => {
    await page.goBack();
    await expect(question(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await question(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(question(page)).toBeHidden();
}
