// npm run bench -- pages [--root FOLDER] [--no-build] [--requests]: what each page that a person
// opens asks of the server, from its address in a fresh window until it rests.
import { setTimeout as pause } from 'node:timers/promises';
import { signedInContext, startBrowser } from './browser.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { median } from './median.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';

const rounds = Number(option('rounds') ?? 3);
/** `--requests` names each request of the first round. */
const named = process.argv.includes('--requests');
/** Until here comes what a page leaves for a pause of the browser. */
const rest = 1500;

/** @typedef {{ label: string, aim: number, list?: string, within?: (id: string) => string, path?: string, account?: string }} Opened */
/** @type {readonly Opened[]} */
const pages = [
  { label: 'Home', path: '/', aim: 4 },
  { label: 'candidates', path: '/candidates', aim: 4 },
  { label: 'candidate', list: 'candidates', within: (id) => `/candidates/${id}/profile`, aim: 4 },
  { label: 'jobs', path: '/jobs', aim: 4 },
  { label: 'job', list: 'jobs', within: (id) => `/jobs/${id}`, aim: 4 },
  { label: 'pipeline', list: 'jobs', within: (id) => `/jobs/${id}/candidates`, aim: 4 },
  { label: 'company', list: 'companies', within: (id) => `/companies/${id}/overview`, aim: 4 },
  { label: 'client dashboard', path: '/client-dashboard', account: 'client.admin', aim: 4 },
];

const root = await builtCheckout();
const platform = await startPlatform({ root });
const browser = await startBrowser();
/** @type {{ page: Opened, requests: number, commands: number, kilobytes: number, ms: number }[]} */
const opened = [];
try {
  const resting = await collectionsThatNeverRest();
  for (const page of pages) {
    const rows = [];
    for (let round = 0; round <= rounds; round += 1) {
      const row = await open(page, resting, named && round === 0);
      // The first round warms the server up.
      if (round > 0) rows.push(row);
    }
    /** @param {'requests' | 'commands' | 'kilobytes' | 'ms'} what */
    const of = (what) => median(rows.map((row) => row[what]));
    opened.push({
      page,
      requests: of('requests'),
      commands: of('commands'),
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
  method: `Each page by its address in a fresh window of a signed-in person, demo data, median of ${rounds}: requests of the API other than the stream, operations of the models, compressed KB of the answers, and ms until nothing on the page is busy. What the server does by itself is not counted.`,
  columns: ['', 'requests', 'database operations', 'KB', 'ms'],
  rows: opened.map(({ page, requests, commands, kilobytes, ms }) => [
    page.label,
    requests,
    commands,
    kilobytes,
    ms,
  ]),
  aims: opened.flatMap(({ page, requests, commands }) => [
    { text: `requests of ${page.label}`, value: requests, limit: page.aim },
    { text: `operations of ${page.label}`, value: commands, limit: 25 },
  ]),
});

/** @param {Opened} page @param {Set<string>} resting @param {boolean} loud */
async function open({ path, list, within, account = 'recruiter' }, resting, loud) {
  const context = await signedInContext(browser, platform.origin, account);
  const page = await context.newPage();
  const address = path ?? within?.(await firstOf(context, list ?? ''));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  /** @type {Map<string, string>} */
  const asked = new Map();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.includes('/api/v1/') || request.url.includes('/events')) return;
    asked.set(requestId, `${request.method} ${new URL(request.url).pathname}`);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength;
  });
  const before = await operations();
  const begin = performance.now();
  await page.goto(address ?? '/');
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  const ms = performance.now() - begin;
  await pause(rest);
  const after = await operations();
  await context.close();
  if (loud) for (const one of asked.values()) console.error(`  ${one}`);
  const more = [...after]
    .filter(([name]) => !resting.has(collectionOf(name)))
    .map(([name, count]) => ({ name, count: count - (before.get(name) ?? 0) }))
    .filter(({ count }) => count > 0);
  if (loud) for (const { name, count } of more) console.error(`    ${count} ${name}`);
  return {
    requests: asked.size,
    commands: more.reduce((sum, { count }) => sum + count, 0),
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

/** How often each operation ran on each collection so far. @returns {Promise<Map<string, number>>} */
async function operations() {
  const text = await (await fetch(`${platform.origin}/metrics`)).text();
  const lines = text.matchAll(
    /^muster_db_command_duration_seconds_count\{command="(\w+)",collection="([\w.-]+)",outcome="\w+"\} (\d+)$/gm,
  );
  return new Map([...lines].map(([, command, collection, n]) => [`${collection} ${command}`, +n]));
}

/** @param {string} name */
function collectionOf(name) {
  return name.split(' ')[0] ?? '';
}

/** The collections that an idle server reads. */
async function collectionsThatNeverRest() {
  await pause(5000);
  const before = await operations();
  await pause(5000);
  const after = await operations();
  return new Set(
    [...after]
      .filter(([name, n]) => n > (before.get(name) ?? 0))
      .map(([name]) => collectionOf(name)),
  );
}
