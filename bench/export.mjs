// npm run bench -- export [--candidates 100000] [--rate 5] [--data FOLDER] [--root CHECKOUT]
// An export of every candidate while colleagues go on listing candidates: memory of both processes
// each second, rows a second, and how long the others wait beside a quiet time.
import { setTimeout as wait } from 'node:timers/promises';
import { candidateData } from './candidate-data.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { percentile } from './load.mjs';
import { databaseOf, headersOf, hire, signIn, signInAll } from './people.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';
import { childrenOf, memoryOf } from './usage.mjs';

const candidates = Number(option('candidates') ?? 100_000);
/** Lists that the colleagues open, a second. */
const rate = Number(option('rate') ?? 5);
const quietSeconds = 30;
const staff = 10;

const root = await builtCheckout();
const platform = await startPlatform({ root, dataDir: candidateData(root, candidates) });
try {
  const { client, db } = await databaseOf(platform.dataDir);
  await hire(db, staff);
  const people = await signInAll(platform.origin, staff);
  const owner = await signInOwner();
  const headers = people.map((person) => headersOf(platform.origin, person));
  const processes = { bff: platform.pid, database: childrenOf(platform.pid)[0] ?? 0 };

  console.error('… until what follows a start is over');
  await atRest(headers[0] ?? {});
  console.error('… a quiet time');
  const quiet = await listFor(quietSeconds * 1000, headers);
  console.error('… an export');
  const memory = watchMemory(processes);
  const begin = performance.now();
  const id = await ask(owner);
  const over = new AbortController();
  const listing = listFor(Infinity, headers, over.signal);
  const done = await finished(owner, id);
  const seconds = (performance.now() - begin) / 1000;
  over.abort();
  const during = await listing;
  const used = memory.stop();
  await client.close();

  report({
    title: `An export of ${done.rowsDone.toLocaleString('en')} candidates`,
    method: `${rate} lists of 25 candidates a second by ${staff} colleagues, for ${quietSeconds} s before and for as long as the export takes. Memory is resident, read each second.`,
    columns: ['', 'quiet', 'during the export', 'ratio'],
    rows: [
      ['list p50, ms', quiet.p50, during.p50, during.p50 / quiet.p50],
      ['list p99, ms', quiet.p99, during.p99, during.p99 / quiet.p99],
      ['lists', quiet.count, during.count, null],
      ...used.map(({ name, start, most, end }) => [
        `memory of the ${name}, MB`,
        start,
        `${most.toFixed(0)} at most, ${end.toFixed(0)} at the end`,
        most / start,
      ]),
      ['file, MB', null, done.bytes / 2 ** 20, null],
      ['seconds', null, seconds, null],
      ['rows a second', null, done.rowsDone / seconds, null],
    ],
    aims: [
      {
        text: 'p99 of the others beside the quiet one',
        value: during.p99 / quiet.p99,
        limit: 2,
        unit: '×',
      },
      ...used.map(({ name, start, most }) => ({
        text: `growth of the ${name}`,
        value: most - start,
        limit: 64,
        unit: 'MB',
      })),
    ],
  });
} finally {
  await platform.stop();
}

/**
 * The search index and the database's indexes are filled behind the first requests: waits until
 * ten lists in turn took about as long as the fastest of all.
 * @param {Record<string, string>} headers
 */
async function atRest(headers) {
  let fastest = Infinity;
  for (let even = 0, asked = 0; even < 10 && asked < 600; asked += 1) {
    const time = await list(headers);
    fastest = Math.min(fastest, time);
    even = time < fastest * 1.5 ? even + 1 : 0;
    await wait(250);
  }
}

async function signInOwner() {
  const answer = await signIn(platform.origin, 'owner@muster.test', 'muster-demo-2026');
  const { csrfToken } = /** @type {any} */ (await answer.json());
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return headersOf(platform.origin, { cookie, csrf: csrfToken, role: 'owner' });
}

/** @param {Record<string, string>} headers */
async function ask(headers) {
  const answer = await fetch(`${platform.origin}/api/v1/exports`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ list: 'candidates' }),
  });
  if (answer.status !== 202) throw new Error(`The export was refused: ${await answer.text()}`);
  return /** @type {any} */ (await answer.json()).id;
}

/** @param {Record<string, string>} headers @param {string} id */
async function finished(headers, id) {
  for (;;) {
    await wait(500);
    const answer = await fetch(`${platform.origin}/api/v1/exports/${id}`, { headers });
    const state = /** @type {any} */ (await answer.json());
    if (state.status === 'completed') return state;
    if (!['queued', 'running'].includes(state.status))
      throw new Error(`The export came to nothing: ${JSON.stringify(state)}`);
  }
}

/**
 * Opens the list so often a second, whether the answers before have come or not.
 * @param {number} ms @param {Record<string, string>[]} headers @param {AbortSignal} [signal]
 */
async function listFor(ms, headers, signal) {
  /** @type {number[]} */
  const times = [];
  /** @type {Promise<void>[]} */
  const open = [];
  const begin = performance.now();
  for (let n = 0; performance.now() - begin < ms && !signal?.aborted; n += 1) {
    open.push(list(headers[n % headers.length] ?? {}).then((time) => void times.push(time)));
    const next = begin + ((n + 1) * 1000) / rate;
    await wait(Math.max(0, next - performance.now()));
  }
  await Promise.all(open);
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), count: times.length };
}

/** @param {Record<string, string>} headers */
async function list(headers) {
  const begin = performance.now();
  const answer = await fetch(`${platform.origin}/api/v1/candidates?limit=25`, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The list was refused: ${answer.status}`);
  return performance.now() - begin;
}

/** @param {Record<string, number>} processes */
function watchMemory(processes) {
  const found = Object.entries(processes).map(([name, pid]) => {
    const start = memoryOf(pid);
    return { name, pid, start, most: start, end: start };
  });
  const timer = setInterval(() => {
    for (const one of found) {
      one.end = memoryOf(one.pid);
      one.most = Math.max(one.most, one.end);
    }
  }, 1000);
  return {
    stop: () => {
      clearInterval(timer);
      return found;
    },
  };
}
