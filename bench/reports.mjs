// npm run bench -- reports [--sizes 1000,10000] [--days 90] [--seconds 8] [--data FOLDER] [--root CHECKOUT]
// Each report, the catalogue of all and the candidates report with so many jobs and twenty times as
// many applications of three years, beside the smallest size.
import { setTimeout as pause } from 'node:timers/promises';
import { candidateData } from './candidate-data.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { applicationsOfPerson, busiestJob, fillJobs } from './job-data.mjs';
import { measure } from './load.mjs';
import { databaseOf, headersOf, signInAs } from './people.mjs';
import { startPlatform } from './platform.mjs';
import { fillHistory } from './report-data.mjs';
import { report } from './report.mjs';
import { untilIdle } from './usage.mjs';

const sizes = (option('sizes') ?? '1000,10000').split(',').map(Number);
const days = Number(option('days') ?? 90);
const seconds = Number(option('seconds') ?? 8);
const applicationsOfJob = 20;
/** Long enough for what the database does after so many were put in: it writes a snapshot. */
const settled = 10_000;

const smallest = sizes[0] ?? 0;
const largest = sizes.at(-1) ?? 0;
const root = await builtCheckout();
// Not every candidate is active, and nobody is on one job twice.
const people = (2 * largest * applicationsOfJob) / applicationsOfPerson;
const platform = await startPlatform({ root, dataDir: candidateData(root, people) });
const { client, db } = await databaseOf(platform.dataDir);
try {
  // Reads everything of everybody, money as well.
  const owner = await signInAs(platform.origin, 'owner@muster.test', 'owner');
  const headers = headersOf(platform.origin, owner);
  const busy = await busiestJob(db);
  /** @type {Map<number, Map<string, number>>} */
  const figures = new Map();
  for (const size of sizes) {
    console.error(`… ${size} jobs`);
    await fillJobs(db, busy, { jobs: size, applications: size * applicationsOfJob });
    await fillHistory(db);
    await pause(settled);
    await untilIdle([platform.pid]);
    figures.set(size, await measureAll(headers));
  }
  tell(figures);
} finally {
  await client.close();
  await platform.stop();
}

/** The p95 of each address. @param {Record<string, string>} headers */
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
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const [name, path] of Object.entries(paths)) {
    console.error(`… ${name}`);
    const load = await measure({
      ...{ origin: platform.origin, pids: [platform.pid], connections: 2, seconds },
      request: () => ({ path: `/api/v1${path}?${period}`, headers }),
    });
    found.set(name, load.p95);
  }
  return found;
}

/** @param {Map<number, Map<string, number>>} figures */
function tell(figures) {
  const names = [...(figures.get(smallest)?.keys() ?? [])];
  const p95 = (/** @type {number} */ size, /** @type {string} */ name) =>
    figures.get(size)?.get(name) ?? 0;
  const ratio = (/** @type {string} */ name) => p95(largest, name) / p95(smallest, name);
  report({
    title: `Reports at ${sizes.map((size) => size.toLocaleString('en')).join(' and ')} jobs`,
    method: `Twenty applications for each job, of three years with their histories; the last ${days} days beside those before them. autocannon, 2 connections, ${seconds} s each after 3 s of warming up. p95 in ms.`,
    columns: ['', ...sizes.map((size) => size.toLocaleString('en')), 'ratio'],
    rows: names.map((name) => [name, ...sizes.map((size) => p95(size, name)), ratio(name)]),
    aims: [
      {
        text: 'largest p95 beside the smallest size',
        value: Math.max(...names.map(ratio)),
        ...{ limit: 2, unit: '×' },
      },
      {
        text: 'the slowest report',
        value: Math.max(...names.map((name) => p95(largest, name))),
        ...{ limit: 1000, unit: ' ms' },
      },
    ],
  });
}
