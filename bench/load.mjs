import autocannon from 'autocannon';
import { startCpu } from './usage.mjs';

/**
 * @typedef {object} Load
 * @property {string} origin
 * @property {(n: number) => { method?: string, path: string, headers: Record<string, string>,
 *   body?: string }} request the n-th request
 * @property {number[]} pids processes whose CPU time is counted
 * @property {number} [connections]
 * @property {number} [seconds]
 * @property {number} [warmUp] seconds
 */

/** @param {readonly number[]} sorted @param {number} share */
export const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Sends requests as fast as they are answered, after a warm-up.
 * @param {Load} load
 */
export async function measure(load) {
  let sent = 0;
  const next = () => load.request(sent++);
  await fire(load, next, load.warmUp ?? 3);
  const cpu = startCpu(load.pids);
  const { times, seconds } = await fire(load, next, load.seconds ?? 8);
  const used = cpu();
  times.sort((a, b) => a - b);
  return {
    rate: times.length / seconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    /** ms of CPU time per operation: in total, and of each process. */
    cpu: used.reduce((sum, ms) => sum + ms, 0) / times.length,
    cpuOfEach: used.map((ms) => ms / times.length),
  };
}

/** @param {Load} load @param {() => ReturnType<Load['request']>} next @param {number} seconds */
async function fire({ origin, connections = 8 }, next, seconds) {
  /** @type {number[]} */
  const times = [];
  /** @type {Map<number, number>} */
  const refused = new Map();
  const begin = performance.now();
  await new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url: origin,
        connections,
        duration: seconds,
        requests: [
          { setupRequest: (/** @type {object} */ request) => ownHeaders(request, next()) },
        ],
      },
      (/** @type {unknown} */ error, /** @type {unknown} */ result) =>
        error ? reject(error) : resolve(result),
    );
    run.on('response', (_client, status, _bytes, ms) => {
      if (status >= 200 && status < 300) times.push(ms);
      else refused.set(status, (refused.get(status) ?? 0) + 1);
    });
  });
  if (refused.size > 0)
    throw new Error(`Refused: ${[...refused].map(([status, n]) => `${n} × ${status}`).join(', ')}`);
  return { times, seconds: (performance.now() - begin) / 1000 };
}

/**
 * autocannon writes the body length into the headers object that all requests of a person share.
 * @param {object} request @param {ReturnType<Load['request']>} next
 */
const ownHeaders = (request, next) => ({ ...request, ...next, headers: { ...next.headers } });
