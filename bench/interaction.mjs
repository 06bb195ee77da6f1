// npm run bench -- interaction [--no-build]: measures what users wait for, scroll and click: layout
// shift of each built screen, rows visible without scrolling, clicks from a candidate's record.
import { candidatesRoutes, href } from '@muster/contracts';
import { allowedShift, shiftOf, watchShifts } from '../e2e/src/fixtures/layout-shifts.ts';
import { SessionApi } from '../e2e/src/fixtures/session-api.ts';
import { waysFromRecord } from '../e2e/src/platform/clicks-from-record.ts';
import { desk, lists, maxAbove, phone, rowsOf } from '../e2e/src/platform/first-rows.ts';
import { addressOf, screens, titleOf } from '../e2e/src/platform/screens.ts';
import { settled } from '../e2e/src/platform/settled.ts';
import { startBrowser } from './browser.mjs';
import { builtCheckout } from './checkout.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';

const root = await builtCheckout();
const platform = await startPlatform({
  root,
  env: { RATE_LIMITS: 'off', PASSWORD_COST: '1024,1,1' },
});
const browser = await startBrowser();
/** @type {Map<string, { page: import('@playwright/test').Page, api: SessionApi }>} */
const people = new Map();
/** @type {string[]} */
const unmeasured = [];

try {
  const shifts = [];
  for (const screen of screens) {
    const shift = await shiftWhileComing(screen).catch(say(titleOf(screen)));
    if (shift !== null) shifts.push({ title: titleOf(screen), shift });
  }
  report({
    title: 'Layout shift while a screen comes up',
    method: `The sum of the layout shifts of each built screen by its address, at 1280 × 800, demo data. ${shifts.filter(({ shift }) => shift === 0).length} of ${shifts.length} do not move at all; those that move:`,
    columns: ['', 'shift'],
    rows: shifts
      .filter(({ shift }) => shift > 0)
      .sort((a, b) => b.shift - a.shift)
      .map(({ title, shift }) => [title, Number(shift.toFixed(4))]),
    aims: [
      {
        text: 'the most of all',
        value: Math.max(...shifts.map(({ shift }) => shift)),
        limit: allowedShift,
      },
    ],
  });

  const rows = [];
  for (const list of lists) {
    const found = await rowsBefore(list).catch(say(list.name));
    if (found) rows.push({ name: list.name, ...found });
  }
  report({
    title: 'Rows before anything is scrolled',
    method:
      'Whole rows of a list at 1440 × 900 and at 390 × 844, and where the first begins on a phone. Some lists of the demo data have no more rows.',
    columns: ['', 'rows, 1440 × 900', 'rows, 390 × 844', 'first row on a phone, px'],
    rows: rows.map(({ name, onDesk, onPhone, top }) => [name, onDesk, onPhone, top]),
    aims: [
      { text: 'first row, px', value: Math.max(...rows.map(({ top }) => top)), limit: maxAbove },
    ],
  });

  const clicks = [];
  for (const way of waysFromRecord) {
    const count = await clicksOf(way).catch(say(way.to));
    if (count !== null) clicks.push({ to: way.to, count });
  }
  report({
    title: 'Clicks from the record of a candidate',
    columns: ['', 'clicks'],
    rows: clicks.map(({ to, count }) => [to, count]),
    aims: clicks.map(({ to, count }) => ({ text: to, value: count, limit: 1 })),
  });
} finally {
  await browser.close();
  await platform.stop();
}
if (unmeasured.length > 0) {
  console.error(`not measured: ${unmeasured.join(', ')}`);
  process.exitCode = 1;
}

/** Reports what could not be measured, and continues. @param {string} what */
function say(what) {
  return (/** @type {unknown} */ error) => {
    console.error(`${what}: ${String(error).split('\n')[0]}`);
    unmeasured.push(what);
    return null;
  };
}

/** @param {string | null} account */
async function personOf(account) {
  const known = account && people.get(account);
  if (known) return known;
  const context = await browser.newContext({
    baseURL: platform.origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  // The compiler of this file wraps function names in a helper, which functions in the page need,
  // too.
  await context.addInitScript('globalThis.__name = (it) => it');
  const person = { page: await context.newPage(), api: new SessionApi(context.request) };
  if (account) {
    await person.api.signIn(account);
    people.set(account, person);
  }
  await watchShifts(person.page);
  return person;
}

/** @param {import('../e2e/src/platform/screens.ts').Screen} screen */
async function shiftWhileComing(screen) {
  const { page, api } = await personOf(screen.account);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(await addressOf(screen, api));
  await settled(page, screen);
  const shift = await shiftOf(page);
  if (!screen.account) await page.context().close();
  return shift;
}

/** @param {typeof lists[number]} list */
async function rowsBefore({ route, account }) {
  const { page } = await personOf(account);
  await page.setViewportSize(desk);
  await page.goto(href(route));
  const { whole: onDesk } = await rowsOf(page);
  await page.setViewportSize(phone);
  await page.goto(href(route));
  const { whole: onPhone, top } = await rowsOf(page);
  return { onDesk, onPhone, top };
}

/** @param {typeof waysFromRecord[number]} way */
async function clicksOf({ from, clicks, arrived }) {
  const { page, api } = await personOf('recruiter');
  await page.setViewportSize(desk);
  await page.goto(href(candidatesRoutes.profile, await from(api)));
  for (const name of clicks)
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await arrived(page).waitFor();
  return clicks.length;
}
