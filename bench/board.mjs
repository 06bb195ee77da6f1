// npm run bench -- board [--cards 500] [--jobs 10000] [--applications 200000] [--rounds 10] [--data FOLDER] [--no-build]
// Compares the board of a job with many candidates with the candidate list: from the click to the
// first card, and the longest frame while scrolling and while dragging a card; then measures the
// BFF's responses with many jobs and applications, and with a tenth of both.
import { setTimeout as pause } from 'node:timers/promises';
import { signedInContext, startBrowser } from './browser.mjs';
import { candidateData } from './candidate-data.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { applicationsOfPerson, busiestJob, fillBoard, fillJobs } from './job-data.mjs';
import { measure } from './load.mjs';
import { longestFrame } from './longest-frame.mjs';
import { median } from './median.mjs';
import { databaseOf, headersOf, signInAs } from './people.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';

const cards = Number(option('cards') ?? 500);
const jobs = Number(option('jobs') ?? 10_000);
const applications = Number(option('applications') ?? 200_000);
const rounds = Number(option('rounds') ?? 10);
/** Long enough for the work that a page does after rendering. */
const rest = 400;
/** Long enough for the database to write a snapshot after so many inserts. */
const settled = 10_000;

const root = await builtCheckout();
const people = Math.max(2 * cards, applications / applicationsOfPerson);
const platform = await startPlatform({ root, dataDir: candidateData(root, people) });
const { client, db } = await databaseOf(platform.dataDir);
try {
  // Ready once sign-in works.
  const recruiter = await signInAs(platform.origin, 'recruiter@muster.test', 'recruiter');
  const headers = headersOf(platform.origin, recruiter);
  const busy = await busiestJob(db);
  await fillBoard(db, busy, cards);
  const jobId = busy.job._id.toHexString();
  console.error('… the board beside the list');
  reportBoard(await inBrowser(jobId));

  // Reads every job, so that all are counted.
  const lead = await signInAs(platform.origin, 'team.lead@muster.test', 'team_lead');
  const paths = {
    'list of jobs': { path: '/jobs?limit=25', headers: headersOf(platform.origin, lead) },
    'board of one job': { path: `/jobs/${jobId}/applications`, headers },
    'list of candidates': { path: '/candidates?limit=25', headers },
  };
  console.error('… a tenth of the jobs');
  await fillJobs(db, busy, { jobs: jobs / 10, applications: applications / 10 });
  const few = await answers(paths);
  console.error('… all jobs');
  await fillJobs(db, busy, { jobs, applications });
  const many = await answers(paths);
  reportLists(Object.keys(paths), few, many);
} finally {
  await client.close();
  await platform.stop();
}

/**
 * Measures the response time of each path.
 * @param {Record<string, { path: string, headers: Record<string, string> }>} paths
 */
async function answers(paths) {
  /** @type {Record<string, Awaited<ReturnType<typeof measure>>>} */
  const found = {};
  await pause(settled);
  for (const [name, { path, headers }] of Object.entries(paths))
    found[name] = await measure({
      origin: platform.origin,
      request: () => ({ path: `/api/v1${path}`, headers }),
      pids: [platform.pid],
      connections: 4,
    });
  return found;
}

/** @param {string} jobId */
async function inBrowser(jobId) {
  const browser = await startBrowser();
  try {
    const context = await signedInContext(browser, platform.origin);
    const page = await context.newPage();
    const record = `/jobs/${jobId}`;
    const board = { path: `${record}/candidates`, shows: '[data-card]' };
    const list = { path: '/candidates', shows: 'main tbody tr[data-row-id]' };
    const times = {
      board: /** @type {number[]} */ ([]),
      list: /** @type {number[]} */ ([]),
    };
    /** Both start on a freshly loaded job page that shows neither. @param {typeof list} to */
    const fromRecord = async (to) => {
      await page.goto(record);
      await page.locator(`a[href="${to.path}"]`).first().waitFor();
      await pause(3 * rest);
      return clickUntil(page, to);
    };
    // The first round fills the caches.
    for (let round = 0; round <= rounds; round += 1) {
      const toBoard = await fromRecord(board);
      const toList = await fromRecord(list);
      if (round === 0) continue;
      times.board.push(toBoard);
      times.list.push(toList);
    }
    await page.goto(board.path);
    await page.locator(board.shows).first().waitFor();
    await pause(3 * rest);
    const scrolling = await longestFrame(page, () => scroll(page));
    const dragging = await longestFrame(page, () => drag(page));
    return { board: median(times.board), list: median(times.list), scrolling, dragging };
  } finally {
    await browser.close();
  }
}

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Clicks a link and waits for its target; returns the ms until the target is painted.
 * @param {Page} page @param {{ path: string, shows: string }} to
 */
