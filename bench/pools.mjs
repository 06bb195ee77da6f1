// npm run bench -- pools [--candidates 100000] [--pools 200] [--smart 30] [--seconds 8] [--data FOLDER] [--root CHECKOUT]
// Measures adding, changing, finding and listing candidates without talent pools, while the smart
// pools of a large agency are being filled, and with all of them.
import { setTimeout as wait } from 'node:timers/promises';
import { builtCheckout, option } from './checkout.mjs';
import { measure, percentile } from './load.mjs';
import { newCandidate } from './new-candidate.mjs';
import { report } from './report.mjs';
import { staffedPlatform } from './staffed-platform.mjs';
import { startCpu, untilIdle } from './usage.mjs';

const candidates = Number(option('candidates') ?? 100_000);
const pools = Number(option('pools') ?? 200);
const smart = Number(option('smart') ?? 30);
const seconds = Number(option('seconds') ?? 8);
const root = await builtCheckout();
const { origin, db, headers, pids, stop } = await staffedPlatform(root, candidates, {
  staff: 40,
  limits: 'off',
});

/** @param {string} method @param {string} path @param {object} [body] */
async function call(method, path, body, own = headers[0] ?? {}) {
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: own,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return /** @type {Promise<any>} */ (answer.json());
}

const some = await db
  .collection('candidates')
  .aggregate([
    { $match: { isPrivate: false, deletedAt: null, status: 'active' } },
    { $sample: { size: 400 } },
  ])
  .toArray();
const ids = some.map(({ _id }) => _id.toHexString());
const searches = some
  .map(({ searchTerms }) => `${searchTerms[0]} ${String(searchTerms[1]).slice(0, 4)}`)
  .filter((text) => /^[a-z ]+$/.test(text));

/** Eight people change headlines of records one after the other; only the changes are timed. */
async function change() {
  /** @type {number[]} */
  const times = [];
  const end = performance.now() + seconds * 1000;
  let turn = 0;
  const cpu = startCpu(pids);
  await Promise.all(
    headers.slice(0, 8).map(async (own, who) => {
      while (performance.now() < end) {
        // No two writers change the same record at once.
        const id = ids[(turn++ * 8 + who) % ids.length];
        const { version } = await call('GET', `/candidates/${id}`, undefined, own);
        const begun = performance.now();
        const changes = { headline: `Engineer, talked to on day ${turn}` };
        await call('PATCH', `/candidates/${id}/contact-information`, { version, changes }, own);
        times.push(performance.now() - begun);
      }
    }),
  );
  const used = cpu().reduce((sum, ms) => sum + ms, 0);
  times.sort((a, b) => a - b);
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    // Includes the read before each change.
    cpu: used / times.length,
  };
}

const of = (/** @type {number} */ n) => headers[n % headers.length] ?? {};
const get = (/** @type {(n: number) => string} */ path) => () =>
  measure({
    origin,
    pids,
    seconds,
    request: (n) => ({ method: 'GET', path: `/api/v1${path(n)}`, headers: of(n) }),
  });
const operations = [
  {
    name: 'add a candidate',
    run: () =>
      measure({
        origin,
        pids,
        seconds,
        request: (n) => ({
          method: 'POST',
          path: '/api/v1/candidates',
          headers: of(n),
          body: JSON.stringify(newCandidate()),
        }),
      }),
  },
  { name: 'change a candidate', run: change },
  {
    name: 'search by name',
    run: get((n) => `/candidates?q=${encodeURIComponent(searches[n % searches.length] ?? '')}`),
  },
  { name: 'list, last changed first', run: get(() => '/candidates?limit=25&sort=-updatedAt') },
  { name: 'a record', run: get((n) => `/candidates/${ids[(n * 7) % ids.length]}`) },
];

/** @param {string} when */
async function measureAll(when) {
  const figures = [];
  for (const { name, run } of operations) {
    console.error(`… ${name}, ${when}`);
    figures.push(await run());
  }
  return figures;
}

/** Fills pools manually with every 200th candidate each, as imports do. */
async function makeManualPools() {
  const all = await db
    .collection('candidates')
    .find({ deletedAt: null, isPrivate: false }, { projection: { _id: 1 } })
    .toArray();
  const size = Math.min(500, Math.ceil(all.length / 10));
  for (let index = 0; index < pools - smart; index += 1) {
    const { id } = await call('POST', '/talent-pools', poolNamed(`Bench pool ${index}`, null));
    const step = Math.floor(all.length / size);
    const members = all.filter((_one, place) => place % step === index % step);
    const poolId = /** @type {any} */ (
      await db.collection('talent_pools').findOne({ nameKey: `bench pool ${index}` })
    )._id;
    await db.collection('talent_pool_members').insertMany(
      members.map(({ _id }) => ({
        poolId,
        candidateId: _id,
        status: 'member',
        pinned: false,
        excluded: false,
        reason: null,
        rank: null,
        addedBy: null,
        addedAt: new Date(),
      })),
    );
    await db
      .collection('candidates')
      .updateMany(
        { _id: { $in: members.map(({ _id }) => _id) } },
        { $addToSet: { poolIds: poolId } },
      );
    if (!id) throw new Error('A pool was not made');
  }
}

