// npm run bench -- api [--sizes 1000,10000,100000] [--seconds 8] [--data FOLDER] [--root CHECKOUT]
// Measures the candidate list, a search by name, a record and a new candidate over HTTP as 119
// signed-in users, compared with the same session look-up and queries through the driver, and with
// sending only the same bytes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtCheckout, option } from './checkout.mjs';
import { measure } from './load.mjs';
import { newCandidate } from './new-candidate.mjs';
import { report } from './report.mjs';
import { staffedPlatform } from './staffed-platform.mjs';

const sizes = (option('sizes') ?? '1000,10000,100000').split(',').map(Number);
const seconds = Number(option('seconds') ?? 8);
const root = await builtCheckout();

/** @typedef {Awaited<ReturnType<typeof measure>>} Figures */
/** @typedef {'list' | 'search' | 'record' | 'create'} Operation */
/** @type {Operation[]} */
const operations = ['list', 'search', 'record', 'create'];
const names = {
  list: 'list of 25',
  search: 'search by name',
  record: 'record',
  create: 'create',
};

/** @param {string} file @param {Record<string, string>} env @param {object} [message] */
async function child(file, env, message) {
  const own = fork(path.join(import.meta.dirname, file), { env: { ...process.env, ...env } });
  if (message) own.send(message);
  const [{ port }] = /** @type {[{ port: number }]} */ (
    /** @type {unknown} */ (await once(own, 'message'))
  );
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: own.pid ?? 0,
    stop: async () => {
      own.disconnect();
      await once(own, 'exit');
    },
  };
}

/**
 * Returns the n-th request of an operation.
 * @param {Operation} operation
 * @param {{ ids: string[], searches: string[], headers: Record<string, string>[] }} world
 */
const requestsOf =
  (operation, { ids, searches, headers }) =>
  (/** @type {number} */ n) => {
    const own = headers[n % headers.length] ?? {};
    const get = (/** @type {string} */ address) => ({
      method: 'GET',
      path: `/api/v1${address}`,
      headers: own,
    });
    if (operation === 'list') return get('/candidates?limit=25');
    if (operation === 'search')
      return get(`/candidates?q=${encodeURIComponent(searches[n % searches.length] ?? '')}`);
    if (operation === 'record') return get(`/candidates/${ids[(n * 7) % ids.length]}`);
    const body = newCandidate();
    return { method: 'POST', path: '/api/v1/candidates', headers: own, body: JSON.stringify(body) };
  };

/** @type {Map<string, Figures>} */
const figures = new Map();
const key = (/** @type {string} */ who, /** @type {string} */ what, /** @type {number} */ size) =>
  `${who} ${what} ${size}`;

for (const size of sizes) {
  const { origin, dataDir, uri, db, headers, pids, stop } = await staffedPlatform(root, size);
  const some = await db
    .collection('candidates')
    .aggregate([
      { $match: { isPrivate: false, deletedAt: null, status: 'active' } },
      { $sample: { size: 300 } },
    ])
    .toArray();
  const world = {
    ids: some.map(({ _id }) => _id.toHexString()),
    // As users type: the first name and the beginning of the last name.
    searches: some
      .map(({ searchTerms }) => `${searchTerms[0]} ${String(searchTerms[1]).slice(0, 4)}`)
      .filter((text) => /^[a-z ]+$/.test(text)),
    headers,
  };
  const driver = await child('driver-server.mjs', {
    BENCH_URI: uri,
    BENCH_SECRET: readFileSync(path.join(dataDir, 'session-secret'), 'utf8').trim(),
  });
  for (const operation of operations) {
    const request = requestsOf(operation, world);
    console.error(`… ${names[operation]}, ${size} candidates`);
    const run = (/** @type {string} */ at, /** @type {number[]} */ own) =>
      measure({ origin: at, request, pids: own, seconds });
    figures.set(key('muster', operation, size), await run(origin, pids));
    figures.set(
      key('driver', operation, size),
      await run(driver.origin, [driver.pid, ...pids.slice(1)]),
    );
    if (size !== sizes.at(-1) || operation === 'create') continue;
    const first = request(0);
    const bytes = await (await fetch(origin + first.path, first)).text();
    const bare = await child('bytes-server.mjs', {}, { bytes });
    figures.set(key('bytes', operation, size), await run(bare.origin, [bare.pid]));
    await bare.stop();
  }
  await driver.stop();
  await stop();
}

const of = (/** @type {string} */ who, /** @type {string} */ what, /** @type {number} */ size) =>
  figures.get(key(who, what, size));
const smallest = sizes[0] ?? 0;
const largest = sizes.at(-1) ?? 0;

for (const operation of operations) {
  const rows = sizes.flatMap((size) =>
    [
      ['Muster', 'muster'],
      ['driver alone', 'driver'],
      ['the same bytes, bare Express', 'bytes'],
    ].flatMap(([label = '', who = '']) => {
      const found = of(who, operation, size);
      if (!found) return [];
      const { rate, p50, p95, p99, cpu } = found;
      return [[`${label}, ${size.toLocaleString('en')}`, rate, p50, p95, p99, cpu]];
    }),
  );
  const share = (/** @type {number} */ size) =>
    (of('muster', operation, size)?.rate ?? 0) / (of('driver', operation, size)?.rate ?? 1);
  report({
    title: `API: ${names[operation]}`,
    method: `autocannon, 8 connections, ${seconds} s after 3 s of warming up, requests of 119 people in turn; server, database and load on the same processors. CPU: server and database together.`,
    columns: ['', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms/request'],
    rows,
    aims: [
      ...sizes.map((size) => ({
        text: `Requests/s against the driver alone, ${size.toLocaleString('en')} candidates`,
        value: share(size),
        limit: 0.6,
        atLeast: true,
        unit: '×',
      })),
      ...(sizes.length > 1
        ? [
            {
              text: `p95 at ${largest.toLocaleString('en')} against ${smallest.toLocaleString('en')}`,
              value:
                (of('muster', operation, largest)?.p95 ?? 0) /
                (of('muster', operation, smallest)?.p95 ?? 1),
              limit: 1.5,
              unit: '×',
            },
          ]
        : []),
    ],
  });
}
