import type { Page } from '@playwright/test';
import { areas, type Area } from '../fixtures/failures/areas.ts';
import { modes, type FailureMode } from '../fixtures/failures/modes.ts';
import { mark } from '../fixtures/failures/spoil.ts';
import { pushAddress } from '../fixtures/push-address.ts';
import { expect, test } from '../fixtures/test.ts';
import { isFullRun } from '../fixtures/full-run.ts';

test.describe.configure({ mode: 'parallel' });

/** Navigates by a menu entry, or as a link does, without reloading the page. */
async function go(page: Page, path: string): Promise<void> {
  const link = page.getByRole('navigation').locator(`a[href="${path}"]`);
  if (await link.count()) await link.first().click();
  else await pushAddress(page, path);
  await expect(page).toHaveURL(path);
}

async function works(page: Page): Promise<void> {
  await expect(page.locator('#area').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
}

interface Report {
  message: string;
  context: { remote?: string; build?: string };
}

/** Collects the page's reports to the platform's monitoring. */
function reportsOf(page: Page): Report[] {
  const reports: Report[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/monitoring')
      reports.push(request.postDataJSON() as Report);
  });
  return reports;
}

async function heal(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => document.body.setAttribute('data-healed', ''));
}

async function failAndHeal(page: Page, area: Area, mode: FailureMode & { says: string }) {
  const failure = page.getByRole('alert').filter({ hasText: mode.says });
  await go(page, area.path);
  if (!mode.slow) await expect(failure).toBeVisible();
  await go(page, area.elsewhere);
  await works(page);

  await go(page, area.path);
  await expect(failure).toBeVisible({ timeout: 12_000 });
  await heal(page);
  await failure.getByRole('button', { name: 'Try again' }).click();
}

// Each failure on one remote, in turn; the full run tests all combinations.
for (const [at, area] of areas.entries()) {
  for (const [which, mode] of modes.entries()) {
    if (!isFullRun && which % areas.length !== at) continue;

    test(`${area.remote} ${mode.name} affects its own area only`, async ({ as, noConsole }) => {
      noConsole.allow(new RegExp(`${area.remote}|${area.remote.replaceAll('-', '_')}|${mark}`));
      if (mode.noise) noConsole.allow(mode.noise);
      const { page } = await as(area.account);
      const reports = reportsOf(page);
      await mode.spoil(page, area.remote);
      await page.goto(area.elsewhere);
      await works(page);
      await page.evaluate(() => document.body.setAttribute('data-marker', 'same page'));

      const { says } = mode;
      if (says === null) await go(page, area.path);
      else await failAndHeal(page, area, { ...mode, says });

      await works(page);
      await expect(page).toHaveURL(area.path);
      await expect(page.locator('body')).toHaveAttribute('data-marker', 'same page');
      // A page may lack several of its parts: each is reported with the name of its build.
      const told = [
        ...new Map(
          reports.map(({ context: { remote, build } }) => [
            `${remote} ${build}`,
            { remote, build },
          ]),
        ).values(),
      ];
      const build = expect.stringMatching(/^[0-9a-f]{12}$|^unknown$/);
      expect(told, JSON.stringify(reports)).toEqual(
        says === null ? [] : [{ remote: area.remote, build }],
      );
    });
  }
}
