// npm run bench -- reports [--sizes 1000,10000] [--days 90] [--seconds 8] [--data FOLDER] [--root CHECKOUT]
// Measures each report, their catalogue and the candidate report with this many jobs and twenty
// times as many applications of three years, compared with the smallest size.
import { setTimeout as pause } from 'node:timers/promises';
import { candidateData } from './candidate-data.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { applicationsOfPerson, busiestJob, fillJobs } from './job-data.mjs';
import { measure } from './load.mjs';
import { databaseOf, headersOf, signInAs } from './people.mjs';
import { startPlatform } from './platform.mjs';
import { fillHistory } from './report-data.mjs';
import { report } from './report.mjs';
import { untilHandled, untilIdle } from './usage.mjs';

const sizes = (option('sizes') ?? '1000,10000').split(',').map(Number);
const days = Number(option('days') ?? 90);
const seconds = Number(option('seconds') ?? 8);
const applicationsOfJob = 20;
/** Longer than a response stays cached. */
const notHeld = 2_500;
const rounds = 3;
/**
 * Long enough for the database to write a snapshot after so many inserts, and for reports, which
 * recompute everything changed within the last two minutes.
 */
const settled = 130_000;

const smallest = sizes[0] ?? 0;
const largest = sizes.at(-1) ?? 0;
const root = await builtCheckout();
// Not every candidate is active, and nobody is on a job twice.
const people = (2 * largest * applicationsOfJob) / applicationsOfPerson;
const platform = await startPlatform({
  root,
  dataDir: candidateData(root, people),
  // So many applications with their events exceed the default memory limit.
  env: { DATABASE_MEMORY: '8000' },
});
const { client, db } = await databaseOf(platform.dataDir);
try {
  // Reads everything of all users, including money.
  const owner = await signInAs(platform.origin, 'owner@muster.test', 'owner');
  const headers = headersOf(platform.origin, owner);
  const busy = await busiestJob(db);
  /** @type {Map<number, Map<string, Figures>>} */
  const figures = new Map();
  for (const size of sizes) {
    console.error(`… ${size} jobs`);
    await fillJobs(db, busy, { jobs: size, applications: size * applicationsOfJob });
    await fillHistory(db);
    await pause(settled);
    // For example mails about ending contracts, which so many new ones cause.
    await untilHandled(platform.origin);
    await untilIdle([platform.pid]);
    figures.set(size, await measureAll(headers));
  }
  tell(figures);
} finally {
  await client.close();
  await platform.stop();
}

/** @typedef {{ p95: number, anew: number }} Figures */

/** Measures each URL. @param {Record<string, string>} headers */
async function measureAll(headers) {
  const [to, from] = [0, days - 1].map((ago) => new Date(Date.now() - ago * 86_400_000));
  const isoDay = (/** @type {Date | undefined} */ at) => at?.toISOString().slice(0, 10) ?? '';
  const period = `from=${isoDay(from)}&to=${isoDay(to)}&zone=UTC`;
  const answer = await fetch(`${platform.origin}/api/v1/reports?${period}`, { headers });
  const body = /** @type {any} */ (await answer.json());
  if (!answer.ok) throw new Error(JSON.stringify(body));
  const paths = {
    'all reports at a glance': '/reports',
    'candidates report': '/reports/candidates',
    ...Object.fromEntries(
      body.data.map((/** @type {{ metric: string }} */ { metric }) => [
        metric.replaceAll('_', ' '),
        `/reports/metrics/${metric}`,
      ]),
    ),
  };
  const anew = await timesAnew(Object.values(paths), { period, headers });
  /** @type {Map<string, Figures>} */
  const found = new Map();
  for (const [name, path] of Object.entries(paths)) {
    console.error(`… ${name}`);
    const { p95 } = await measure({
      origin: platform.origin,
      pids: [platform.pid],
      connections: 2,
      seconds,
      request: () => ({ path: `/api/v1${path}?${period}`, headers }),
    });
    // Without any response in the measured time, it took at least that long.
    const figures = { p95: p95 || seconds * 1000, anew: Math.max(...(anew.get(path) ?? [])) };
    console.error(`  ${Math.round(figures.p95)} ms, made anew ${Math.round(figures.anew)} ms`);
    found.set(name, figures);
  }
  return found;
}

/**
 * Measures each URL without a recent cached response, in ms. The first round is not counted,
 * because it reads the inserted records.
 * @param {string[]} paths @param {{ period: string, headers: Record<string, string> }} asked
 */
async function timesAnew(paths, { period, headers }) {
  /** @type {Map<string, number[]>} */
  const times = new Map(paths.map((path) => [path, []]));
  for (let round = 0; round <= rounds; round += 1) {
    await pause(notHeld);
    for (const path of paths) {
      const begin = performance.now();
      const answer = await fetch(`${platform.origin}/api/v1${path}?${period}`, { headers });
      await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      if (round > 0) times.get(path)?.push(performance.now() - begin);
    }
  }
  return times;
}

/** @param {Map<number, Map<string, Figures>>} figures */
function tell(figures) {
  const names = [...(figures.get(smallest)?.keys() ?? [])];
  const p95 = (/** @type {number} */ size, /** @type {string} */ name) =>
    figures.get(size)?.get(name)?.p95 ?? Number.NaN;
  const anew = (/** @type {string} */ name) => figures.get(largest)?.get(name)?.anew ?? Number.NaN;
  const ratio = (/** @type {string} */ name) => p95(largest, name) / p95(smallest, name);
  const shown = sizes.map((size) => size.toLocaleString('en'));
  report({
    title: `Reports at ${shown.join(' and ')} jobs`,
    method: `Twenty applications for each job, of three years with their histories; the last ${days} days beside those before them. autocannon, 2 connections, ${seconds} s each after 3 s of warming up: a report that somebody asked for less than two seconds ago is not made again. p95 in ms. Made anew: the slowest of ${rounds} single requests for what nobody asked for in that time, at the largest size.`,
    columns: ['', ...shown, 'ratio', 'made anew'],
    rows: names.map((name) => [
      name,
      ...sizes.map((size) => p95(size, name)),
      ratio(name),
      anew(name),
    ]),
    aims: [
      {
        text: 'largest p95 beside the smallest size',
        value: Math.max(...names.map(ratio)),
        limit: 2,
        unit: '×',
      },
      {
        text: 'the slowest report',
        value: Math.max(...names.map((name) => p95(largest, name))),
        limit: 1000,
        unit: ' ms',
      },
      {
        text: 'the slowest report made anew',
        value: Math.max(...names.map(anew)),
        limit: 1000,
        unit: ' ms',
      },
    ],
  });
}
