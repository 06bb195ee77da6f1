// npm run bench -- import [--rows 10000] [--rate 5] [--data FOLDER] [--root CHECKOUT]
// Imports many candidates while colleagues list candidates: rows per second, how long the event
// loop of the BFF is blocked, memory of both processes, and the delay of the others.
import { setTimeout as wait } from 'node:timers/promises';
import { candidateData } from './candidate-data.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { callsAs, gather, memoryRows, watchMemory } from './colleagues.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';
import { childrenOf } from './usage.mjs';

const rows = Number(option('rows') ?? 10_000);
/** Lists that the colleagues open per second. */
const rate = Number(option('rate') ?? 5);
const quietSeconds = 20;
const staff = 10;
const chunk = 1024 * 1024;

const root = await builtCheckout();
const platform = await startPlatform({ root, dataDir: candidateData(root, 1000) });
const api = `${platform.origin}/api/v1`;
try {
  const { owner, atRest, beside } = await gather(platform, { staff, rate });
  const { send, call } = callsAs(platform.origin, owner);
  const processes = { bff: platform.pid, database: childrenOf(platform.pid)[0] ?? 0 };

  console.error('… until what follows a start is over');
  await atRest();
  console.error('… a quiet time');
  const quiet = await beside(() => wait(quietSeconds * 1000));
  console.error('… a file is brought and looked through');
  const id = await begin();
  const checkSeconds = await ended(id, 'checked');
  console.error('… the people are added');
  const memory = watchMemory(processes);
  const during = await beside(async () => {
    await call('POST', `/imports/${id}/actions/run`, {});
    return ended(id, 'completed');
  });
  const used = memory.stop();

  report({
    title: `An import of ${rows.toLocaleString('en')} people`,
    method: `${rate} lists of 25 candidates a second by ${staff} colleagues, for ${quietSeconds} s before and for as long as the people are added. The delay of the event loop is what the BFF tells on /metrics. Memory is resident, read each second.`,
    columns: ['', 'quiet', 'during the import', 'ratio'],
    rows: [
      ['list p50, ms', quiet.p50, during.p50, during.p50 / quiet.p50],
      ['list p99, ms', quiet.p99, during.p99, during.p99 / quiet.p99],
      ['delay of the event loop p99, ms', quiet.loop, during.loop, during.loop / quiet.loop],
      ['check, rows a second', null, rows / checkSeconds, null],
      ['import, rows a second', null, rows / during.done, null],
      ['import, seconds', null, during.done, null],
      ...memoryRows(used),
    ],
    aims: [{ text: 'delay of the event loop, p99', value: during.loop, limit: 50, unit: 'ms' }],
  });

  /** Uploads the file and requests its check; returns the import's id. */
  async function begin() {
    const bytes = csv();
    const upload = await call('POST', '/files', {
      name: 'people.csv',
      size: bytes.length,
      purpose: 'import',
    });
    for (let at = 0; at < bytes.length; at += chunk)
      await fetch(`${api}/files/${upload.id}/bytes?offset=${at}`, {
        method: 'PUT',
        headers: { ...owner, 'content-type': 'application/octet-stream' },
        body: bytes.subarray(at, at + chunk),
      });
    await call('POST', `/files/${upload.id}/actions/complete`, {});
    const importId = await begunOf(upload.id);
    const shown = await call('GET', `/imports/${importId}/preview`);
    const { encoding, delimiter, columns } = shown;
    const mapping = columns.map((/** @type {any} */ { field }) => field);
    await call('POST', `/imports/${importId}/actions/check`, { encoding, delimiter, mapping });
    return importId;
  }

  /**
   * Creates an import of a file once it is scanned. @param {string} fileId @returns
   * {Promise<string>}
   */
  async function begunOf(fileId) {
    for (;;) {
      const answer = await send('POST', '/imports', { fileId });
      const told = /** @type {any} */ (await answer.json());
      if (answer.ok) return told.id;
      if (answer.status !== 425) throw new Error(`The file was refused: ${JSON.stringify(told)}`);
      await wait(250);
    }
  }

  /**
   * Waits for a state of the import; returns the seconds. @param {string} importId @param {string}
   * status
   */
  async function ended(importId, status) {
    const from = performance.now();
    for (;;) {
      await wait(250);
      const one = await call('GET', `/imports/${importId}`);
      if (one.status === status) return (performance.now() - from) / 1000;
      if (!['checking', 'running'].includes(one.status))
        throw new Error(`The import came to nothing: ${JSON.stringify(one)}`);
    }
  }
} finally {
  await platform.stop();
}

/** Candidates with the usual data of a file. */
function csv() {
  const lines = ['Name,E-mail,Phone,LinkedIn,Title,Role,Skills,English,Country,City,Rate'];
  for (let n = 0; n < rows; n += 1)
    lines.push(
      `Person${n} Number${n},person${n}@import.test,+35191${String(1_000_000 + n)},linkedin.com/in/person-${n},Engineer,Backend,"React, Go, Kubernetes",B2,Portugal,Lisbon,${30 + (n % 60)}`,
    );
  return Buffer.from(`${lines.join('\n')}\n`);
}