const levels = ['B1', 'B2', 'C1', 'C2'];
const ruleOf = (/** @type {number} */ index, vetting = 'vetted') => ({
  'filter[englishLevel][gte]': levels[index % levels.length] ?? 'B2',
  'filter[notice][lte]': String(7 + index * 3),
  'filter[vettingStatus]': vetting,
});

async function makeSmartPools() {
  for (let index = 0; index < smart; index += 1)
    await call('POST', '/talent-pools', poolNamed(`Bench rule ${index}`, ruleOf(index)));
}

const unfilled = () =>
  db.collection('talent_pools').countDocuments({ kind: 'smart', refreshedAt: null });

/**
 * Includes filling in all matching candidates: in a large agency this takes longer than the usual
 * wait for idle.
 */
async function untilFilled() {
  while ((await unfilled()) > 0) await wait(2_000);
}

/**
 * Keeps filling smart pools during the work: once all are filled, each gets another rule that
 * matches none of its members.
 * @template T @param {() => Promise<T>} work
 */
async function whileFilling(work) {
  let isOver = false;
  const refill = async () => {
    for (let turn = 1; !isOver; turn += 1) {
      const rules = await db.collection('talent_pools').find({ kind: 'smart' }).toArray();
      for (const [index, { _id, version }] of rules.entries())
        await call('PATCH', `/talent-pools/${_id.toHexString()}`, {
          version,
          changes: { rule: ruleOf(index, turn % 2 ? 'not_started' : 'vetted') },
        });
      while (!isOver && (await unfilled()) > 0) await wait(200);
    }
  };
  const refilling = refill();
  const done = await work();
  isOver = true;
  await refilling;
  return done;
}

/** @param {string} name @param {Record<string, string> | null} rule */
const poolNamed = (name, rule) => ({
  name,
  description: null,
  ownerUserId: null,
  isPrivate: false,
  targetSize: null,
  kind: rule ? 'smart' : 'manual',
  rule,
});

try {
  await db.collection('talent_pools').deleteMany({});
  await db.collection('talent_pool_members').deleteMany({});
  await db
    .collection('candidates')
    .updateMany({ 'poolIds.0': { $exists: true } }, { $set: { poolIds: [] } });
  await untilIdle(pids);
  const without = await measureAll('without pools');
  console.error(`… making ${pools} pools, ${smart} smart ones among them`);
  await makeManualPools();
  const begun = performance.now();
  await makeSmartPools();
  await untilFilled();
  const filledAfter = Math.round((performance.now() - begun) / 1000);
  await wait(2000);
  await untilIdle(pids);
  const filled = await db.collection('talent_pools').countDocuments({ deletedAt: null });
  if (filled !== pools) throw new Error(`There are ${filled} pools`);
  const beside = await measureAll(`with ${pools} pools`);
  const during = await whileFilling(() => measureAll(`while ${smart} pools are filled`));

  const ratio = (/** @type {typeof without} */ figures, /** @type {number} */ n) =>
    (figures[n]?.p95 ?? 0) / (without[n]?.p95 || 1);
  report({
    title: `Candidates with and without ${pools} talent pools`,
    method: `${candidates.toLocaleString('en')} candidates, 8 connections, ${seconds} s each. ${smart} of the pools are smart ones, the others hold up to 500 people each; they were filled ${filledAfter} s after the first was made. Then each gets another rule again and again, by which everybody in it leaves and others come. p50 and p95 in ms.`,
    columns: [
      '',
      'without p50',
      'p95',
      `${pools} pools p50`,
      'p95',
      'ratio of p95',
      'being filled p50',
      'p95',
      'ratio of p95',
    ],
    rows: operations.map(({ name }, n) => [
      name,
      without[n]?.p50 ?? null,
      without[n]?.p95 ?? null,
      beside[n]?.p50 ?? null,
      beside[n]?.p95 ?? null,
      ratio(beside, n),
      during[n]?.p50 ?? null,
      during[n]?.p95 ?? null,
      ratio(during, n),
    ]),
    aims: operations.map(({ name }, n) => ({
      text: `${name}: p95 with pools against without`,
      value: ratio(beside, n),
      limit: 1.2,
      unit: '×',
    })),
  });
  report({
    title: `Candidates with and without ${pools} talent pools: processor time`,
    method: `Milliseconds of processor of the BFF and the database for one operation, of the same runs: what else the machine did then is not in it.`,
    columns: ['', 'without', `${pools} pools`, 'ratio'],
    rows: operations.map(({ name }, n) => [
      name,
      without[n]?.cpu ?? null,
      beside[n]?.cpu ?? null,
      (beside[n]?.cpu ?? 0) / (without[n]?.cpu || 1),
    ]),
  });
} finally {
  await stop();
}
