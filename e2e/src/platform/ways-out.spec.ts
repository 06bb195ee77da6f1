import { dueShare } from '@muster/build/turns';
import type { Locator, Page } from '@playwright/test';
import { jobsRoutes, jobEndpoints } from '@muster/contracts';
import { pushAddress } from '../fixtures/push-address.ts';
import { expect, test } from '../fixtures/test.ts';
import { addressOf, screens, titleOf } from './screens.ts';
import { settled } from './settled.ts';

/** Screens that save input automatically, even when they close. */
const savesItself: ReadonlySet<string> = new Set([jobsRoutes.applicationIntroduction.path]);

const overlays = screens
  .filter(
    ({ route, account }) =>
      route.kind === 'overlay' && account !== null && !savesItself.has(route.path),
  )
  .toSorted((a, b) => (a.account ?? '').localeCompare(b.account ?? ''));

const typed = 'Half a sentence';

/** Returns a free-text field, preferably a long one, because days and amounts refuse words. */
async function textIn(place: Locator): Promise<Locator> {
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

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Opens a URL as a link does: for Back across a page load, the browser itself asks. */
async function openInside(page: Page, address: string) {
  if (page.url() === 'about:blank') await page.goto('/');
  await pushAddress(page, '/nowhere');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await pushAddress(page, address);
}

async function keepsTyped(
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

for (const screen of dueShare(overlays)) {
  test(`${titleOf(screen)}: no way of leaving it loses typed input`, async ({
    lookAs,
    noConsole,
  }) => {
    noConsole.allow(/answered 4\d\d/, /status of 4\d\d/);
    const { page, api } = await lookAs(screen.account);
    await openInside(page, await addressOf(screen, api));
    await settled(page, screen);
    const dialog = page.getByRole('dialog').last();
    const field = await textIn(dialog);
    test.skip((await field.count()) === 0, 'holds no text');
    await field.fill(typed);
    await keepsTyped(page, field, () => page.keyboard.press('Escape'));
    await keepsTyped(page, field, () => page.goBack());
    await page.goBack();
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(question(page)).toBeHidden();
  });
}

/** Steps of a new job with input fields, one field each; the first has free text. */
const steps = [
  { step: 'role', label: null, value: typed },
  { step: 'conditions', label: 'Hours a week', value: '31' },
  { step: 'positions', label: 'Add', value: '4' },
  { step: 'team', label: 'Candidates at the client at once', value: '7' },
] as const;

for (const { step, label, value } of steps) {
  test(`the ${step} step of a new job keeps typed input if Back changes only the query`, async ({
    as,
  }) => {
    const { page, api } = await as('recruiter');
    const { data } = await api.call(jobEndpoints.list, { query: { 'filter[status]': 'draft' } });
    const [draft] = data;
    if (!draft) throw new Error('The demo data holds no draft');
    const at = (open: string) => `${jobsRoutes.create.path}?job=${draft.id}&step=${open}`;
    await page.goto(at('review'));
    await page.locator(`nav a[href="${at(step)}"]`).click();
    await expect(page).toHaveURL(at(step));
    const form = page.getByRole('main').getByRole('form');
    const field = label ? form.getByLabel(label) : await textIn(form);
    await field.fill(value);
    await keepsTyped(page, field, () => page.goBack(), value);
    await page.goBack();
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(at('review'));
  });
}
