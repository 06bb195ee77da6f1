// Plants one fault after the other and runs the test that must detect it. Each file is restored
// afterwards, even if the run is aborted. `node scripts/planted-faults/plant-faults.mjs [WORDS]`
// plants only faults whose name or file contains the words.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { faults } from './faults.mjs';

/** @type {{ path: string, source: string } | null} */
let changed = null;
function restore() {
  if (changed) writeFileSync(changed.path, changed.source);
  changed = null;
}
process.on('exit', restore);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => process.exit(1));
process.on('uncaughtException', (error) => {
  console.error(error);
  process.exit(1);
});

/**
 * Returns the exit code of a fault's test. @param {import('./faults.mjs').Fault} fault @returns
 * {Promise<number>}
 */
const askTest = ({ project, test, only }) =>
  new Promise((resolve) => {
    const args = ['jest', '-c', `${project}/jest.config.mjs`, '--bail', '--ci', test];
    const child = spawn('npx', [...args, ...(only ? ['-t', only] : [])], {
      stdio: 'ignore',
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

process.chdir(root);
const words = process.argv[2] ?? '';
const chosen = faults.filter(({ name, file }) => `${name} ${file}`.includes(words));
let missed = 0;
/** Tests that passed on the unchanged sources. @type {Map<string, boolean>} */
const sound = new Map();
for (const fault of chosen) {
  const { name, file, from, to } = fault;
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) {
    missed++;
    console.log(`FAILED  ${name}: ${file} does not hold its place once`);
    continue;
  }
  // A test that fails anyway detects nothing.
  const key = `${fault.project} ${fault.test} ${fault.only ?? ''}`;
  if (!sound.has(key)) sound.set(key, (await askTest(fault)) === 0);
  changed = { path, source };
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  const code = await askTest(fault);
  restore();
  const caught = sound.get(key) === true && code !== 0;
  if (!caught) missed++;
  const why = sound.get(key) ? 'missed' : 'the test fails without it';
  console.log(caught ? `caught  ${name}` : `FAILED  ${name}: ${why} (${fault.test})`);
}
console.log(`${chosen.length - missed} of ${chosen.length} planted faults caught`);
process.exit(missed === 0 ? 0 : 1);
