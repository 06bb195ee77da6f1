// npm run bench -- apply-entry [--runs N] [--root FOLDER] [--no-build]: measures the first page of an
// application on a slow phone, compared with the sign-in page on the same phone.
import { startBrowser } from './browser.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { areaBytes, coldLoad } from './cold-load.mjs';
import { median } from './median.mjs';
import { startPlatform } from './platform.mjs';
import { secondStep } from './second-step.mjs';
import { report } from './report.mjs';

const runs = Number(option('runs') ?? 5);
/** A low-end phone compared with a desktop processor. */
const slowdown = Number(option('slowdown') ?? 4);
const visits = {
  application: { path: '/application-process', data: 'form input' },
  signIn: { path: '/sign-in', data: 'form input' },
};
const names = /** @type {const} */ (['application', 'signIn']);

const root = await builtCheckout();
const platform = await startPlatform({ root });
const browser = await startBrowser();
const { jobs } = await (await fetch(`${platform.origin}/api/v1/public-jobs`)).json();
visits.application.path += `?job=${jobs[0].number}`;
/** @type {Record<keyof typeof visits, import('./cold-load.mjs').ColdLoad[]>} */
const loads = { application: [], signIn: [] };
/** @type {number[]} */
const secondSteps = [];
try {
  // The first run of each warms the server up and is not counted.
  for (let run = 0; run <= runs; run += 1)
    for (const name of names) {
      const load = await coldLoad(browser, {
        ...visits[name],
        account: null,
        slowdown,
        origin: platform.origin,
      });
      if (run > 0) loads[name].push(load);
      console.error(`${name} ${run}: ${Math.round(load.interactive)} ms`);
    }
  for (let run = 1; run <= runs; run += 1)
    secondSteps.push(
      await secondStep(browser, {
        origin: platform.origin,
        path: visits.application.path,
        slowdown,
      }),
    );
} finally {
  await browser.close();
  await platform.stop();
}

/** @typedef {(load: import('./cold-load.mjs').ColdLoad) => number} Figure */
const of = (/** @type {keyof typeof loads} */ name, /** @type {Figure} */ figure) =>
  median(loads[name].map(figure));
/** @param {string} label @param {Figure} figure */
const row = (label, figure) => {
  const [application, signIn] = names.map((name) => of(name, figure));
  return [label, application, signIn, application / signIn];
};
/** @type {Figure} */
const scriptKb = ({ scriptBytes }) => scriptBytes / 1_000;
/** @type {Figure} */
const interactive = (load) => load.interactive;

report({
  title: 'First page of an application beside the page to sign in, cold',
  method: `New window, empty caches, 10 Mbit/s and 40 ms, the processor ${slowdown} times slower, ${runs} runs, medians. Interactive: the end of the last task over 50 ms before two quiet seconds after the first field is in the picture, or the field itself.`,
  columns: ['', 'application', 'sign-in', 'ratio'],
  rows: [
    row('JavaScript, KB on the line', scriptKb),
    row('… of the area itself, KB', (load) => areaBytes(load) / 1_000),
    row('scripts', ({ scripts }) => scripts),
    row('everything else, KB', ({ otherBytes }) => otherBytes / 1_000),
    row('fetched ahead for the next page, KB', ({ aheadBytes }) => aheadBytes / 1_000),
    row('requests until interactive', ({ requests }) => requests),
    row('first contentful paint, ms', ({ firstPaint }) => firstPaint),
    row('first field visible, ms', ({ dataVisible }) => dataVisible),
    row('interactive, ms', interactive),
    ['from the button to the second step, ms', median(secondSteps), null, null],
  ],
  aims: [
    {
      text: 'JavaScript of the area itself',
      value: of('application', areaBytes) / 1_000,
      limit: 120,
      unit: ' KB',
    },
    {
      text: 'JavaScript altogether',
      value: of('application', scriptKb),
      limit: 120,
      unit: ' KB',
    },
    { text: 'interactive', value: of('application', interactive), limit: 1_500, unit: ' ms' },
    {
      text: 'time to interactive beside the page to sign in',
      value: of('application', interactive) / of('signIn', interactive),
      limit: 1.2,
      unit: '×',
    },
  ],
});
