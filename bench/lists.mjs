// npm run bench -- lists [--sizes 1000,10000,100000] [--seconds 4] [--data FOLDER] [--root CHECKOUT]
// Measures the candidate list in daily use: filters, sort orders and further pages, over HTTP as
// 119 signed-in users, at each size. Shows what becomes slower with more candidates.
import { builtCheckout, option } from './checkout.mjs';
import { measure } from './load.mjs';
import { report } from './report.mjs';
import { staffedPlatform } from './staffed-platform.mjs';

const sizes = (option('sizes') ?? '1000,10000,100000').split(',').map(Number);
const seconds = Number(option('seconds') ?? 4);
const pages = 3;
const root = await builtCheckout();

/** @typedef {Awaited<ReturnType<typeof measure>>} Figures */
/** @typedef {{ name: string, query: Record<string, string> }} Question */

/**
 * Typical recruiter queries; each has at least 25 rows at every size.
 * @param {{ skill: string, owner: string }} known @returns {Question[]}
 */
const questionsOf = ({ skill, owner }) => [
  { name: 'active, by name', query: { 'filter[status]': 'active', sort: 'name' } },
  {
    name: 'active and vetted, last changed first',
    query: { 'filter[status]': 'active', 'filter[vettingStatus]': 'vetted', sort: '-updatedAt' },
  },
  { name: 'English from B2, by rate', query: { 'filter[englishLevel][gte]': 'B2', sort: 'rate' } },
  { name: 'a skill, last changed first', query: { 'filter[skill]': skill, sort: '-updatedAt' } },
  { name: 'of one owner, newest first', query: { 'filter[owner]': owner, sort: '-createdAt' } },
  {
    name: 'notice up to 30 days, by last contact',
    query: { 'filter[notice][lte]': '30', sort: 'lastContactedAt' },
  },
  {
    name: 'a skill and active, by name',
    query: { 'filter[skill]': skill, 'filter[status]': 'active', sort: 'name' },
  },
];

/**
 * Returns the URLs of the first pages of a query.
 * @param {string} origin @param {Record<string, string>} headers @param {Question} question
 */
async function pagesOf(origin, headers, { name, query }) {
  const found = [];
  /** @type {string | null} */
  let cursor = null;
  for (let page = 0; page < pages; page += 1) {
    const asked = new URLSearchParams({ ...query, limit: '25', ...(cursor && { cursor }) });
    const path = `/api/v1/candidates?${asked}`;
    const answer = await fetch(origin + path, { headers });
    const body = /** @type {any} */ (await answer.json());
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(body)}`);
    if (page === 0 && body.data.length < 25)
      throw new Error(`${name}: only ${body.data.length} rows`);
    found.push(path);
    cursor = body.page.nextCursor;
    if (!cursor) break;
  }
  return found;
}

/** @type {Map<number, Map<string, Figures>>} */
const figures = new Map();
for (const size of sizes) {
  const { origin, db, headers, pids, stop } = await staffedPlatform(root, size);
  const [skill] = await db
    .collection('candidates')
    .aggregate([
      { $match: { isPrivate: false, deletedAt: null, status: 'active' } },
      { $unwind: '$skills' },
      { $group: { _id: '$skills.skillId', people: { $sum: 1 } } },
      { $sort: { people: -1 } },
      { $limit: 1 },
    ])
    .toArray();
  const recruiter = await db.collection('users').findOne({ emailNorm: 'recruiter@muster.test' });
  const known = { skill: skill?._id.toHexString(), owner: recruiter?._id.toHexString() ?? '' };
  const ofSize = new Map();
  figures.set(size, ofSize);
  for (const question of questionsOf(known)) {
    console.error(`… ${question.name}, ${size} candidates`);
    const paths = await pagesOf(origin, headers[0] ?? {}, question);
    const request = (/** @type {number} */ n) => ({
      path: paths[n % paths.length] ?? '',
      headers: headers[n % headers.length] ?? {},
    });
    ofSize.set(question.name, await measure({ origin, request, pids, seconds }));
  }
  await stop();
}

const smallest = sizes[0] ?? 0;
const largest = sizes.at(-1) ?? 0;
const names = [...(figures.get(smallest)?.keys() ?? [])];
const p95 = (/** @type {number} */ size, /** @type {string} */ name) =>
  figures.get(size)?.get(name)?.p95 ?? 0;
const mean = (/** @type {number} */ size) =>
  names.reduce((sum, name) => sum + p95(size, name), 0) / names.length;
report({
  title: 'The candidate list: filter, order, pages',
  method: `autocannon, 8 connections, ${seconds} s each after 3 s of warming up, the first ${pages} pages of 25 in turn, requests of 119 people in turn. p95 in ms.`,
  columns: ['', ...sizes.map((size) => size.toLocaleString('en')), 'ratio'],
  rows: names.map((name) => [
    name,
    ...sizes.map((size) => p95(size, name)),
    p95(largest, name) / p95(smallest, name),
  ]),
  aims: [
    {
      text: `p95, mean of all, at ${largest.toLocaleString('en')} against ${smallest.toLocaleString('en')}`,
      value: mean(largest) / mean(smallest),
      limit: 1.5,
      unit: '×',
    },
  ],
});
