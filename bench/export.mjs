// npm run bench -- export [--candidates 100000] [--rate 5] [--data FOLDER] [--root CHECKOUT]
// An export of every candidate while colleagues go on listing candidates: memory of both processes
// each second, rows a second, and how long the others wait beside a quiet time.
import { setTimeout as wait } from 'node:timers/promises';
import { candidateStates } from '@muster/contracts';
import { candidateData } from './candidate-data.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { callsAs, gather, memoryRows, watchMemory } from './colleagues.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';
import { childrenOf } from './usage.mjs';

const candidates = Number(option('candidates') ?? 100_000);
/** Lists that the colleagues open, a second. */
const rate = Number(option('rate') ?? 5);
const quietSeconds = 30;
const staff = 10;

/** The list leaves the archived out unless it is asked for them. */
const everybody = `filter[status]=${candidateStates.join(',')}`;

const root = await builtCheckout();
const platform = await startPlatform({ root, dataDir: candidateData(root, candidates) });
try {
  const { owner, atRest, beside } = await gather(platform, { staff, rate });
  const { call } = callsAs(platform.origin, owner);
  const processes = { bff: platform.pid, database: childrenOf(platform.pid)[0] ?? 0 };

  console.error('… until what follows a start is over');
  await atRest();
  console.error('… a quiet time');
  const quiet = await beside(() => wait(quietSeconds * 1000));
  console.error('… an export');
  const memory = watchMemory(processes);
  const during = await beside(() => exported(call));
  const used = memory.stop();
  const { done, seconds } = during;

  report({
    title: `An export of ${done.rowsDone.toLocaleString('en')} candidates`,
    method: `${rate} lists of 25 candidates a second by ${staff} colleagues, for ${quietSeconds} s before and for as long as the export takes. Memory is resident, read each second.`,
    columns: ['', 'quiet', 'during the export', 'ratio'],
    rows: [
      ['list p50, ms', quiet.p50, during.p50, during.p50 / quiet.p50],
      ['list p99, ms', quiet.p99, during.p99, during.p99 / quiet.p99],
      ['lists', quiet.count, during.count, null],
      ...memoryRows(used),
      ['file, MB', null, done.bytes / 2 ** 20, null],
      ['seconds', null, seconds, null],
      ['rows a second', null, done.rowsDone / seconds, null],
    ],
    aims: [
      {
        text: 'p99 of the others beside the quiet one',
        value: during.p99 / quiet.p99,
        limit: 2,
        unit: '×',
      },
      // Memory that does not depend on the number of rows is as high at half as at the end.
      ...used.map(({ name, growth }) => ({
        text: `growth of the ${name} over the second half`,
        value: growth,
        limit: 32,
        unit: 'MB',
      })),
    ],
  });
} finally {
  await platform.stop();
}

/** Asks for an export and waits for it. @param {ReturnType<typeof callsAs>['call']} call */
async function exported(call) {
  const { id } = await call('POST', '/exports', { list: 'candidates', query: everybody });
  for (;;) {
    await wait(500);
    const state = await call('GET', `/exports/${id}`);
    if (state.status === 'completed') return state;
    if (!['queued', 'running'].includes(state.status))
      throw new Error(`The export came to nothing: ${JSON.stringify(state)}`);
  }
}
