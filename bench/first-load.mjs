// npm run bench -- first-load [--runs N] [--root FOLDER] [--no-build] [--urls]: measures the first visit
// to the candidate list, compared with the same code built as one plain application.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBrowser } from './browser.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { coldLoad } from './cold-load.mjs';
import { median } from './median.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';

const runs = Number(option('runs') ?? 7);
const visit = { path: '/candidates', data: 'main tbody a[href^="/candidates/"]' };

const root = await builtCheckout();
const plainPages = mkdtempSync(path.join(tmpdir(), 'muster-bench-plain-'));
const built = spawnSync(
  process.execPath,
  [path.join(import.meta.dirname, 'plain-spa/build.mjs'), root, plainPages],
  { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, NODE_OPTIONS: '' } },
);
if (built.status !== 0) throw new Error('The plain application could not be built');

const muster = await startPlatform({ root });
const plain = await startPlatform({ root, pages: plainPages });
const browser = await startBrowser();
/** @type {{ muster: import('./cold-load.mjs').ColdLoad[], plain: import('./cold-load.mjs').ColdLoad[] }} */
const loads = { muster: [], plain: [] };
try {
  // The first run of each warms the server up and is not counted.
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, { origin }] of /** @type {const} */ ([
      ['muster', muster],
      ['plain', plain],
    ])) {
      const load = await coldLoad(browser, { ...visit, origin });
      if (run > 0) loads[name].push(load);
      console.error(`${name} ${run}: ${Math.round(load.interactive)} ms`);
    }
  }
} finally {
  await browser.close();
  await Promise.all([muster.stop(), plain.stop()]);
  rmSync(plainPages, { recursive: true, force: true });
}
if (process.argv.includes('--urls'))
  for (const list of Object.values(loads)) console.error(list.at(-1)?.urls.join('\n'), '\n');

/** @typedef {Exclude<keyof import('./cold-load.mjs').ColdLoad, 'urls'>} Figure */
const of = (/** @type {keyof typeof loads} */ name, /** @type {Figure} */ figure) =>
  median(loads[name].map((load) => load[figure]));
/** @param {string} label @param {Figure} figure @param {number} [unit] */
const row = (label, figure, unit = 1) => [
  label,
  of('muster', figure) / unit,
  of('plain', figure) / unit,
  of('muster', figure) / of('plain', figure),
];
const ratio = (/** @type {Figure} */ figure) => of('muster', figure) / of('plain', figure);

report({
  title: 'First load of /candidates, cold',
  method: `New window, empty caches, 10 Mbit/s and 40 ms, processor as it is, ${runs} runs, medians. Beside it the same code as one application without federation, handed out by the same server. Interactive: the end of the last task over 50 ms before two quiet seconds after the data are in the picture, or the data themselves.`,
  columns: ['', 'Muster', 'one plain application', 'ratio'],
  rows: [
    row('JavaScript until interactive, KB on the line', 'firstScriptBytes', 1_000),
    row('JavaScript with what comes at leisure, KB', 'scriptBytes', 1_000),
    row('scripts', 'scripts'),
    row('everything else, KB', 'otherBytes', 1_000),
    row('requests until interactive', 'requests'),
    row('requests at leisure', 'laterRequests'),
    row('first contentful paint, ms', 'firstPaint'),
    row('data visible, ms', 'dataVisible'),
    row('interactive, ms', 'interactive'),
  ],
  aims: [
    {
      text: 'JavaScript until interactive',
      value: of('muster', 'firstScriptBytes') / 1_000,
      limit: 300,
      unit: ' KB',
    },
    {
      text: 'JavaScript beside the plain application',
      value: ratio('firstScriptBytes'),
      limit: 1.6,
      unit: '×',
    },
    { text: 'requests until interactive', value: of('muster', 'requests'), limit: 15 },
    {
      text: 'time to interactive beside the plain application',
      value: ratio('interactive'),
      limit: 1.15,
      unit: '×',
    },
  ],
});
