// npm run bench -- search [--sizes 1000,10000,100000] [--seconds 15] [--data FOLDER] [--root CHECKOUT]
// Measures the candidate search at each size, with a CV text for each candidate: the first page of
// typical queries, the memory of the index, rebuilding it while others search, and the delay until
// a change is found while people write.
import { setTimeout as wait } from 'node:timers/promises';
import { builtCheckout, option } from './checkout.mjs';
import { callsAs } from './colleagues.mjs';
import { writeCvTexts } from './cv-texts.mjs';
import { percentile } from './load.mjs';
import { headersOf, signInAs } from './people.mjs';
import { report } from './report.mjs';
import { staffedPlatform } from './staffed-platform.mjs';
import { untilIdle } from './usage.mjs';

const sizes = (option('sizes') ?? '1000,10000,100000').split(',').map(Number);
const seconds = Number(option('seconds') ?? 15);
/**
 * Runs of each query; the limit is sixty searches per minute for each of the 28 users who take
 * turns.
 */
const times = 60;
const staff = 40;
const probes = 12;
const root = await builtCheckout();

/** Typical recruiter queries. */
const questions = [
  { name: 'two words', q: 'react kafka' },
  { name: 'words with NOT', q: 'java AND (aws OR gcp) NOT angular' },
  { name: 'a phrase', q: '"team project"' },
  { name: 'the beginning of a word', q: 'kuber*' },
  { name: 'a typing error', q: 'postgrse' },
  { name: 'ranges', q: 'english>=B2 notice<=30 overlap:Europe/Lisbon>=4' },
  { name: 'a rare word and a range', q: 'steganography english>=B1' },
  { name: 'words, ranges, and ruled out', q: 'python docker vetting:vetted -php contacted>30d' },
];

/** @typedef {{ p50: number, p95: number, p99: number }} Figures */
/** @param {number[]} list @returns {Figures} */
function figuresOf(list) {
  const sorted = list.toSorted((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share));
  return { p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0 };
}

/** @param {number} size */
async function measureSize(size) {
  const { origin, db, headers, pids, stop } = await staffedPlatform(root, size, { staff });
  try {
    console.error(`… the texts of ${size} CVs`);
    const people = await writeCvTexts(db);
    const owner = callsAs(
      origin,
      headersOf(origin, await signInAs(origin, 'owner@muster.test', 'owner')),
    );
    const { call } = owner;
    let asked = 0;

    /** Searches as the next colleague. @param {string} q */
    async function find(q) {
      const own = headers[asked++ % headers.length] ?? {};
      const begin = performance.now();
      const answer = await fetch(`${origin}/api/v1/search/candidates?q=${encodeURIComponent(q)}`, {
        headers: own,
      });
      const body = /** @type {any} */ (await answer.json());
      const ms = performance.now() - begin;
      if (!answer.ok) throw new Error(`${q}: ${answer.status} ${JSON.stringify(body)}`);
      return { ms, body };
    }

    /** Searches twice per second until aborted. @param {AbortSignal} signal */
    async function searching(signal) {
      /** @type {number[]} */
      const found = [];
      for (let n = 0; !signal.aborted; n += 1) {
        const { ms } = await find(questions[n % questions.length]?.q ?? '');
        found.push(ms);
        await wait(Math.max(0, 500 - ms));
      }
      return found;
    }

    /** @template T @param {() => Promise<T>} work */
    async function besideSearches(work) {
      const over = new AbortController();
      const all = searching(over.signal);
      all.catch(() => undefined);
      try {
        const done = await work();
        over.abort();
        return { done, figures: figuresOf(await all) };
      } finally {
        over.abort();
      }
    }

    /** Rebuilds the kind; returns the seconds. */
    async function rebuild() {
      const begin = performance.now();
      await call('POST', '/search/index/actions/rebuild', { kind: 'candidate' });
      for (;;) {
        const { rebuild: last } = await call('GET', '/search/index');
        if (last.state === 'failed') throw new Error(last.error);
        if (last.state === 'done') return (performance.now() - begin) / 1000;
        await wait(250);
      }
    }

    console.error(`… filling the index with them`);
    await rebuild();
    await untilIdle(pids);

    /** @type {Figures[]} */
    const pages = [];
    for (const { name, q } of questions) {
      console.error(`… ${name}, ${size} candidates`);
      const { body } = await find(q);
      if (body.problems.length > 0) throw new Error(`${q}: ${JSON.stringify(body.problems)}`);
      /** @type {number[]} */
      const list = [];
      for (let n = 0; n < times; n += 1) list.push((await find(q)).ms);
      pages.push(figuresOf(list));
      // All colleagues together make some thousand searches per minute.
      await wait(1000);
    }

    /** The minimum, because memory that is not collected yet does not belong to the index. */
    let bytes = Infinity;
    for (let n = 0; n < 8; n += 1) {
      bytes = Math.min(bytes, (await call('GET', '/search/index')).bytes);
      await wait(500);
    }

    console.error('… searching beside nothing');
    const quiet = await besideSearches(() => wait(seconds * 1000));
    console.error('… searching beside a rebuild');
    const beside = await besideSearches(rebuild);
    await untilIdle(pids);

    console.error('… finding changes while eight people write');
    const lags = await lagsUnderWrites();
    return {
      people,
      pages,
      bytesEach: bytes / people,
      rebuildSeconds: beside.done,
      quiet: quiet.figures,
      beside: beside.figures,
      lag: figuresOf(lags),
    };

    async function lagsUnderWrites() {
      const some = await db
        .collection('candidates')
        .aggregate([
          { $match: { isPrivate: false, deletedAt: null, status: 'active' } },
          { $sample: { size: Math.min(300, size >> 1) } },
        ])
        .toArray();
      const ids = some.map(({ _id }) => _id.toHexString());
      const over = new AbortController();
      let turn = 0;
      /** @param {string} id @param {string} headline @param {Record<string, string>} own */
      const change = async (id, headline, own) => {
        const as = callsAs(origin, own);
        const { version } = await as.call('GET', `/candidates/${id}`);
        await as.call('PATCH', `/candidates/${id}/contact-information`, {
          version,
          changes: { headline },
        });
      };
      // Each of the eight has their own candidates, and the probe has the first ones.
      const writing = headers.slice(0, 8).map(async (own, who) => {
        while (!over.signal.aborted) {
          const mine = ids.slice(probes).filter((_id, at) => at % 8 === who);
          const id = mine[turn++ % mine.length];
          if (id) await change(id, `Engineer, talked to on day ${turn}`, own);
        }
      });
      for (const one of writing) one.catch(() => undefined);
      /** @type {number[]} */
      const lags = [];
      try {
        for (let n = 0; n < probes; n += 1) {
          const word = `probe${size}x${n}q${Math.floor(performance.now())}`;
          await change(ids[n] ?? '', word, headers[8 + n] ?? {});
          const begin = performance.now();
          while ((await find(word)).body.page.total === 0) await wait(25);
          lags.push(performance.now() - begin);
          await wait(500);
        }
      } finally {
        over.abort();
      }
      await Promise.all(writing);
      return lags;
    }
  } finally {
    await stop();
  }
}

