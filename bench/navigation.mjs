// npm run bench -- navigation [--rounds N] [--windows N] [--root FOLDER] [--no-build]: measures from the
// click to the new list, between two remotes compared with within one.
import { setTimeout as pause } from 'node:timers/promises';
import { signedInContext, startBrowser } from './browser.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { clickToPaint } from './click-to-paint.mjs';
import { median } from './median.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';

const rounds = Number(option('rounds') ?? 10);
const windows = Number(option('windows') ?? 3);
/** Long enough for the work that a page does after rendering. */
const rest = 400;

/** @typedef {import('./click-to-paint.mjs').Step} Step */
/** @type {Record<'across' | 'within', [Step, Step]>} */
const ways = {
  across: [
    { path: '/candidates', title: 'Candidates' },
    { path: '/jobs', title: 'Jobs' },
  ],
  within: [
    { path: '/team', title: 'Team' },
    { path: '/settings/activity', title: 'Activity log' },
  ],
};

/** @typedef {{ heading: number, data: number, path: string }} Times */
/** @type {Record<keyof typeof ways, { first: Times[], repeat: Times[] }>} */
const times = { across: { first: [], repeat: [] }, within: { first: [], repeat: [] } };

const root = await builtCheckout();
const platform = await startPlatform({ root });
const browser = await startBrowser();
try {
  for (let window = 0; window <= windows; window += 1) {
    for (const way of /** @type {const} */ (['across', 'within'])) {
      const [from, to] = ways[way];
      const context = await signedInContext(browser, platform.origin);
      const page = await context.newPage();
      await page.goto(from.path);
      await page.locator('main tbody tr[data-row-id]').first().waitFor();
      await pause(3 * rest);
      for (let round = 0; round <= rounds; round += 1) {
        const there = { ...(await clickToPaint(page, to)), path: to.path };
        await pause(rest);
        const back = { ...(await clickToPaint(page, from)), path: from.path };
        await pause(rest);
        // The first window warms the server up.
        if (window > 0) times[way][round === 0 ? 'first' : 'repeat'].push(there);
        if (window > 0 && round > 0) times[way].repeat.push(back);
      }
      await context.close();
      console.error(`${way} ${window}`);
    }
  }
} finally {
  await browser.close();
  await platform.stop();
}

/** @typedef {Exclude<keyof Times, 'path'>} Moment */
/** @param {keyof typeof ways} way @param {'first' | 'repeat'} which @param {Moment} what */
const of = (way, which, what) => median(times[way][which].map((time) => time[what]));
/** @param {keyof typeof ways} way @param {0 | 1} place */
const repeatedTo = (way, place) =>
  median(
    times[way].repeat.filter(({ path }) => path === ways[way][place].path).map(({ data }) => data),
  );
/** @param {string} label @param {number} across @param {number} within */
const row = (label, across, within) => [label, across, within, across / within];
/** @param {'first' | 'repeat'} which @param {Moment} what */
const rowOf = (which, what) =>
  row(`${which}, ${what}`, of('across', which, what), of('within', which, what));
/** @param {0 | 1} place */
const rowTo = (place) =>
  row(
    `repeat, data: ${ways.across[place].title.toLowerCase()}, ${ways.within[place].title.toLowerCase()}`,
    repeatedTo('across', place),
    repeatedTo('within', place),
  );
const data = of('across', 'repeat', 'data');
const heavier =
  'The list of candidates has three times the elements of either list within one remote; that of jobs has as many as they do.';

report({
  title: 'Navigation between lists',
  method: `From the click to the frame that shows the heading, and the first row. Between remotes: candidates and jobs; within one: team and activity log. ${windows} windows with one first and ${2 * rounds} repeated clicks each, no slow line, medians.`,
  columns: ['', 'between remotes, ms', 'within one, ms', 'ratio'],
  rows: [
    rowOf('first', 'heading'),
    rowOf('first', 'data'),
    rowOf('repeat', 'heading'),
    rowOf('repeat', 'data'),
    rowTo(0),
    rowTo(1),
  ],
  aims: [
    {
      text: 'repeated, until the first row, beside within one remote',
      value: data / of('within', 'repeat', 'data'),
      limit: 1.3,
      unit: '×',
      note: heavier,
    },
    {
      text: 'repeated, until the first row',
      value: data,
      limit: 100,
      unit: ' ms',
      note: heavier,
    },
  ],
});
