// npm test: sets itself up, then checks, builds, and runs the tests of packages and browsers.
// The last line is `N passed, N failed`; before it, each part's use of its budget is listed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDue } from '../packages/build/src/turns/turns.cjs';
import { judgeTimes } from './setup/budgets.mjs';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { jestSeconds } from './setup/jest-seconds.mjs';
import { requireNode } from './setup/node-version.mjs';
import { usePassingFolder } from './setup/passing-folder.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { openStopWatch } from './setup/stop-watch.mjs';
import { takeTurn } from './setup/turn.mjs';

/** @typedef {import('./check.mjs').Result} Result */

const full = process.argv.includes('--full');
/** In the copy for the generator test, the suite must not create another copy. */
const inCopy = Boolean(process.env.MUSTER_GENERATED);
const reports = path.join(root, 'node_modules/.cache/muster/reports');

process.chdir(root);
requireNode();
if (!full) takeTurn();
const watch = await openStopWatch();
await watch.time('set-up', install);
usePassingFolder();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @param {string} file @returns {Record<string, any> | null} */
function report(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** A part that fails without naming a failed test counts as one failure. @returns {Result} */
function counted(
  /** @type {number} */ passed,
  /** @type {number} */ failed,
  /** @type {number} */ code,
) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Whether the build belongs to these sources. */
let built = false;
let secondsOfJest = jestSeconds([]);

/** @returns {Promise<Result>} */
async function unitTests() {
  const file = path.join(reports, 'jest.json');
  const code = await run('npx', ['jest', '--json', `--outputFile=${file}`], {
    env: {
      // Otherwise a tenth of the CPU time is spent collecting short-lived objects.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
      MUSTER_TEST_GROUPED: '1',
      ...(built && { MUSTER_BUILT: '1' }),
      ...(full && { MUSTER_TEST_FULL: '1' }),
    },
  });
  const result = report(file);
  secondsOfJest = jestSeconds(result?.testResults ?? []);
  const broken = result?.numRuntimeErrorTestSuites ?? 0;
  return counted(result?.numPassedTests ?? 0, (result?.numFailedTests ?? 0) + broken, code);
}

/** @returns {Promise<Result>} */
async function browserTests() {
  const file = path.join(reports, 'playwright.json');
  const code = await run(
    'npx',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(full && { MUSTER_TEST_FULL: '1' }) } },
  );
  const stats = report(file)?.stats;
  return counted((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0, code);
}

/** @returns {Promise<Result>} */
async function buildTest() {
  const code = await build();
  built = code === 0;
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  build`);
  return counted(code === 0 ? 1 : 0, 0, code);
}

/** @returns {Promise<Result>} */
async function generatorTest() {
  if (inCopy || !isDue(0)) return { passed: 0, failed: 0 };
  const code = await tryGenerators({ full });
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  generators`);
  return counted(code === 0 ? 1 : 0, 0, code);
}

/** Checks whether tests detect the faults they are meant for. @returns {Promise<Result>} */
async function plantedFaults() {
  if (!full || inCopy) return { passed: 0, failed: 0 };
  const code = await run('node', ['scripts/planted-faults/plant-faults.mjs']);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  planted faults`);
  return counted(code === 0 ? 1 : 0, 0, code);
}

/** The tests of other packages on the embedded database. @returns {Promise<Result>} */
async function suitesOfOthers() {
  if (!full || inCopy) return { passed: 0, failed: 0 };
  const code = await run('node', ['packages/embedded-mongo/suites/run-suites.mjs']);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  suites of other packages`);
  return counted(code === 0 ? 1 : 0, 0, code);
}

const { checkTypes, checkRest } = await import('./check.mjs');
const { tryGenerators } = await import('./setup/generators.mjs');
/** @type {Result[]} */
const results = [];
await watch.measure();
// Two lanes for two processors; the build reuses the output of the type check.
const types = checkTypes();
const building = types.then(() => watch.time('build', buildTest));
const rest = checkRest({ full, withPromises: full });
const generated = rest.then(() => watch.time('generators', generatorTest));
results.push(...(await watch.time('checks', () => Promise.all([types, rest]))));
results.push(...(await Promise.all([building, generated])));
await watch.measure();
results.push(await watch.time('BFF', unitTests));
watch.share('BFF', secondsOfJest);
await watch.measure();
results.push(await watch.time('browser', browserTests));
await watch.measure();

results.push(await plantedFaults());
results.push(await suitesOfOthers());

const { lines, failed: late } = judgeTimes(watch.used, { free: full || inCopy });
console.log(`\n${lines.join('\n')}`);
// Machines differ, and a busy one must not block a change, so failing over budget is opt-in.
if (process.env.MUSTER_BUDGETS === 'strict') results.push({ passed: 0, failed: late.length });
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
