import { dueShare } from '@muster/build/turns';
import { href } from '@muster/contracts';
import { pushAddress } from '../fixtures/push-address.ts';
import { expect, test } from '../fixtures/test.ts';
import { screens, titleOf } from './screens.ts';
import { isFullRun } from '../fixtures/full-run.ts';

const overlays = screens
  .filter(({ route }) => route.kind === 'overlay' && route.path.includes(':'))
  .toSorted((a, b) => (a.account ?? '').localeCompare(b.account ?? ''));

const wrongIds = [
  ['unknown', '64b0000000000000000000ff'],
  ['malformed', 'not-an-id'],
] as const;
/**
 * Half of the overlays are tested with one of them and the others with the other; full runs test
 * both.
 */
const wrongIdsFor = (index: number) =>
  isFullRun ? wrongIds : wrongIds.filter((_, i) => i === index % 2);
const nothing = 'There is nothing here';
const fields = 'input:enabled:visible, textarea:enabled:visible, [contenteditable="true"]:visible';

for (const screen of dueShare(overlays)) {
  test(`${titleOf(screen)}: an unknown id is reported, with a way back`, async ({
    lookAs,
    noConsole,
  }) => {
    noConsole.allow(/answered 4\d\d/, /status of 4\d\d/);
    const { page, api } = await lookAs(screen.account);
    const params = (await screen.params?.(api)) ?? {};
    const named = Object.keys(params).filter((name) => screen.route.path.includes(`:${name}`));
    if (page.url() === 'about:blank') await page.goto('/');
    expect(named.length).toBeGreaterThan(0);
    const tried = wrongIdsFor(overlays.indexOf(screen));
    expect(tried.length).toBeGreaterThan(0);
    for (const name of named)
      for (const [kind, wrong] of tried) {
        await pushAddress(page, '/nowhere');
        await expect(page.getByRole('heading', { name: nothing })).toHaveCount(1);
        await pushAddress(page, href(screen.route, { ...params, [name]: wrong }));
        const dialog = page.getByRole('dialog').last();
        await expect
          .soft(dialog.getByRole('heading', { name: nothing }), `${name} is ${kind}`)
          .toBeVisible();
        await expect
          .soft(dialog.locator(fields), `a form, though ${name} is ${kind}`)
          .toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect.soft(page.getByRole('dialog'), `left, ${name} is ${kind}`).toHaveCount(0);
        await expect.soft(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      }
  });
}
