// npm run test:suites: runs the tests of other packages on the embedded database. They expect it on
// MongoDB's default port. Packages come from the registry, as of a fixed day.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suites } from './suites.mjs';

/** Version ranges of the packages' own dependencies are resolved as of this day. */
const day = '2026-11-28';
const port = 27_017;
/** Limit for one test file, in milliseconds. */
const longest = 120_000;
const bin = path.join(import.meta.dirname, '../bin/embedded-mongo.mjs');

/** @typedef {{ code: number | null, output: string }} Ended */

/**
 * @param {string} command @param {readonly string[]} args
 * @param {{ cwd: string, env?: Record<string, string> }} options
 * @returns {Promise<Ended>}
 */
const run = (command, args, { cwd, env = {} }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      timeout: longest,
      killSignal: 'SIGKILL',
      env: { ...process.env, NODE_PATH: path.dirname(cwd), ...env },
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });

/** Returns the number of passed tests in a runner's output. @param {string} output */
function passedIn(output) {
  const told = /^# pass\s+(\d+)/m.exec(output) ?? /^\s+(\d+) passing/m.exec(output);
  if (told) return Number(told[1]);
  return Number(/^Tests:.* (\d+) passed/m.exec(output)?.[1] ?? 0);
}

/** Starts the database in a folder; resolves when it is ready. @param {string} folder */
function serve(folder) {
  const args = [bin, '--data', folder, '--port', String(port)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The database ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('ready ')) resolve(child);
    });
  });
}

/**
 * Unpacks a package with the dependencies of its tests. @param {string} folder @param
 * {import('./suites.mjs').Suite} suite
 */
async function unpack(folder, { name, version }) {
  const holder = path.join(folder, name.replace('/', '-'));
  mkdirSync(holder, { recursive: true });
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `--before=${day}`];
  await run('npm', [...install, '--prefix', holder, `${name}@${version}`], { cwd: holder });
  const own = path.join(folder, 'packages', name);
  cpSync(path.join(holder, 'node_modules', name), own, { recursive: true });
  // Repeated for the package itself, whose own development tools are installed as well.
  const { code, output } = await run('npm', [...install, '--include=dev'], { cwd: own });
  if (code !== 0) throw new Error(`${name} cannot be installed:\n${output.slice(-2000)}`);
  return own;
}

/** @param {string} own @param {import('./suites.mjs').Suite} suite @returns {Promise<{ passed: number, failed: string[] }>} */
async function runSuite(own, suite) {
  const { runner, options = [], database, otherwise = {} } = suite;
  const env = database && { [database]: `mongodb://127.0.0.1:${port}/${path.basename(own)}` };
  const failed = [];
  let passed = 0;
  const found = readdirSync(path.join(own, suite.folder))
    .filter((file) => suite.files.test(file))
    .toSorted();
  if (found.length === 0) failed.push(`${suite.name}: no test file`);
  for (const name of found) {
    if (otherwise[name]) continue;
    const file = path.join(suite.folder, name);
    const command = runner === 'node' ? process.execPath : 'npx';
    const args = runner === 'node' ? [...options, file] : [runner, file, ...options];
    const { code, output } = await run(command, args, { cwd: own, ...(env && { env }) });
    passed += passedIn(output);
    if (code !== 0) failed.push(`${suite.name} ${file}: ${output.slice(-1500)}`);
  }
  return { passed, failed };
}

const wanted = process.argv[2] ?? '';
const folder = mkdtempSync(path.join(tmpdir(), 'muster-suites-'));
const server = await serve(path.join(folder, 'data'));
/** @type {string[]} */
const failed = [];
try {
  for (const suite of suites.filter(({ name }) => name.includes(wanted))) {
    const result = await runSuite(await unpack(folder, suite), suite);
    failed.push(...result.failed);
    const left = Object.keys(suite.otherwise ?? {}).length;
    const apart = left > 0 ? `, ${left} files left out by name` : '';
    console.log(
      `${result.failed.length === 0 ? 'passed' : 'FAILED'}  ${suite.name} ${suite.version}: ${result.passed} tests${apart}`,
    );
  }
} finally {
  server.removeAllListeners('exit');
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of failed) console.error(problem);
process.exit(failed.length === 0 ? 0 : 1);
