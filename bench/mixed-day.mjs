// npm run bench -- mixed-day [--people 200] [--minutes 5] [--candidates 20000] [--data FOLDER]
// Many signed-in users, each with an open event stream, read, search, write and pause like real
// users: errors, response times by action, and memory growth of the processes.
import { candidateData } from './candidate-data.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { percentile } from './load.mjs';
import { newCandidate } from './new-candidate.mjs';
import { databaseOf, headersOf, hire, signInAll } from './people.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';
import { childrenOf, memoryOf, startCpu } from './usage.mjs';

const count = Number(option('people') ?? 200);
const minutes = Number(option('minutes') ?? 5);
const candidates = Number(option('candidates') ?? 20_000);
/** The time between two actions in ms, while the user reads the screen. */
const pause = { least: 2000, most: 10_000 };

const root = await builtCheckout();
const dataDir = candidateData(root, candidates);
const platform = await startPlatform({ root, dataDir, env: { RATE_LIMITS: 'on' } });
const pids = [platform.pid, ...childrenOf(platform.pid)];
const { client, db } = await databaseOf(dataDir);
await hire(db, count);
const people = await signInAll(platform.origin, count);
const some = await db
  .collection('candidates')
  .aggregate([
    { $match: { isPrivate: false, deletedAt: null, status: 'active' } },
    { $sample: { size: 500 } },
  ])
  .toArray();
await client.close();

/** @type {Map<string, number[]>} */
const times = new Map();
/** @type {Map<string, number>} */
const errors = new Map();
const end = performance.now() + minutes * 60_000;
const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
const between = (/** @type {number} */ least, /** @type {number} */ max) =>
  least + Math.random() * (max - least);
/** @template T @param {readonly T[]} list @returns {T} */
const pick = (list) => /** @type {T} */ (list[Math.floor(Math.random() * list.length)]);

/**
 * @param {import('./people.mjs').Person} person @param {string} what @param {string} method
 * @param {string} address @param {object} [body]
 */
