// Colleagues who keep working during the measurement, and its effect on them.
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './load.mjs';
import { median } from './median.mjs';
import { databaseOf, headersOf, hire, signInAll, signInAs } from './people.mjs';
import { memoryOf } from './usage.mjs';

/** @typedef {Record<string, string>} Headers of one person's requests */
/** @typedef {Awaited<ReturnType<typeof gather>>} Colleagues */

/**
 * Signs in people at a running platform: `staff` colleagues and the owner.
 * @param {import('./platform.mjs').Platform} platform
 * @param {{ staff: number, rate: number, path?: string }} parts `rate`: lists that the colleagues
 *   open per second, in total; `path`: the list
 */
export async function gather(platform, { staff, rate, path = '/candidates?limit=25' }) {
  const { origin } = platform;
  const { client, db } = await databaseOf(platform.dataDir);
  await hire(db, staff);
  await client.close();
  const people = await signInAll(origin, staff);
  const all = people.map((person) => headersOf(origin, person));

  /** Opens the list as one of them; returns the time in ms. @param {number} nth */
  async function list(nth) {
    const begin = performance.now();
    const headers = all[nth % all.length] ?? {};
    const answer = await fetch(`${origin}/api/v1${path}`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The list was refused: ${answer.status}`);
    return performance.now() - begin;
  }

  return {
    owner: headersOf(origin, await signInAs(origin, 'owner@muster.test', 'owner')),

    /**
     * The search index and the database's indexes are built during the first requests: waits until
     * the median of ten consecutive lists is about as low as the fastest ten.
     */
    atRest: async () => {
      /** @type {number[]} */
      const last = [];
      let fastest = Infinity;
      for (let asked = 0; asked < 600; asked += 1) {
        last.push(await list(asked));
        await wait(250);
        if (last.length < 10) continue;
        const middle = median(last.splice(0));
        if (middle < fastest * 1.25 && fastest < Infinity) return;
        fastest = Math.min(fastest, middle);
      }
    },

    /**
     * Runs the work while they open the list at a fixed rate, whether earlier responses have
     * arrived or not. Returns how long they and the event loop waited, and the result.
     * @template T
     * @param {() => Promise<T>} work
     */
    beside: async (work) => {
      await loopDelay(origin);
      const over = new AbortController();
      const begin = performance.now();
      const listing = listUntil(over.signal);
      try {
        const done = await work();
        const seconds = (performance.now() - begin) / 1000;
        const loop = await loopDelay(origin);
        over.abort();
        return { ...(await listing), loop, seconds, done };
      } finally {
        over.abort();
      }
    },
  };

  /** @param {AbortSignal} signal */
  async function listUntil(signal) {
    /** @type {number[]} */
    const times = [];
    /** @type {Promise<void>[]} */
    const open = [];
    const begin = performance.now();
    for (let n = 0; !signal.aborted; n += 1) {
      open.push(list(n).then((time) => void times.push(time)));
      await wait(Math.max(0, begin + ((n + 1) * 1000) / rate - performance.now()));
    }
    await Promise.all(open);
    times.sort((a, b) => a - b);
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), count: times.length };
  }
}

/**
 * API calls as one person. A refused call throws the server's message.
 * @param {string} origin @param {Headers} headers
 */
export function callsAs(origin, headers) {
  /** @param {string} method @param {string} path @param {object} [body] */
  const send = (method, path, body) =>
    fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
      ...(body && { body: JSON.stringify(body) }),
    });
  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  const call = async (method, path, body) => {
    const answer = await send(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return { send, call };
}

/** Returns the event loop delay since the last call, p99 in ms. @param {string} origin */
async function loopDelay(origin) {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
}

/**
 * Samples the memory of processes every second, in MB. @param {Record<string, number>} processes
 * pids
 */
export function watchMemory(processes) {
  const found = Object.entries(processes).map(([name, pid]) => ({
    name,
    pid,
    readings: [memoryOf(pid)],
  }));
  const timer = setInterval(() => {
    for (const { pid, readings } of found) readings.push(memoryOf(pid));
  }, 1000);
  return {
    stop: () => {
      clearInterval(timer);
      return found.map(({ name, readings }) => {
        const half = readings.length >> 1;
        return {
          name,
          start: readings[0] ?? 0,
          most: Math.max(...readings),
          end: readings.at(-1) ?? 0,
          /** Growth of the second half over the first, in which a process warms up. */
          growth: Math.max(
            0,
            Math.max(...readings.slice(half)) - Math.max(...readings.slice(0, half)),
          ),
        };
      });
    },
  };
}

/**
 * Formats memory as table rows. @param {ReturnType<ReturnType<typeof watchMemory>['stop']>} used
 */
export const memoryRows = (used) =>
  used.map(({ name, start, most, end }) => [
    `memory of the ${name}, MB`,
    start,
    `${most.toFixed(0)} at most, ${end.toFixed(0)} at the end`,
    most / start,
  ]);