function clickUntil(page, to) {
  return page.evaluate(async ({ path, shows }) => {
    const link = document.querySelector(`a[href="${path}"]`);
    if (!(link instanceof HTMLElement)) throw new Error(`There is no link to ${path}`);
    const frame = () => new Promise(requestAnimationFrame);
    const start = performance.now();
    link.click();
    while (location.pathname !== path || !document.querySelector(shows)) {
      if (performance.now() - start > 20_000) throw new Error(`${path} did not show`);
      await frame();
    }
    // The frame that contains it has been drawn when the next one begins.
    await frame();
    return performance.now() - start;
  }, to);
}

/** Scrolls down the fullest stage and up again. @param {Page} page */
async function scroll(page) {
  await overFullestStage(page);
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, step < 30 ? 240 : -240);
    await pause(16);
  }
}

/** Drags one card over the other stages and back, so that nothing changes. @param {Page} page */
async function drag(page) {
  const box = await page.locator('[data-card]:not([data-fixed])').first().boundingBox();
  if (!box) throw new Error('There is no card to be dragged');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step <= 80; step += 1) {
    const way = step <= 40 ? step : 80 - step;
    await page.mouse.move(x + way * 12, y + way * 3);
    await pause(16);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

/** @param {Page} page */
async function overFullestStage(page) {
  const at = await page.evaluate(() => {
    const [fullest] = [...document.querySelectorAll('[data-column]')].toSorted(
      (a, b) => b.scrollHeight - a.scrollHeight,
    );
    const box = fullest?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + 60 } : null;
  });
  if (!at) throw new Error('The board has no stages');
  await page.mouse.move(at.x, at.y);
}

/** @param {Awaited<ReturnType<typeof inBrowser>>} found */
function reportBoard({ board, list, scrolling, dragging }) {
  report({
    title: `The board of a job with ${cards} people`,
    method: `From the click to the frame that shows the first card, and the first of 25 candidates; medians of ${rounds} clicks each. The longest frame is the longest time between two while a stage is scrolled, and while a card is carried over the others.`,
    columns: ['', 'ms'],
    rows: [
      ['first cards of the board', board],
      ['first rows of the list of candidates', list],
      ['longest frame while scrolling', scrolling],
      ['longest frame while dragging', dragging],
    ],
    aims: [
      { text: 'board beside the list', value: board / list, limit: 1.3, unit: '×' },
      { text: 'longest frame while scrolling', value: scrolling, limit: 50, unit: ' ms' },
      { text: 'longest frame while dragging', value: dragging, limit: 50, unit: ' ms' },
    ],
  });
}

/**
 * @param {string[]} names @param {Awaited<ReturnType<typeof answers>>} few
 * @param {Awaited<ReturnType<typeof answers>>} many
 */
function reportLists(names, few, many) {
  const rows = names.map((name) => {
    const [before, after] = [few[name]?.p95 ?? 0, many[name]?.p95 ?? 0];
    return { name, before, after, ratio: after / before };
  });
  const count = (/** @type {number} */ n) => n.toLocaleString('en');
  report({
    title: `${count(jobs)} jobs and ${count(applications)} applications beside a tenth of both`,
    method:
      'autocannon, 4 connections, 8 s after 3 s of warming up; the list of jobs as a team lead, who reads all of them, the others as a recruiter; one job in twenty is open; p95.',
    columns: ['', 'a tenth, ms', 'all, ms', 'ratio'],
    rows: rows.map(({ name, before, after, ratio }) => [name, before, after, ratio]),
    aims: rows.map(({ name, ratio }) => ({
      text: `${name}, all beside a tenth`,
      value: ratio,
      limit: 1.5,
      unit: '×',
    })),
  });
}
