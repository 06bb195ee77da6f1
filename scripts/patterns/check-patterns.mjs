// Refuses regular expressions that backtrack: a long text would keep the server busy for seconds.
import { findPatterns } from './find-patterns.mjs';
import { judgePattern } from './judge-pattern.mjs';

const waiting = await findPatterns();
/** @type {string[]} */
const slow = [];

async function judgeNext() {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const verdict = await judgePattern(next);
    if (verdict === null) continue;
    slow.push(`${[...next.files].join(', ')}: /${next.source}/${next.flags} is slow: ${verdict}`);
  }
}

await Promise.all([judgeNext(), judgeNext()]);
for (const line of slow.sort()) console.log(line);
// The analysis leaves a process of its own behind.
process.exit(slow.length === 0 ? 0 : 1);