/** @type {Awaited<ReturnType<typeof measureSize>>[]} */
const results = [];
for (const size of sizes) results.push(await measureSize(size));

const smallest = results[0];
const largest = results.at(-1);
if (!smallest || !largest) throw new Error('No size was asked for');
const heads = sizes.map((size) => size.toLocaleString('en'));
const ratioOf = (/** @type {(one: typeof largest) => number} */ value) =>
  value(largest) / value(smallest);
const worst = (/** @type {typeof largest} */ { pages }) => Math.max(...pages.map(({ p95 }) => p95));

report({
  title: 'The candidate search: the first page',
  method: `${times} times each, one after the other, by 28 people in turn; every candidate has a CV of 420 words. p50 and p95 in ms.`,
  columns: ['', ...heads.flatMap((head) => [`${head} p50`, 'p95']), 'ratio of p95'],
  rows: questions.map(({ name }, n) => [
    name,
    ...results.flatMap(({ pages }) => [pages[n]?.p50 ?? null, pages[n]?.p95 ?? null]),
    ratioOf(({ pages }) => pages[n]?.p95 ?? 0),
  ]),
  aims: [
    {
      text: `p95 of the dearest question at ${heads.at(-1)} against ${heads[0]}`,
      value: ratioOf(worst),
      limit: 3,
      unit: '×',
    },
    {
      text: `p95 of the dearest question at ${heads.at(-1)}`,
      value: worst(largest),
      limit: 150,
      unit: 'ms',
    },
  ],
});

report({
  title: 'The index behind it',
  method: `Memory of the thread that holds the index, objects and typed arrays, divided by the people in it. The rebuild is that of all candidates, with two searches a second beside it; the quiet ones are those of ${seconds} s before. A change is found when a search for its word finds it, ${probes} times, while eight people change records as fast as they can.`,
  columns: ['', ...heads, 'ratio'],
  rows: /** @type {[string, (one: typeof largest) => number][]} */ ([
    ['people with a CV', ({ people }) => people],
    ['memory, KB a person', ({ bytesEach }) => bytesEach / 1024],
    ['rebuild, s', ({ rebuildSeconds }) => rebuildSeconds],
    ['rebuild, people a second', ({ people, rebuildSeconds }) => people / rebuildSeconds],
    ['search p99, quiet, ms', ({ quiet }) => quiet.p99],
    ['search p99 during the rebuild, ms', ({ beside }) => beside.p99],
    ['change found, p50, ms', ({ lag }) => lag.p50],
    ['change found, p95, ms', ({ lag }) => lag.p95],
  ]).map(([name, value]) => [name, ...results.map(value), ratioOf(value)]),
  aims: [
    {
      text: `memory of a person at ${heads.at(-1)}`,
      value: largest.bytesEach / 1024,
      limit: 6,
      unit: 'KB',
    },
    {
      text: `p99 of searches during a rebuild against before, at ${heads.at(-1)}`,
      value: largest.beside.p99 / largest.quiet.p99,
      limit: 2,
      unit: '×',
    },
  ],
});
