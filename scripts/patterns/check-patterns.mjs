// Refuses regular expressions that backtrack: a long text would keep the server busy for seconds.
// `--all`, as in `npm run test:full`: analyses all of them anew. `--note`: does so, too, and notes
// those that are in order and took long, which spares the next run in a clean clone a minute. A
// pattern that is not noted is simply analysed.
import { analysedPatterns, noteAnalysed } from './analysed.mjs';
import { findPatterns } from './find-patterns.mjs';
import { analyse, judgePattern, keyOf } from './judge-pattern.mjs';

/** From how many milliseconds on an analysis is worth noting. */
const long = 50;

const note = process.argv.includes('--note');
const all = note || process.argv.includes('--all');
const judge = all ? analyse : judgePattern;

const known = all ? new Set() : analysedPatterns();
const waiting = (await findPatterns()).filter((pattern) => !known.has(keyOf(pattern)));
/** @type {string[]} */
const slow = [];
/** @type {string[]} */
const tookLong = [];

async function judgeNext() {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const begin = performance.now();
    const verdict = await judge(next);
    if (verdict === null) {
      if (performance.now() - begin > long) tookLong.push(keyOf(next));
      continue;
    }
    slow.push(`${[...next.files].join(', ')}: /${next.source}/${next.flags} is slow: ${verdict}`);
  }
}

await Promise.all([judgeNext(), judgeNext()]);
for (const line of slow.sort()) console.log(line);
if (note) noteAnalysed(tookLong);
// The analysis leaves a process of its own behind.
process.exit(slow.length === 0 ? 0 : 1);
