// npm run bench -- bulk [--candidates 10000] [--merges 100] [--data FOLDER] [--root CHECKOUT]
// Reassigns every candidate and merges duplicates while colleagues list candidates: how long the
// event loop of the BFF is blocked, compared with a quiet time.
import { setTimeout as wait } from 'node:timers/promises';
import { candidateData } from './candidate-data.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { callsAs, gather } from './colleagues.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';

const candidates = Number(option('candidates') ?? 10_000);
const merges = Number(option('merges') ?? 100);
/** Lists that the colleagues open per second. */
const rate = Number(option('rate') ?? 5);
const quietSeconds = 20;
const staff = 10;

const root = await builtCheckout();
const platform = await startPlatform({ root, dataDir: candidateData(root, candidates) });
try {
  const { owner, atRest, beside } = await gather(platform, { staff, rate });
  const { send, call } = callsAs(platform.origin, owner);

  console.error('… until what follows a start is over');
  await atRest();
  console.error('… a quiet time');
  const quiet = await beside(() => wait(quietSeconds * 1000));
  console.error('… another owner for everybody');
  const changed = await beside(() => changeOwners(call));
  console.error('… merges');
  const merged = await beside(() => mergePairs(send, call));

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
} finally {
  await platform.stop();
}

/** @typedef {ReturnType<typeof callsAs>} Calls */

/**
 * Assigns every candidate to one owner as an operation. Returns how many changed.
 * @param {Calls['call']} call
 * @returns {Promise<number>}
 */
async function changeOwners(call) {
  const [{ id: ownerUserId }] = await call('GET', '/users/options?q=recruiter');
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

/**
 * Merges the listed candidates in pairs. Returns the number of merges.
 * @param {Calls['send']} send @param {Calls['call']} call
 */
async function mergePairs(send, call) {
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
    // Two candidates who both have an account are not merged.
    if (answer.ok) done += 1;
  }
  return done;
}
