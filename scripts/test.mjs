// npm test: sets itself up, then checks, builds, and runs the tests of packages and browsers.
// The last line is `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { usePassingFolder } from './setup/passing-folder.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';

/** @typedef {{ passed: number, failed: number }} Result */

const full = process.argv.includes('--full');
const reports = path.join(root, 'node_modules/.cache/muster/reports');

process.chdir(root);
requireNode();
await install();
usePassingFolder();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @param {string} file @returns {Record<string, any> | null} */
function report(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** A part that ends badly without naming a failed test counts as one failure. @returns {Result} */
function counted(
  /** @type {number} */ passed,
  /** @type {number} */ failed,
  /** @type {number} */ code,
) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** Whether what was built belongs to these sources. */
let built = false;

/** @returns {Promise<Result>} */
async function unitTests() {
  const file = path.join(reports, 'jest.json');
  const code = await run('npx', ['jest', '--json', `--outputFile=${file}`], {
    env: {
      MUSTER_TEST_GROUPED: '1',
      ...(built && { MUSTER_BUILT: '1' }),
      ...(full && { MUSTER_TEST_FULL: '1' }),
    },
  });
  const result = report(file);
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
  // The copy that this very test runs the suite on does not make another one.
  if (process.env.MUSTER_GENERATED) return { passed: 0, failed: 0 };
  const code = await tryGenerators({ full });
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  generators`);
  return counted(code === 0 ? 1 : 0, 0, code);
}

const { check } = await import('./check.mjs');
const { tryGenerators } = await import('./setup/generators.mjs');
const results = [
  await check(),
  await buildTest(),
  await generatorTest(),
  await unitTests(),
  await browserTests(),
];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
