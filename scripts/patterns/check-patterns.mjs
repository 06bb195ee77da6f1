// Refuses regular expressions with excessive backtracking: a long text would block the server for
// seconds. `--all`, as in `npm run test:full`: analyses all of them again. `--note`: also records
// accepted patterns with a slow analysis, which saves the next run in a clean clone a minute. A
// pattern that is not recorded is analysed.
import { analysedPatterns, noteAnalysed } from './analysed.mjs';
import { findPatterns } from './find-patterns.mjs';
import { analyse, judgePattern, keyOf } from './judge-pattern.mjs';

/** Minimum duration in milliseconds for recording an analysis. */
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
// The analysis leaves a child process behind.
process.exit(slow.length === 0 ? 0 : 1);
