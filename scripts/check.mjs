// npm run check: everything that needs no running program. Prints one line for each part.
import { run } from './setup/run.mjs';
import { root } from './setup/root.mjs';

/** @typedef {readonly [name: string, command: string, args: readonly string[]]} Check */

/** @type {readonly Check[]} */
export const checks = [
  // One checker for each project: every further one works the libraries' types out anew, which
  // takes longer than what it checks.
  ['types', 'npx', ['tsc', '-b', '--checkers', '1', '--builders', '2']],
  ['lint', 'npx', ['oxlint', '--deny-warnings']],
  ['format', 'npx', ['prettier', '--check', '--log-level=warn', '.']],
  ['patterns', 'node', ['scripts/patterns/check-patterns.mjs']],
  ['messages', 'node', ['scripts/messages/check-messages.mjs']],
  ['styles', 'npx', ['stylelint', '**/*.css']],
  ['imports', 'npx', ['depcruise', '--config', '.dependency-cruiser.cjs', '.']],
];

/** @returns {Promise<{ passed: number, failed: number }>} */
export async function check() {
  const result = { passed: 0, failed: 0 };
  /** @param {readonly Check[]} lane */
  const oneByOne = async (lane) => {
    for (const [name, command, args] of lane) {
      const code = await run(command, [...args], { quiet: true });
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}`);
      result[code === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  const isTypes = (/** @type {Check} */ [name]) => name === 'types';
  // The projects depend on each other in a long row, so that types alone leave processors idle.
  await Promise.all([
    oneByOne(checks.filter(isTypes)),
    oneByOne(checks.filter((part) => !isTypes(part))),
  ]);
  return result;
}

if (process.argv[1] === import.meta.filename) {
  process.chdir(root);
  const { failed } = await check();
  process.exit(failed === 0 ? 0 : 1);
}
