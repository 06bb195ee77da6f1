// What the generators make has to pass as it stands: tried on a copy of the repository.
import { rmSync } from 'node:fs';
import { copyRepository } from '../../packages/build/src/generator/repository-copy.mjs';
import { checks } from '../check.mjs';
import { run } from './run.mjs';

/** One of everything: a remote, a domain with a read and a write, a page and an overlay over it. */
const made = [
  ['new:mfe', 'billing'],
  ['new:domain', 'invoices'],
  ['new:endpoint', 'invoices', 'read'],
  ['new:endpoint', 'invoices', 'archive', 'post'],
  ['new:feature', 'jobs', 'job-record', 'jobsById'],
  ['new:feature', 'jobs', 'opened-date', 'jobsByIdEditOpenedDate'],
];

/** The tests that came with it, and those that watch over tables that it joined. */
const tests = ['invoice', 'mfe-billing', 'features/(job-record|opened-date)', 'packages/contracts'];

/**
 * @param {{ full: boolean }} options `full`: the whole `npm test` of the copy
 * @returns {Promise<number>} the exit code
 */
export async function tryGenerators({ full }) {
  const copy = copyRepository();
  /** @param {string} command @param {string[]} args */
  const inCopy = (command, args) =>
    run(command, args, { cwd: copy, quiet: true, env: { MUSTER_GENERATED: '1' } });
  try {
    for (const [script = '', ...args] of made) {
      const code = await inCopy('npm', ['run', '-s', script, '--', ...args]);
      if (code !== 0) return code;
    }
    if (full) return await inCopy('node', ['scripts/test.mjs']);
    for (const [name, command, args] of checks) {
      // The rest is tried with `npm run test:full`, which runs the whole of the copy's `npm test`.
      if (name !== 'types' && name !== 'lint') continue;
      const code = await inCopy(String(command), /** @type {string[]} */ (args));
      if (code !== 0) return code;
    }
    return await inCopy('npx', ['jest', '--testPathPatterns', ...tests]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
