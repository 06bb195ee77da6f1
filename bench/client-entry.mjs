// npm run bench -- client-entry [--runs N] [--root FOLDER] [--no-build] [--modules]: compares a client's
// first visit to the dashboard with a staff member's first visit to the candidate list, and lists
// what they load.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startBrowser } from './browser.mjs';
import { builtCheckout, option } from './checkout.mjs';
import { areaBytes, coldLoad } from './cold-load.mjs';
import { median } from './median.mjs';
import { bytesByPackage, modulesOf, packageOf } from './modules-of.mjs';
import { startPlatform } from './platform.mjs';
import { report } from './report.mjs';

const runs = Number(option('runs') ?? 5);
const visits = {
  dashboard: { account: 'client.admin', path: '/client-dashboard', data: 'main article h2' },
  candidates: {
    account: 'recruiter',
    path: '/candidates',
    data: 'main tbody a[href^="/candidates/"]',
  },
};

const root = await builtCheckout();
const platform = await startPlatform({ root });
const browser = await startBrowser();
/** @type {Record<keyof typeof visits, import('./cold-load.mjs').ColdLoad[]>} */
const loads = { dashboard: [], candidates: [] };
try {
  // The first run of each warms the server up and is not counted.
  for (let run = 0; run <= runs; run += 1)
    for (const name of /** @type {const} */ (['dashboard', 'candidates'])) {
      const load = await coldLoad(browser, { ...visits[name], origin: platform.origin });
      if (run > 0) loads[name].push(load);
      console.error(`${name} ${run}: ${Math.round(load.interactive)} ms`);
    }
} finally {
  await browser.close();
  await platform.stop();
}

/** @typedef {Exclude<keyof import('./cold-load.mjs').ColdLoad, 'urls'>} Figure */
const of = (/** @type {keyof typeof loads} */ name, /** @type {Figure} */ figure) =>
  median(loads[name].map((load) => load[figure]));
/** @param {Figure} figure */
const ratio = (figure) => of('dashboard', figure) / of('candidates', figure);
/** @param {string} label @param {Figure} figure @param {number} [unit] */
const row = (label, figure, unit = 1) => [
  label,
  of('dashboard', figure) / unit,
  of('candidates', figure) / unit,
  ratio(figure),
];

const own = {
  dashboard: median(loads.dashboard.map(areaBytes)),
  candidates: median(loads.candidates.map(areaBytes)),
};
const shared =
  'Libraries and shell, the same on every page, are most of both; what differs is the area itself.';

report({
  title: 'First load of the client’s dashboard beside the candidate list, cold',
  method: `New window, empty caches, 10 Mbit/s and 40 ms, processor as it is, ${runs} runs, medians. Interactive: the end of the last task over 50 ms before two quiet seconds after the data are in the picture, or the data themselves.`,
  columns: ['', 'dashboard', 'candidate list', 'ratio'],
  rows: [
    row('JavaScript until interactive, KB on the line', 'firstScriptBytes', 1_000),
    [
      '… of the area itself, KB',
      own.dashboard / 1_000,
      own.candidates / 1_000,
      own.dashboard / own.candidates,
    ],
    row('JavaScript with what comes at leisure, KB', 'scriptBytes', 1_000),
    row('scripts', 'scripts'),
    row('everything else, KB', 'otherBytes', 1_000),
    row('requests until interactive', 'requests'),
    row('first contentful paint, ms', 'firstPaint'),
    row('data visible, ms', 'dataVisible'),
    row('interactive, ms', 'interactive'),
  ],
  aims: [
    {
      text: 'JavaScript of the area itself beside the candidate list',
      value: own.dashboard / own.candidates,
      limit: 0.6,
      unit: '×',
    },
    {
      text: 'time to interactive beside the candidate list',
      value: ratio('interactive'),
      limit: 0.6,
      unit: '×',
      note: shared,
    },
    {
      text: 'JavaScript beside the candidate list',
      value: ratio('firstScriptBytes'),
      limit: 0.6,
      unit: '×',
      note: shared,
    },
  ],
});

/** Code only for staff pages: other areas, and their frame. */
const staffOnly =
  /^mfe-(?!client-dashboard\/)|^shell\/src\/(layout\/(staff-layout|create-menu)|imports\/|styleguide\/)/;
/** Until the page is interactive, and while idle afterwards. */
const scripts = (loads.dashboard.at(-1)?.urls ?? [])
  .map((line) => line.replace(/^later /, '').split(' '))
  .filter(([, url = '']) => new URL(url).pathname.endsWith('.js'))
  .map(([bytes, url = '']) => {
    const file = builtFile(new URL(url).pathname);
    return { bytes: Number(bytes), name: file, modules: modulesOf(path.join(root, file)) };
  });
/** @type {Map<string, string[]>} */
const packages = new Map();
for (const module of new Set(scripts.flatMap(({ modules }) => modules)))
  packages.set(packageOf(module), [...(packages.get(packageOf(module)) ?? []), module]);
const staff = [...packages.values()].flat().filter((module) => staffOnly.test(module));
const ofAreas = staff.filter((module) => module.startsWith('mfe-'));
if (process.argv.includes('--modules'))
  console.error([...packages.values()].flat().toSorted().join('\n'));
if (staff.length > 0) console.error(`Of staff alone:\n${staff.join('\n')}`);

report({
  title: 'Scripts of the client’s first load',
  method: 'Each script of the last run, with its bytes on the line and the modules in it.',
  columns: ['', 'KB', 'modules'],
  rows: scripts
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes, modules }) => [name, bytes / 1_000, modules.length]),
});
/** Bytes requested until the page is interactive, by package. @param {keyof typeof visits} name */
const bytesOf = (name) =>
  bytesByPackage(
    (loads[name].at(-1)?.urls ?? [])
      .filter((line) => /^\d+ .*\.js$/.test(line))
      .map((line) => path.join(root, builtFile(new URL(line.split(' ')[1] ?? '').pathname))),
  );
const ofPackages = { dashboard: bytesOf('dashboard'), candidates: bytesOf('candidates') };
const kilobytes = (/** @type {number | undefined} */ bytes = 0) => bytes / 1_000;

report({
  title: 'Packages of the first loads',
  method:
    'What is asked for until the page is interactive. A compressed file is shared out among its packages by their characters.',
  columns: ['KB', 'dashboard', 'candidate list'],
  rows: [...new Set([...ofPackages.candidates.keys(), ...ofPackages.dashboard.keys()])].map(
    (name) => [
      name || 'the bundler',
      kilobytes(ofPackages.dashboard.get(name)),
      kilobytes(ofPackages.candidates.get(name)),
    ],
  ),
});
report({
  title: 'Modules of the client’s first load',
  method: 'All modules of these scripts by package; `--modules` names each.',
  columns: ['', 'modules'],
  rows: [...packages]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, modules]) => [name, modules.length]),
  aims: [
    { text: 'modules of other areas', value: ofAreas.length, limit: 0 },
    {
      text: 'modules of the shell for staff alone',
      value: staff.length - ofAreas.length,
      limit: 0,
      note: 'They stand in chunks of the shell that every signed-in page loads.',
    },
  ],
});

/** Returns the file from which the server serves a script. @param {string} address */
function builtFile(address) {
  const [, name, build, file] = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/.exec(address) ?? [];
  const built = `${name}/dist/remote/${build}/${file}`;
  if (!name || !existsSync(path.join(root, built)))
    throw new Error(`No built file stands at ${address}`);
  return built;
}
