import type { Locator, Page } from '@playwright/test';
import { candidatesRoutes, href } from '@muster/contracts';
import { seriousFindings } from '../fixtures/axe/findings.ts';
import { expect, test } from '../fixtures/test.ts';

const list = href(candidatesRoutes.list);
const farthest = 60;
// Navigating by Tab takes many key presses.
test.slow();

/** Presses Tab until a control has the focus, as users without a mouse do. */
async function tabTo(
  page: Page,
  control: Locator,
  way: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(control).toBeVisible();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < farthest && !(await isFocused()); step += 1)
    await page.keyboard.press(way);
  await expect(control).toBeFocused();
}

/** All tabs of the demo's views fit. */
const wide = { viewport: { width: 1800, height: 900 } };

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
const header = (page: Page, name: RegExp) => page.getByRole('columnheader', { name });
const opened = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: /Candidates/ })).toBeVisible();

/** Types into the field that is focused automatically. Earlier key presses would be lost. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
}

/** Activates the first (ArrowDown) or the last (ArrowUp) entry of the menu that was opened. */
async function pressInMenu(
  page: Page,
  name: string,
  arrow: 'ArrowDown' | 'ArrowUp',
): Promise<void> {
  const item = page.getByRole('menuitem', { name });
  await expect(page.locator('[role="menu"]:focus-within')).toBeVisible();
  await page.keyboard.press(arrow);
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

async function filterByRate(page: Page, max: string): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Add a filter' }));
  await typeInto(page, page.getByRole('textbox', { name: 'Find a filter' }), 'rate');
  await press(page, page.getByRole('list', { name: 'Add a filter' }).getByRole('button'));
  await typeInto(page, page.getByRole('textbox', { name: 'Value' }), max);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter\[rate\]\[lte\]=/);
}

test('a user creates and shares a view, and a colleague opens it with what they may see, by keyboard alone', async ({
  as,
}) => {
  const [ana, esra] = [await as('recruiter', wide), await as('vetter', wide)];
  const { page } = ana;
  await page.goto(list);
  await opened(page);

  await test.step('the recruiter filters by rate, hides a column and makes the rows compact', async () => {
    await filterByRate(page, '55');
    await press(page, page.getByRole('button', { name: 'Use compact rows' }));
    await press(page, page.getByRole('button', { name: 'Choose columns' }));
    await press(page, page.getByRole('checkbox', { name: 'Notice' }), 'Space');
    await page.keyboard.press('Escape');
    await expect(header(page, /Notice/)).toBeHidden();
  });

  await test.step('the recruiter saves and shares the view', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Save view' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await typeInto(page, dialog.getByRole('textbox', { name: 'Name' }), 'Within budget');
    await press(page, dialog.getByRole('checkbox', { name: 'Share with everyone' }), 'Space');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(tab(page, /Within budget/)).toHaveAttribute('aria-current', 'page');
  });

  const total = await tab(page, /Within budget/).innerText();

  await test.step('the view is the same after a reload and in another browser', async () => {
    const address = page.url();
    await page.reload();
    await expect(tab(page, /Within budget/)).toHaveAttribute('aria-current', 'page');
    await expect(header(page, /Notice/)).toBeHidden();
    const elsewhere = await as('recruiter', wide);
    await elsewhere.page.goto(address);
    await expect(elsewhere.page.getByRole('table', { name: 'Candidates' })).toBeVisible();
    await expect(header(elsewhere.page, /Notice/)).toBeHidden();
    // The rows of all candidates have the height she chose before opening the view.
    await press(elsewhere.page, tab(elsewhere.page, /^All/));
    await expect(header(elsewhere.page, /Notice/)).toBeHidden();
    await expect(
      elsewhere.page.getByRole('button', { name: 'Use comfortable rows' }),
    ).toBeVisible();
  });

  await test.step('a vetter opens it from her tabs and sees her rows, but no rate anywhere', async () => {
    const { page: hers } = esra;
    await hers.goto(list);
    await opened(hers);
    await press(hers, tab(hers, /Within budget/));
    await expect(hers).toHaveURL(/view=/);
    await expect(hers.getByText(/Shared by Ana Kovač/).last()).toBeVisible();
    await expect(hers.getByText(/without the filter by rate/)).toBeVisible();
    expect(hers.url()).not.toContain('rate');
    await expect(header(hers, /Notice/)).toBeHidden();
    await expect(header(hers, /Rate/)).toBeHidden();
    await expect(tab(hers, /Within budget/)).toContainText(/\d/);
    expect(await tab(hers, /Within budget/).innerText()).not.toBe(total);
    const shown = await hers.getByRole('heading', { level: 1 }).locator('..').innerText();
    expect(shown).toContain((await tab(hers, /Within budget/).innerText()).match(/\d+/)?.[0]);
    expect(await seriousFindings(hers)).toEqual([]);
  });
});

test('a user changes, reorders, deletes and restores a view by keyboard', async ({ as }) => {
  const { page } = await as('team.lead', wide);
  await page.goto(`${list}?filter[status]=new`);
  await opened(page);
  await press(page, page.getByRole('button', { name: 'Save view' }));
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await typeInto(page, name, 'Fresh faces');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=/);

  await test.step('a changed view offers to save the change', async () => {
    await page.goto(`${page.url()}&q=a`);
    await expect(page.getByText('Changed since it was saved.')).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Save changes' }));
    await expect(page.getByText('Changed since it was saved.')).toBeHidden();
  });

  await test.step('the view moves to the front and opens first', async () => {
    // The focused button was removed with the changes, so the focus continues at the element before
    // it.
    await tabTo(page, page.getByRole('button', { name: 'Manage views' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Views' });
    const rows = drawer.getByRole('listitem');
    await expect(rows.last()).toContainText('Fresh faces');
    await tabTo(page, drawer.getByRole('button', { name: 'Move “Fresh faces” up' }));
    const count = await rows.count();
    for (let step = 1; step < count; step += 1) await page.keyboard.press('Enter');
    await expect(rows.first()).toContainText('Fresh faces');
    await press(page, drawer.getByRole('button', { name: 'Actions for “Fresh faces”' }));
    await pressInMenu(page, 'Open first', 'ArrowDown');
    await expect(drawer.getByText('Opens first')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto(list);
    await expect(page).toHaveURL(/view=.*filter\[status\]=new/);
    await press(page, tab(page, /^All/));
    await expect(page).toHaveURL(/view=all$/);
  });

  await test.step('a deleted view can be restored', async () => {
    await press(page, page.getByRole('button', { name: 'Manage views' }));
    const drawer = page.getByRole('dialog', { name: 'Views' });
    await press(page, drawer.getByRole('button', { name: 'Actions for “Fresh faces”' }));
    await pressInMenu(page, 'Delete', 'ArrowUp');
    await expect(drawer.getByText('Fresh faces')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(tab(page, /^Fresh faces/)).toBeVisible();
  });
});

test('on a phone the views are one menu, and nothing exceeds the screen', async ({ as }) => {
  const { page } = await as('recruiter', { viewport: { width: 390, height: 844 } });
  await page.goto(list);
  await page.getByRole('button', { name: 'View: All. Other views' }).click();
  await page.getByRole('menuitem', { name: /Ready to submit/ }).click();
  await expect(page.getByRole('button', { name: /^View: Ready to submit/ })).toBeVisible();
  await expect(page.getByText('Shared by Lukas Petrov.')).toBeVisible();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(sideways).toBe(false);
  expect(await seriousFindings(page)).toEqual([]);
});
