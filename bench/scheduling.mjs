// npm run bench -- scheduling [--hosts 8] [--events 2000] [--days 30] [--rounds 200] [--turns 5] [--no-build]
// Compares finding common free times of several hosts with reading their events through the driver,
// and measures the longest frame while showing months full of events.
import { setTimeout as pause } from 'node:timers/promises';
import { signedInContext, startBrowser } from './browser.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { addEvents } from './event-data.mjs';
import { busiestJob } from './job-data.mjs';
import { percentile } from './load.mjs';
import { longestFrame } from './longest-frame.mjs';
import { median } from './median.mjs';
import { databaseOf, headersOf, hire, signInAs } from './people.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';

const hosts = Number(option('hosts') ?? 8);
const events = Number(option('events') ?? 2000);
const days = Number(option('days') ?? 30);
const rounds = Number(option('rounds') ?? 200);
const turns = Number(option('turns') ?? 5);
const day = 24 * 3_600_000;
/** Long enough for the work that a page does after rendering. */
const rest = 600;

const root = await builtCheckout();
const platform = await startPlatform({ root });
const { client, db } = await databaseOf(platform.dataDir);
try {
  // Ready once sign-in works.
  const recruiter = await signInAs(platform.origin, 'recruiter@muster.test', 'recruiter');
  reportFreeBusy(await freeBusy(headersOf(platform.origin, recruiter)));
  reportMonths(await inBrowser());
} finally {
  await client.close();
  await platform.stop();
}

/** Creates the people whose events are read: colleagues without other events. */
async function hireHosts() {
  await hire(db, hosts);
  const found = await db
    .collection('users')
    .find({ nameKey: /^bench / })
    .limit(hosts)
    .project({ _id: 1 })
    .toArray();
  return found.map(({ _id }) => /** @type {import('mongodb').ObjectId} */ (_id));
}

/** @param {Record<string, string>} headers */
async function freeBusy(headers) {
  const userIds = await hireHosts();
  const today = Math.floor(Date.now() / day) * day;
  await addEvents(db, { userIds, events, from: today, days });
  const { applications } = await busiestJob(db);
  const id = applications[0]?._id.toHexString();
  const query = `durationMin=45&noticeHours=2&horizonDays=${days}&hostIds=${userIds.join(',')}`;
  const path = `${platform.origin}/api/v1/applications/${id}/free-times?${query}`;
  /** @param {string} rule */
  const ask = async (rule) => {
    const answer = await fetch(`${path}&hostRule=${rule}`, { headers });
    if (!answer.ok) throw new Error(`Free times were refused: ${await answer.text()}`);
    return /** @type {{ times: object[] }} */ (await answer.json()).times.length;
  };
  const span = { from: new Date(today), to: new Date(today + days * day) };
  const found = { all: await ask('all'), anyOf: await ask('any_of') };
  if (found.all === 0 || found.anyOf <= found.all) throw new Error(JSON.stringify(found));
  return {
    found,
    driver: await timed(() => readEvents(userIds, span)),
    all: await timed(() => ask('all')),
    anyOf: await timed(() => ask('any_of')),
  };
}

/**
 * Reads the events and their invitations, the minimum needed to tell who is free. @param
 * {import('mongodb').ObjectId[]} userIds @param {{ from: Date, to: Date }} span
 */
async function readEvents(userIds, { from, to }) {
  const invited = await db
    .collection('calendar_attendees')
    .find({ userId: { $in: userIds } })
    .toArray();
  const found = await db
    .collection('calendar_events')
    .find({
      deletedAt: null,
      cancelledAt: null,
      startsAt: { $lt: to },
      lastEndsAt: { $gt: from },
      $or: [
        { organiserId: { $in: userIds } },
        { _id: { $in: invited.map(({ eventId }) => eventId) } },
      ],
    })
    .sort({ startsAt: 1, _id: 1 })
    .toArray();
  if (found.length < events) throw new Error(`${found.length} events were read`);
}

/**
 * Runs sequentially, after a quarter as many runs to warm up. @param {() => Promise<unknown>} work
 */
async function timed(work) {
  /** @type {number[]} */
  const times = [];
  for (let round = -rounds / 4; round < rounds; round += 1) {
    const begin = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - begin);
  }
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

