// npm run bench -- bulk [--candidates 10000] [--merges 100] [--data FOLDER] [--root CHECKOUT]
// Another owner for every candidate, and merges, while colleagues go on listing candidates: how long
// the event loop of the BFF is kept from others, beside a quiet time.
import { setTimeout as wait } from 'node:timers/promises';
import { candidateData } from './candidate-data.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { percentile } from './load.mjs';
import { databaseOf, headersOf, hire, signIn, signInAll } from './people.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';

const candidates = Number(option('candidates') ?? 10_000);
const merges = Number(option('merges') ?? 100);
/** Lists that the colleagues open, a second. */
const rate = Number(option('rate') ?? 5);
const quietSeconds = 20;
const staff = 10;

const root = await builtCheckout();
const platform = await startPlatform({ root, dataDir: candidateData(root, candidates) });
const api = `${platform.origin}/api/v1`;
try {
  const { client, db } = await databaseOf(platform.dataDir);
  await hire(db, staff);
  await client.close();
  const people = await signInAll(platform.origin, staff);
  const colleagues = people.map((person) => headersOf(platform.origin, person));
  const owner = await signInOwner();

  console.error('… until what follows a start is over');
  await atRest(colleagues[0] ?? {});
  console.error('… a quiet time');
  const quiet = await beside(() => wait(quietSeconds * 1000));
  console.error('… another owner for everybody');
  const changed = await beside(changeOwners);
  console.error('… merges');
  const merged = await beside(mergePairs);

  report({
    title: `Another owner for ${changed.done.toLocaleString('en')} candidates, and ${merges} merges`,
    method: `${rate} lists of 25 candidates a second by ${staff} colleagues beside each. The event loop’s delay is that of \`/metrics\`, measured every 10 ms.`,
    columns: ['', 'quiet', 'change of owner', 'merges'],
    rows: [
      ['event-loop delay p99, ms', quiet.loop, changed.loop, merged.loop],
      ['list p50, ms', quiet.p50, changed.p50, merged.p50],
      ['list p99, ms', quiet.p99, changed.p99, merged.p99],
      ['seconds', quiet.seconds, changed.seconds, merged.seconds],
      ['records a second', null, changed.done / changed.seconds, merged.done / merged.seconds],
    ],
    aims: [
      {
        text: 'event-loop delay p99 during the change',
        value: changed.loop,
        limit: 50,
        unit: 'ms',
      },
      { text: 'event-loop delay p99 during merges', value: merged.loop, limit: 50, unit: 'ms' },
    ],
  });

  /** Gives everybody to one person, as an operation. Answers how many were changed. */
  async function changeOwners() {
    const { id: ownerUserId } = await call('GET', '/users/options?q=recruiter').then(
      (/** @type {any[]} */ found) => found[0],
    );
    const { operationId } = await call('POST', '/candidates/bulk/owner', {
      query: 'filter[status][not]=anonymised',
      ownerUserId,
    });
    for (;;) {
      await wait(500);
      const { status, ok, skipped, failed } = await call('GET', `/operations/${operationId}`);
      if (status === 'queued' || status === 'running') continue;
      if (!status.startsWith('completed')) throw new Error(`The change came to nothing: ${status}`);
      return ok + skipped + failed;
    }
  }

  /** Merges the people of the list two by two. */
  async function mergePairs() {
    const found = [];
    let cursor = null;
    do {
      const page = await call('GET', `/candidates?limit=100${cursor ? `&cursor=${cursor}` : ''}`);
      found.push(...page.data);
      cursor = page.page.nextCursor;
    } while (cursor && found.length < merges * 2);
    let done = 0;
    for (let at = 0; at + 1 < found.length && done < merges; at += 2) {
      const [survivor, duplicate] = [found[at], found[at + 1]];
      const answer = await send('POST', `/candidates/${survivor.id}/actions/merge`, {
        version: survivor.version,
        duplicateId: duplicate.id,
        duplicateVersion: duplicate.version,
      });
      await answer.arrayBuffer();
      // Two with an account each stay two.
      if (answer.ok) done += 1;
    }
    return done;
  }

  /** @param {string} method @param {string} path @param {object} [body] */
  function send(method, path, body) {
    return fetch(`${api}${path}`, {
      method,
      headers: { ...owner, 'Idempotency-Key': crypto.randomUUID() },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  async function call(method, path, body) {
    const answer = await send(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  /**
   * Does something while the colleagues list. Answers how long they and the event loop waited.
   * @param {() => Promise<number | void>} work
   */
  async function beside(work) {
    await loopDelay();
    const over = new AbortController();
    const begin = performance.now();
    const listing = listUntil(over.signal);
    const done = (await work()) ?? 0;
    const seconds = (performance.now() - begin) / 1000;
    const loop = await loopDelay();
    over.abort();
    return { ...(await listing), loop, seconds, done };
  }

  /** The p99 since it was last asked for, in ms. */
  async function loopDelay() {
    const text = await (await fetch(`${platform.origin}/metrics`)).text();
    return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
  }

  /** @param {AbortSignal} signal */
  async function listUntil(signal) {
    /** @type {number[]} */
    const times = [];
    /** @type {Promise<void>[]} */
    const open = [];
    const begin = performance.now();
    for (let n = 0; !signal.aborted; n += 1) {
      open.push(
        list(colleagues[n % colleagues.length] ?? {}).then((time) => void times.push(time)),
      );
      await wait(Math.max(0, begin + ((n + 1) * 1000) / rate - performance.now()));
    }
    await Promise.all(open);
    times.sort((a, b) => a - b);
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
  }
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
  for (let even = 0, asked = 0; even < 10 && asked < 240; asked += 1) {
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
async function list(headers) {
  const begin = performance.now();
  const answer = await fetch(`${api}/candidates?limit=25`, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The list was refused: ${answer.status}`);
  return performance.now() - begin;
}
