// npm run check: everything that needs no running program. Prints one line for each part.
import { run } from './setup/run.mjs';
import { root } from './setup/root.mjs';

export const checks = [
  // One checker for each project: every further one works the libraries' types out anew, which
  // takes longer than what it checks.
  ['types', 'npx', ['tsc', '-b', '--checkers', '1', '--builders', '2']],
  ['lint', 'npx', ['oxlint', '--deny-warnings']],
  ['format', 'npx', ['prettier', '--check', '--log-level=warn', '.']],
  ['styles', 'npx', ['stylelint', '**/*.css']],
  ['imports', 'npx', ['depcruise', '--config', '.dependency-cruiser.cjs', '.']],
];

/** @returns {Promise<{ passed: number, failed: number }>} */
export async function check() {
  const result = { passed: 0, failed: 0 };
  for (const [name, command, args] of checks) {
    const code = await run(/** @type {string} */ (command), /** @type {string[]} */ (args), {
      quiet: true,
    });
    console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}`);
    result[code === 0 ? 'passed' : 'failed'] += 1;
  }
  return result;
}

if (process.argv[1] === import.meta.filename) {
  process.chdir(root);
  const { failed } = await check();
  process.exit(failed === 0 ? 0 : 1);
}