/** @param {Awaited<ReturnType<typeof freeBusy>>} figures */
function reportFreeBusy({ found, driver, all, anyOf }) {
  report({
    title: `When ${hosts} hosts are free, over ${days} days with ${events.toLocaleString('en')} events`,
    method: `One request after the other, ${rounds} of each. A third of the events are of two of the hosts, one in twenty comes round each week. Beside it the least that could answer: the same events and invitations, read by the driver. Times found: ${found.all} for all hosts, ${found.anyOf} for one of them.`,
    columns: ['', 'p50 ms', 'p95 ms', 'ratio of p95'],
    rows: [
      ['events read by the driver', driver.p50, driver.p95, 1],
      ['all hosts are free', all.p50, all.p95, all.p95 / driver.p95],
      ['one of them is free', anyOf.p50, anyOf.p95, anyOf.p95 / driver.p95],
    ],
    aims: [
      {
        text: 'all are free, p95 beside the driver',
        unit: '×',
        value: all.p95 / driver.p95,
        limit: 2,
      },
      {
        text: 'one is free, p95 beside the driver',
        unit: '×',
        value: anyOf.p95 / driver.p95,
        limit: 2,
      },
    ],
  });
}

/**
 * Months of the recruiter's own calendar with this many events each; the view switches between
 * them.
 */
async function inBrowser() {
  const me = await db.collection('users').findOne({ emailNorm: 'recruiter@muster.test' });
  if (!me) throw new Error('There is no demo recruiter');
  const browser = await startBrowser();
  try {
    const context = await signedInContext(browser, platform.origin);
    const page = await context.newPage();
    const figures = [];
    // Years without demo events and without reminders.
    for (const [count, year] of /** @type {const} */ ([
      [200, 2031],
      [500, 2032],
    ])) {
      for (const month of [5, 6])
        await addEvents(db, {
          userIds: [me._id],
          events: count,
          days: 28,
          repeated: false,
          from: Date.UTC(year, month - 1, 1),
        });
      figures.push({ count, ...(await turnMonths(page, year)) });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** @param {import('@playwright/test').Page} page @param {number} year */
async function turnMonths(page, year) {
  const main = page.getByRole('main');
  const shown = async (/** @type {string} */ name) => {
    await page.getByText(name, { exact: true }).waitFor();
    await main
      .getByRole('button', { name: /Bench event|events|more/ })
      .first()
      .waitFor();
    await pause(rest);
  };
  /** @type {Record<'comes' | 'turns' | 'scrolls', number[]>} */
  const times = { comes: [], turns: [], scrolls: [] };
  // The first turn fills the caches.
  for (let turn = 0; turn <= turns; turn += 1) {
    await page.goto(`/calendar?view=day&day=${year}-05-15`);
    await main.getByText('Bench event').first().waitFor();
    await pause(rest);
    const comes = await longestFrame(page, async () => {
      await page.getByText('Month', { exact: true }).click();
      await shown(`May ${year}`);
    });
    const next = await longestFrame(page, async () => {
      await page.getByRole('button', { name: 'Later' }).click();
      await shown(`Jun ${year}`);
    });
    const scrolls = await longestFrame(page, () => scroll(page));
    if (turn === 0) continue;
    times.comes.push(comes);
    times.turns.push(next);
    times.scrolls.push(scrolls);
  }
  return {
    comes: median(times.comes),
    turns: median(times.turns),
    scrolls: median(times.scrolls),
  };
}

/** @param {import('@playwright/test').Page} page */
async function scroll(page) {
  await page.mouse.move(700, 500);
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, step < 30 ? 60 : -60);
    await pause(16);
  }
}

/** @param {Awaited<ReturnType<typeof inBrowser>>} figures */
function reportMonths(figures) {
  report({
    title: 'The longest frame of a month in the calendar',
    method: `The longest time from one frame to the next, at 1280 × 800: from the click in the day view until the month rests, from the click on the next month, and while the page is scrolled; medians of ${turns} turns. Up to 200 events are named, the first of each day; of more, days tell how many they have.`,
    columns: ['events a month', 'month comes up, ms', 'next month, ms', 'scrolling, ms'],
    rows: figures.map(({ count, comes, turns, scrolls }) => [String(count), comes, turns, scrolls]),
    aims: figures.map(({ count, comes, turns, scrolls }) => ({
      text: `longest frame with ${count} events`,
      limit: 50,
      unit: ' ms',
      value: Math.max(comes, turns, scrolls),
    })),
  });
}
