// npm run bench -- import [--rows 10000] [--rate 5] [--data FOLDER] [--root CHECKOUT]
// An import of many people while colleagues go on listing candidates: rows a second, how long the
// event loop of the BFF is held up, memory of both processes, and how long the others wait.
import { setTimeout as wait } from 'node:timers/promises';
import { candidateData } from './candidate-data.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { percentile } from './load.mjs';
import { databaseOf, headersOf, hire, signIn, signInAll } from './people.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';
import { childrenOf, memoryOf } from './usage.mjs';

const rows = Number(option('rows') ?? 10_000);
/** Lists that the colleagues open, a second. */
const rate = Number(option('rate') ?? 5);
const quietSeconds = 20;
const staff = 10;
const chunk = 1024 * 1024;

const root = await builtCheckout();
const platform = await startPlatform({ root, dataDir: candidateData(root, 1000) });
const api = `${platform.origin}/api/v1`;
try {
  const { client, db } = await databaseOf(platform.dataDir);
  await hire(db, staff);
  const people = await signInAll(platform.origin, staff);
  const headers = people.map((person) => headersOf(platform.origin, person));
  const owner = await signInOwner();
  const processes = { bff: platform.pid, database: childrenOf(platform.pid)[0] ?? 0 };

  console.error('… a quiet time');
  await wait(5000);
  const quiet = await measured(listFor(quietSeconds * 1000, headers));
  console.error('… a file is brought and looked through');
  const id = await begin(owner);
  const checkSeconds = await ended(owner, id, 'checked');
  console.error('… the people are added');
  const memory = watchMemory(processes);
  const over = new AbortController();
  const listing = measured(listFor(Infinity, headers, over.signal));
  await act(owner, id, 'run', {});
  const runSeconds = await ended(owner, id, 'completed');
  over.abort();
  const during = await listing;
  const used = memory.stop();
  await client.close();

  report({
    title: `An import of ${rows.toLocaleString('en')} people`,
    method: `${rate} lists of 25 candidates a second by ${staff} colleagues, for ${quietSeconds} s before and for as long as the people are added. The delay of the event loop is what the BFF tells on /metrics. Memory is resident, read each second.`,
    columns: ['', 'quiet', 'during the import', 'ratio'],
    rows: [
      ['list p50, ms', quiet.p50, during.p50, during.p50 / quiet.p50],
      ['list p99, ms', quiet.p99, during.p99, during.p99 / quiet.p99],
      ['delay of the event loop p99, ms', quiet.delay, during.delay, during.delay / quiet.delay],
      ['check, rows a second', null, rows / checkSeconds, null],
      ['import, rows a second', null, rows / runSeconds, null],
      ['import, seconds', null, runSeconds, null],
      ...used.map(({ name, start, most, end }) => [
        `memory of the ${name}, MB`,
        start,
        `${most.toFixed(0)} at most, ${end.toFixed(0)} at the end`,
        most / start,
      ]),
    ],
    aims: [{ text: 'delay of the event loop, p99', value: during.delay, limit: 50, unit: 'ms' }],
  });
} finally {
  await platform.stop();
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

/** People with what a file usually says of them. */
function csv() {
  const lines = ['Name,E-mail,Phone,LinkedIn,Title,Role,Skills,English,Country,City,Rate'];
  for (let n = 0; n < rows; n += 1)
    lines.push(
      `Person${n} Number${n},person${n}@import.test,+35191${String(1_000_000 + n)},linkedin.com/in/person-${n},Engineer,Backend,"React, Go, Kubernetes",B2,Portugal,Lisbon,${30 + (n % 60)}`,
    );
  return Buffer.from(`${lines.join('\n')}\n`);
}

/** @param {Record<string, string>} headers @returns {Promise<string>} */
async function begin(headers) {
  const bytes = csv();
  const upload = await call(headers, 'POST', '/files', {
    ...{ name: 'people.csv', size: bytes.length, purpose: 'import' },
  });
  for (let at = 0; at < bytes.length; at += chunk)
    await fetch(`${api}/files/${upload.id}/bytes?offset=${at}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: bytes.subarray(at, at + chunk),
    });
  await call(headers, 'POST', `/files/${upload.id}/actions/complete`, {});
  for (;;) {
    const answer = await send(headers, 'POST', '/imports', { fileId: upload.id });
    if (answer.status !== 425) {
      const { id } = await body(answer);
      const shown = await call(headers, 'GET', `/imports/${id}/preview`);
      const { encoding, delimiter, columns } = shown;
      const mapping = columns.map((/** @type {any} */ { field }) => field);
      await act(headers, id, 'check', { encoding, delimiter, mapping });
      return id;
    }
    await wait(250);
  }
}

/** @param {Record<string, string>} headers @param {string} id @param {string} action @param {object} what */
const act = (headers, id, action, what) =>
  call(headers, 'POST', `/imports/${id}/actions/${action}`, what);

/** @param {Record<string, string>} headers @param {string} id @param {string} status */
async function ended(headers, id, status) {
  const from = performance.now();
  for (;;) {
    await wait(250);
    const one = await call(headers, 'GET', `/imports/${id}`);
    if (one.status === status) return (performance.now() - from) / 1000;
    if (!['checking', 'running'].includes(one.status))
      throw new Error(`The import came to nothing: ${JSON.stringify(one)}`);
  }
}

/** @param {Record<string, string>} headers @param {string} method @param {string} path @param {object} [what] */
const send = (headers, method, path, what) =>
  fetch(`${api}${path}`, { method, headers, ...(what && { body: JSON.stringify(what) }) });

/** @param {Response} answer @returns {Promise<any>} */
async function body(answer) {
  if (!answer.ok) throw new Error(`${answer.url} was refused: ${await answer.text()}`);
  return answer.json();
}

/** @param {Record<string, string>} headers @param {string} method @param {string} path @param {object} [what] */
const call = async (headers, method, path, what) => body(await send(headers, method, path, what));

/** What the lists took, and how long the event loop was held up meanwhile. @param {Promise<{ p50: number, p99: number }>} listing */
async function measured(listing) {
  await delay();
  const times = await listing;
  return { ...times, delay: await delay() };
}

/** The 99th percentile since it was asked for last, in milliseconds. */
async function delay() {
  const text = await (await fetch(`${platform.origin}/metrics`)).text();
  const [, seconds] = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text) ?? [];
  return Number(seconds) * 1000;
}

/**
 * Opens the list so often a second, whether the answers before have come or not.
 * @param {number} ms @param {Record<string, string>[]} all @param {AbortSignal} [signal]
 */
async function listFor(ms, all, signal) {
  /** @type {number[]} */
  const times = [];
  /** @type {Promise<void>[]} */
  const open = [];
  const from = performance.now();
  for (let n = 0; performance.now() - from < ms && !signal?.aborted; n += 1) {
    open.push(list(all[n % all.length] ?? {}).then((time) => void times.push(time)));
    await wait(Math.max(0, from + ((n + 1) * 1000) / rate - performance.now()));
  }
  await Promise.all(open);
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** @param {Record<string, string>} headers */
async function list(headers) {
  const from = performance.now();
  const answer = await fetch(`${api}/candidates?limit=25`, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The list was refused: ${answer.status}`);
  return performance.now() - from;
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
