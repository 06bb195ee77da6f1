// npm run bench -- pages [--root FOLDER] [--no-build] [--requests] [--operations] [--only PAGE]: lists
// what each page requests from the server, from opening its URL in a new window until it is idle.
import { setTimeout as pause } from 'node:timers/promises';
import { signedInContext, startBrowser } from './browser.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { median } from './median.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';
import { untilIdle } from './usage.mjs';

const rounds = Number(option('rounds') ?? 3);
/** `--requests` lists each request of the last round, `--operations` each operation as well. */
const showsOperations = process.argv.includes('--operations');
const showsRequests = showsOperations || process.argv.includes('--requests');
const only = option('only');
/** A page is idle after this long without requests: it defers some work to idle periods. */
const rest = 1500;

/** @typedef {{ label: string, aim: number, operations?: number, list?: string, within?: (id: string) => string, path?: string, account?: string }} Opened */
/** @type {readonly Opened[]} */
const pages = [
  { label: 'Home', path: '/', aim: 4 },
  { label: 'candidates', path: '/candidates', aim: 4, operations: 15 },
  { label: 'candidate', list: 'candidates', within: (id) => `/candidates/${id}/profile`, aim: 4 },
  { label: 'jobs', path: '/jobs', aim: 4 },
  { label: 'job', list: 'jobs', within: (id) => `/jobs/${id}`, aim: 4 },
  { label: 'pipeline', list: 'jobs', within: (id) => `/jobs/${id}/candidates`, aim: 4 },
  { label: 'company', list: 'companies', within: (id) => `/companies/${id}/overview`, aim: 4 },
  { label: 'client dashboard', path: '/client-dashboard', account: 'client.admin', aim: 4 },
];

const root = await builtCheckout();
const platform = await startPlatform({
  root,
  env: { BENCH_OPERATIONS: showsOperations ? 'places' : 'counts' },
});
const browser = await startBrowser();
/** @type {{ page: Opened, requests: number, commands: number, first: number, kilobytes: number, ms: number }[]} */
const opened = [];
try {
  // Background work after a start changes records, and cached counts are computed again.
  await untilIdle([platform.pid]);
  for (const page of pages) {
    if (only !== undefined && page.label !== only) continue;
    const rows = [];
    let first = 0;
    for (let round = 0; round <= rounds; round += 1) {
      const row = await open(page, round === rounds);
      // The first round warms the server up.
      if (round > 0) rows.push(row);
      else first = row.commands;
    }
    /** @param {'requests' | 'commands' | 'kilobytes' | 'ms'} what */
    const of = (what) => median(rows.map((row) => row[what]));
    opened.push({
      page,
      requests: of('requests'),
      commands: of('commands'),
      first,
      kilobytes: of('kilobytes'),
      ms: of('ms'),
    });
    console.error(page.label);
  }
} finally {
  await browser.close();
  await platform.stop();
}

report({
  title: 'What a page asks for',
  method: `Each page by its address in a fresh window of a signed-in person, demo data, median of ${rounds}: requests of the API other than the stream, operations of the models that its requests ask for (those of the page itself and of the stream are among them), and of the first time, when nothing was held; compressed KB of the answers, and ms until nothing on the page is busy. What the server does by itself is not counted, nor are reports of builds that came slowly.`,
  columns: ['', 'requests', 'database operations', 'first time', 'KB', 'ms'],
  rows: opened.map(({ page, requests, commands, first, kilobytes, ms }) => [
    page.label,
    requests,
    commands,
    first,
    kilobytes,
    ms,
  ]),
  aims: opened.flatMap(({ page, requests, commands }) => [
    { text: `requests of ${page.label}`, value: requests, limit: page.aim },
    { text: `operations of ${page.label}`, value: commands, limit: page.operations ?? 25 },
  ]),
});

/** @param {Opened} page @param {boolean} isLast */
async function open({ path, list, within, account = 'recruiter' }, isLast) {
  const context = await signedInContext(browser, platform.origin, account);
  const page = await context.newPage();
  const address = path ?? within?.(await firstOf(context, list ?? ''));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  /** @type {Map<string, string>} */
  const asked = new Map();
  let bytes = 0;
  let lastAsked = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.includes('/api/v1/') || request.url.includes('/events')) return;
    if (isOfBusyMachine(request.url)) return;
    lastAsked = performance.now();
    const { pathname } = new URL(request.url);
    asked.set(requestId, [`${request.method} ${pathname}`, ...readsOf(request)].join('\n      '));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength;
  });
  await platform.operations();
  const begin = performance.now();
  await page.goto(address ?? '/');
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  const ms = performance.now() - begin;
  await pause(rest);
  while (performance.now() - lastAsked < rest) await pause(100);
  const operations = (await platform.operations()).filter(
    ({ request }) => !isOfBusyMachine(request),
  );
  await context.close();
  if (isLast && showsRequests) for (const one of asked.values()) console.error(`  ${one}`);
  if (isLast && showsOperations) tell(operations);
  return {
    requests: asked.size,
    commands: operations.length,
    kilobytes: bytes / 1024,
    ms,
  };
}

/** @param {import('@playwright/test').BrowserContext} context @param {string} list */
async function firstOf(context, list) {
  const answer = await context.request.get(`/api/v1/${list}?limit=25`);
  const { data } = await answer.json();
  return data[0].id;
}

/** A page reports a slow build, which is caused by the machine. @param {string} request */
function isOfBusyMachine(request) {
  return /\/releases\/.*\/reports/.test(request);
}

/**
 * Returns the reads of a batch. @param {{ url: string, postData?: string }} request @returns
 * {string[]}
 */
function readsOf({ url, postData }) {
  if (!url.endsWith('/api/v1/reads') || !postData) return [];
  return JSON.parse(postData).reads.map((/** @type {{ path: string }} */ read) => read.path);
}

/** @param {import('./watch-operations.mjs').Operation[]} operations */
function tell(operations) {
  for (const { request, operation, collection, filter, from } of operations)
    console.error(
      `    ${collection} ${operation} ${JSON.stringify(filter)}\n      ${request}: ${from.join(' < ')}`,
    );
}
