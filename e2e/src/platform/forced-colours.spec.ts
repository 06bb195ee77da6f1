import { candidatesRoutes, selfServiceRoutes } from '@muster/contracts';
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Returns a screenshot of an element as bytes. */
const look = async (part: Locator): Promise<string> => (await part.screenshot()).toString('base64');

test('in forced colours a checkbox and a switch show whether they are on', async ({ as }) => {
  const recruiter = await as('recruiter');
  await recruiter.page.emulateMedia({ forcedColors: 'active' });
  await recruiter.page.goto(candidatesRoutes.list.path);
  const tick = recruiter.page.getByRole('row').nth(1).getByRole('checkbox');
  await expect(tick).toBeVisible();
  const off = await look(tick);
  await tick.check();
  await recruiter.page.getByRole('heading', { level: 1 }).hover();
  expect(await look(tick)).not.toBe(off);

  const candidate = await as('candidate');
  await candidate.page.emulateMedia({ forcedColors: 'active' });
  await candidate.page.goto(selfServiceRoutes.profile.path);
  const track = (checked: boolean) =>
    candidate.page.getByRole('switch', { checked }).first().locator('xpath=..');
  await expect(track(true)).toBeVisible();
  expect(await look(track(false))).not.toBe(await look(track(true)));
});
