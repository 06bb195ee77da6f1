import { Worker } from 'node:worker_threads';

/** Duration of the work below on the idle reference machine of the budgets. */
const referenceMs = 500;

// A fixed amount of the work that is typical of tests: objects, strings, hashes.
const work = `
const { createHash } = require('node:crypto');
const begin = performance.now();
const record = { name: 'Ada Okafor', tags: Array.from({ length: 40 }, (_, i) => ({ id: i, text: 'tag ' + i })) };
let text = '';
for (let i = 0; i < 13_000; i += 1) {
  text = JSON.stringify({ ...JSON.parse(JSON.stringify(record)), turn: i });
  if (i % 10 === 0) createHash('sha256').update(text.repeat(10)).digest('hex');
}
require('node:worker_threads').parentPort.postMessage(performance.now() - begin);
`;

/** @returns {Promise<number>} milliseconds */
const oneProcessor = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker(work, { eval: true });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/**
 * Returns how many times slower than the reference two processors of this machine currently are,
 * including any other load: 2 is half as fast. Takes about half a second there.
 */
export async function slowness() {
  const times = await Promise.all([oneProcessor(), oneProcessor()]);
  return Math.max(...times) / referenceMs;
}
