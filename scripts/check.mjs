// npm run check: everything that needs no running program. Prints one line per check.
import { run } from './setup/run.mjs';
import { root } from './setup/root.mjs';

/** @typedef {readonly [name: string, command: string, args: readonly string[]]} Check */

/** @type {readonly Check[]} */
export const checks = [
  // One checker for all projects: each additional one computes the libraries' types again, which
  // takes longer than its actual work.
  ['types', 'npx', ['tsc', '-b', '--checkers', '1', '--builders', '2']],
  ['lint', 'npx', ['oxlint', '--deny-warnings']],
  ['format', 'node', ['scripts/format/check-format.mjs']],
  ['patterns', 'node', ['scripts/patterns/check-patterns.mjs']],
  ['messages', 'node', ['scripts/messages/check-messages.mjs']],
  ['surfaces', 'node', ['scripts/surfaces/check-surfaces.mjs']],
  ['styles', 'npx', ['stylelint', '**/*.css']],
  ['tests', 'node', ['scripts/tests-can-fail/check-tests.mjs']],
  ['imports', 'node', ['--max-semi-space-size=64', 'scripts/imports/check-imports.mjs']],
];

/** @typedef {{ passed: number, failed: number }} Result */

/** Checks that process a subset by default, and everything on request. */
const canLookAtAll = new Set(['format', 'patterns']);

/** @param {Check} check @returns {Check} */
const atAll = ([name, command, args]) => [
  name,
  command,
  canLookAtAll.has(name) ? [...args, '--all'] : args,
];

/** Runs checks one after the other. @param {readonly Check[]} lane @returns {Promise<Result>} */
async function inLane(lane) {
  const result = { passed: 0, failed: 0 };
  for (const [name, command, args] of lane) {
    const code = await run(command, [...args], { quiet: true });
    console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}`);
    result[code === 0 ? 'passed' : 'failed'] += 1;
  }
  return result;
}

const isTypes = (/** @type {Check} */ [name]) => name === 'types';
// Takes as long as another type check if everything is new, so `npm test` leaves it to `test:full`.
const promises = /** @type {const} */ (['promises', 'node', ['scripts/lint/check-promises.mjs']]);

// The server's types take longest and depend on the contracts' types, so type checking alone leaves
// a processor idle.
export const checkTypes = () => inLane(checks.filter(isTypes));
/** @param {{ full?: boolean, withPromises?: boolean }} [options] `full`: everything, whatever it takes */
export const checkRest = ({ full = false, withPromises = true } = {}) =>
  inLane([
    ...checks.filter((part) => !isTypes(part)).map((part) => (full ? atAll(part) : part)),
    ...(withPromises ? [promises] : []),
  ]);

if (process.argv[1] === import.meta.filename) {
  process.chdir(root);
  const results = await Promise.all([checkTypes(), checkRest()]);
  process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1);
}
