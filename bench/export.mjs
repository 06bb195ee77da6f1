// npm run bench -- export [--candidates 100000] [--rate 5] [--data FOLDER] [--root CHECKOUT]
// Exports every candidate while colleagues list candidates: memory of both processes every second,
// rows per second, and the delay of the others compared with a quiet time.
import { setTimeout as wait } from 'node:timers/promises';
import { candidateStates } from '@muster/contracts';
import { candidateData } from './candidate-data.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { callsAs, gather, memoryRows, watchMemory } from './colleagues.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';
import { childrenOf } from './usage.mjs';

const candidates = Number(option('candidates') ?? 100_000);
/** Lists that the colleagues open per second. */
const rate = Number(option('rate') ?? 5);
const quietSeconds = 30;
const staff = 10;

/** The list excludes archived candidates unless the filter names them. */
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
      // If memory is independent of the number of rows, it is as high halfway as at the end.
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

/** Requests an export and waits for it. @param {ReturnType<typeof callsAs>['call']} call */
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