async function ask(person, what, method, address, body) {
  const begin = performance.now();
  try {
    const answer = await fetch(`${platform.origin}/api/v1${address}`, {
      method,
      headers: headersOf(platform.origin, person),
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const known = times.get(what) ?? [];
    times.set(what, known);
    known.push(performance.now() - begin);
    if (answer.ok) return JSON.parse(text || 'null');
    // Actions that a role may not do, or that another user did first, are no errors.
    if (![403, 404, 409].includes(answer.status)) note(`${what}: ${answer.status}`);
  } catch (error) {
    note(`${what}: ${String(error)}`);
  }
  return null;
}

/** @param {string} error */
function note(error) {
  errors.set(error, (errors.get(error) ?? 0) + 1);
}

/** @typedef {(person: import('./people.mjs').Person) => Promise<unknown>} Deed */
/** User actions, more frequent with a larger share. @type {[number, Deed][]} */
const deeds = [
  [25, (person) => ask(person, 'candidate list', 'GET', '/candidates?limit=25')],
  [
    15,
    (person) => {
      const { searchTerms } = pick(some);
      const q = encodeURIComponent(`${searchTerms[0]} ${String(searchTerms[1]).slice(0, 3)}`);
      return ask(person, 'search in the list', 'GET', `/candidates?q=${q}`);
    },
  ],
  [
    10,
    (person) =>
      ask(
        person,
        'search everywhere',
        'GET',
        `/search?q=${encodeURIComponent(String(pick(some).searchTerms[0]).slice(0, 4))}`,
      ),
  ],
  [25, (person) => readRecord(person)],
  [
    5,
    (person) =>
      ask(
        person,
        'filtered list',
        'GET',
        '/candidates?filter[status]=active&sort=-lastContactedAt',
      ),
  ],
  [8, (person) => ask(person, 'jobs', 'GET', '/jobs')],
  [
    5,
    (person) =>
      ask(person, 'add a note', 'POST', '/notes', {
        subjectType: 'candidate',
        subjectId: pick(some)._id.toHexString(),
        body: '<p>Called; asks for a start in January.</p>',
      }),
  ],
  [4, (person) => changeRecord(person)],
  [3, (person) => ask(person, 'new candidate', 'POST', '/candidates', newCandidate())],
];
const shares = deeds.reduce((sum, [share]) => sum + share, 0);

/** @param {import('./people.mjs').Person} person */
async function readRecord(person) {
  const id = pick(some)._id.toHexString();
  const subject = `subjectType=candidate&subjectId=${id}`;
  await Promise.all([
    ask(person, 'record', 'GET', `/candidates/${id}`),
    ask(person, 'its notes', 'GET', `/notes?${subject}`),
    ask(person, 'its tasks', 'GET', `/tasks?${subject}`),
  ]);
}

/** @param {import('./people.mjs').Person} person */
async function changeRecord(person) {
  const id = pick(some)._id.toHexString();
  const found = await ask(person, 'record', 'GET', `/candidates/${id}`);
  if (found)
    await ask(person, 'change a record', 'PATCH', `/candidates/${id}/contact-information`, {
      version: found.version,
      changes: { headline: `Engineer, talked to on day ${Math.floor(Math.random() * 1000)}` },
    });
}

/** @returns {Deed} */
function chosen() {
  let left = Math.random() * shares;
  for (const [share, deed] of deeds) if ((left -= share) < 0) return deed;
  return /** @type {[number, Deed]} */ (deeds[0])[1];
}

/** @param {import('./people.mjs').Person} person */
async function day(person) {
  await wait(between(0, pause.most));
  while (performance.now() < end) {
    await chosen()(person);
    await wait(between(pause.least, pause.most));
  }
}

/**
 * Holds an event stream open as a browser does. @param {import('./people.mjs').Person} person
 * @param {AbortSignal} signal
 */
async function listen(person, signal) {
  try {
    const answer = await fetch(`${platform.origin}/api/v1/events/stream`, {
      headers: { ...headersOf(platform.origin, person), accept: 'text/event-stream' },
      signal,
    });
    if (!answer.ok) return note(`stream: ${answer.status}`);
    for await (const chunk of answer.body ?? []) void chunk;
    if (!signal.aborted) note('stream: ended');
  } catch (error) {
    if (!signal.aborted) note(`stream: ${String(error)}`);
  }
}

const closing = new AbortController();
const streams = people.map((person) => listen(person, closing.signal));
/** @type {{ minute: number, memory: number[] }[]} */
const samples = [];
const begin = performance.now();
const sample = () =>
  samples.push({ minute: (performance.now() - begin) / 60_000, memory: pids.map(memoryOf) });
sample();
const sampling = setInterval(sample, 5000);
const cpu = startCpu(pids);
console.error(`… ${count} people for ${minutes} minutes`);
await Promise.all(people.map((person) => day(person)));
const used = cpu();
clearInterval(sampling);
sample();
closing.abort();
await Promise.allSettled(streams);
await platform.stop();

/**
 * MB per minute over the second half, by least squares; the first half fills caches. @param
 * {number} of
 */
function slope(of) {
  const points = samples
    .filter(({ minute }) => minute > minutes / 2)
    .map(({ minute, memory }) => [minute, memory[of] ?? 0]);
  const mean = (/** @type {0 | 1} */ axis) =>
    points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const top = points.reduce((sum, [a = 0, b = 0]) => sum + (a - x) * (b - y), 0);
  const below = points.reduce((sum, [a = 0]) => sum + (a - x) ** 2, 0);
  return below === 0 ? 0 : top / below;
}

const all = [...times.values()].flat().sort((a, b) => a - b);
const seconds = minutes * 60;
report({
  title: 'A mixed day',
  method: `${count} signed-in people in the mix of an agency, each with an open event stream, ${pause.least / 1000} to ${pause.most / 1000} s between two actions, ${minutes} minutes, ${candidates.toLocaleString('en')} candidates. ${all.length} requests, ${[...errors.values()].reduce((sum, n) => sum + n, 0)} errors${errors.size > 0 ? ` (${[...errors].map(([what, n]) => `${n} × ${what}`).join('; ')})` : ''}.`,
  columns: ['', 'requests', 'p50 ms', 'p95 ms', 'p99 ms'],
  rows: [['all', all], ...[...times].map(([what, list]) => [what, list.sort((a, b) => a - b)])].map(
    (row) => {
      const [what, list] = /** @type {[string, number[]]} */ (row);
      return [
        what,
        list.length,
        percentile(list, 0.5),
        percentile(list, 0.95),
        percentile(list, 0.99),
      ];
    },
  ),
});
report({
  title: 'A mixed day: processes',
  method: 'Resident memory; its growth over the second half of the time.',
  columns: ['', 'CPU %', 'MB at the start', 'MB at most', 'MB at the end', 'MB a minute'],
  rows: ['BFF', 'database'].map((name, of) => [
    name,
    (used[of] ?? 0) / seconds / 10,
    samples[0]?.memory[of] ?? null,
    Math.max(...samples.map(({ memory }) => memory[of] ?? 0)),
    samples.at(-1)?.memory[of] ?? null,
    slope(of),
  ]),
  aims: [
    {
      text: 'Errors',
      value: [...errors.values()].reduce((sum, n) => sum + n, 0),
      limit: 0,
    },
  ],
});
