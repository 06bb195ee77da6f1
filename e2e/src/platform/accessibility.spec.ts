import { dueShare } from '@muster/build/turns';
import { allRoutes } from '@muster/contracts';
import type { Page } from '@playwright/test';
import { seriousFindings } from '../fixtures/axe/findings.ts';
import { tooManyShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';
import { coveredTexts } from './covered-text.ts';
import { openScreen } from './open-screen.ts';
import { addressOf, screens, titleOf, type Screen } from './screens.ts';
import { settled } from './settled.ts';
import { isFullRun } from '../fixtures/full-run.ts';

test.describe.configure({ mode: 'parallel' });

/** Another scheme can only change colours, which are also the slowest rules of axe. */
const colours = ['color-contrast', 'link-in-text-block'];
type Scheme = 'light' | 'dark';

/**
 * Returns the schemes in which a screen is checked: `npm run test:full` checks the colours of both,
 * other runs check alternate screens in light and dark.
 */
function schemesOf(screen: Screen): readonly [first: Scheme, ...more: Scheme[]] {
  if (isFullRun) return ['light', 'dark'];
  return screens.indexOf(screen) % 2 ? ['light'] : ['dark'];
}

const desk = { width: 1280, height: 800 };
/** A tablet in landscape, where bars and columns are still as on the desktop. */
const tablet = { width: 1024, height: 768 };
/** The desktop at 200 % zoom. */
const zoomed = { width: 640, height: 400 };
const phone = { width: 390, height: 844 };

/** Between desktop and phone, every screen is tested on one of these in turn, or on both. */
const between = [tablet, zoomed] as const;
const sizesOf = (screen: Screen) =>
  isFullRun ? between : [between[(screens.indexOf(screen) >> 1) % 2]!];

/** Screens of one account run one after the other, on one page. */
const byAccount = screens.toSorted((a, b) => (a.account ?? '').localeCompare(b.account ?? ''));

type Size = typeof desk;

async function fits(page: Page, screen: Screen, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await settled(page, screen);
  await expect
    .soft(page.locator('html'), `scrolls sideways at ${size.width} px`)
    .toHaveJSProperty('scrollWidth', size.width);
  expect.soft(await coveredTexts(page), `covered at ${size.width} px`).toEqual([]);
}

async function fitsAPhone(page: Page, screen: Screen): Promise<void> {
  await fits(page, screen, phone);
  if (!screen.action) return;
  // On a phone the actions of a list are in its menu.
  if (screen.action.inMenu) await page.getByRole('button', { name: 'More actions' }).click();
  const action = page.getByRole(screen.action.role, { name: screen.action.name }).last();
  await action.scrollIntoViewIfNeeded();
  await expect.soft(action, 'its main action').toBeInViewport({ ratio: 1 });
}

async function inScheme(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

test('every screen that exists is in the table', () => {
  const built = allRoutes.filter(({ status }) => status === 'built').map(({ path }) => path);
  const listed = new Set(screens.map(({ route }) => route.path));
  expect(built.filter((path) => !listed.has(path))).toEqual([]);
});

test('no two records, tabs or lists have the same title', async ({ lookAs, noConsole }) => {
  test.setTimeout(120_000);
  const { page, api } = await lookAs('team.lead');
  noConsole.allow(/answered 4\d\d/, /status of 4\d\d/);
  // A URL that redirects shows another screen.
  const titles = new Map<string, Set<string>>();
  for (const screen of screens.filter(
    ({ account, route, query }) => account === 'team.lead' && route.kind === 'page' && !query,
  )) {
    await openScreen(page, await addressOf(screen, api));
    await settled(page, screen);
    const title = await page.title();
    titles.set(title, (titles.get(title) ?? new Set()).add(new URL(page.url()).pathname));
  }
  expect(titles.size).toBeGreaterThan(5);
  const shared = [...titles].filter(([, addresses]) => addresses.size > 1);
  expect(shared.map(([title, addresses]) => [title, ...addresses])).toEqual([]);
});

for (const screen of dueShare(byAccount)) {
  test(`${titleOf(screen)} has no serious findings, light and dark, keeps still, fits a tablet, 200 % zoom and a phone`, async ({
    lookAs,
    noConsole,
  }) => {
    // Visitor pages request sessions and links that do not exist, which answers 4xx.
    if (!screen.account) noConsole.allow(/answered 4\d\d/, /status of 4\d\d/);
    const { page, api } = await lookAs(screen.account);
    const [scheme, ...more] = schemesOf(screen);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize(desk);
    await openScreen(page, await addressOf(screen, api));
    await settled(page, screen);
    expect.soft(await tooManyShifts(page), 'what moved while it came up').toEqual([]);
    expect.soft(await coveredTexts(page), 'covered by something else').toEqual([]);
    await expect.soft(page.locator('h1'), 'one heading of the first level').toHaveCount(1);
    await inScheme(page, scheme);
    expect.soft(await seriousFindings(page), scheme).toEqual([]);
    for (const another of more) {
      await inScheme(page, another);
      expect.soft(await seriousFindings(page, { rules: colours }), another).toEqual([]);
    }
    for (const size of sizesOf(screen)) await fits(page, screen, size);
    await fitsAPhone(page, screen);
  });
}
