import { href } from '@muster/contracts';
import type { Page } from '@playwright/test';
import type { SessionApi } from '../fixtures/session-api.ts';
import { expect } from '../fixtures/test.ts';
import { openInside } from './open-screen.ts';
import { screens, type Screen } from './screens.ts';
import { answered } from './settled.ts';

const wrongIds = [
  ['unknown', '64b0000000000000000000ff'],
  ['malformed', 'not-an-id'],
] as const;
/** Every second overlay is tried with one of them and the others with the other, all in full runs. */
const wrongIdsFor = (screen: Screen) =>
  process.env['MUSTER_TEST_FULL']
    ? wrongIds
    : wrongIds.filter((_, i) => i === screens.indexOf(screen) % 2);
const nothing = 'There is nothing here';
const fields = 'input:enabled:visible, textarea:enabled:visible, [contenteditable="true"]:visible';

/** An id in an overlay's address that names nothing is told instead of a form, and leads back. */
export async function tellsWrongIds(page: Page, api: SessionApi, screen: Screen): Promise<void> {
  const params = (await screen.params?.(api)) ?? {};
  const named = Object.keys(params).filter((name) => screen.route.path.includes(`:${name}`));
  for (const name of named)
    for (const [kind, wrong] of wrongIdsFor(screen)) {
      await openInside(page, href(screen.route, { ...params, [name]: wrong }));
      const dialog = page.getByRole('dialog').last();
      await expect
        .soft(dialog.getByRole('heading', { name: nothing }), `${name} is ${kind}`)
        .toBeVisible();
      await expect.soft(dialog.locator(fields), `a form, though ${name} is ${kind}`).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect.soft(page.getByRole('dialog'), `left, ${name} is ${kind}`).toHaveCount(0);
      await expect.soft(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await answered(page);
    }
}
