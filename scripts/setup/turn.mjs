// Which slow tests a run of `npm test` includes, and which tests it always includes.
import { execFileSync } from 'node:child_process';
import { shares as turns } from '../../packages/build/src/turns/turns.cjs';
import { root } from './root.mjs';

/** @param {string[]} args @returns {string} what git answers; nothing where it cannot */
function git(...args) {
  try {
    const options = { cwd: root, encoding: /** @type {const} */ ('utf8') };
    return execFileSync('git', args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** @returns {string} the number of a turn, or `all` */
function turnOfRun() {
  const asked = process.env.MUSTER_TURN;
  if (asked) return asked;
  return `${Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8) || '0', 16) % turns}`;
}

/**
 * Returns changes compared with the base branch of the work or, if there are none, those of the
 * last commit.
 * @returns {string[]} files, from the root
 */
function changedFiles() {
  const branch =
    git('merge-base', 'HEAD', '@{upstream}') || git('merge-base', 'HEAD', 'origin/HEAD');
  const isAhead = branch !== '' && branch !== git('rev-parse', 'HEAD');
  const changed = git('diff', '--name-only', isAhead ? branch : 'HEAD~1');
  const added = git('ls-files', '--others', '--exclude-standard');
  return `${changed}\n${added}`.split('\n').filter(Boolean);
}

/**
 * Tells the parts of a run of `npm test` which slow tests are due, and which tests always run
 * because they belong to a change. A commit always has the same turn, so that a failure is
 * reproducible; the next commit most likely has another. `MUSTER_TURN=3` selects one,
 * `MUSTER_TURN=all` everything.
 */
export function takeTurn() {
  const turn = turnOfRun();
  process.env.MUSTER_TURN = turn;
  process.env.MUSTER_CHANGED = changedFiles().join('\n');
  console.log(
    turn === 'all'
      ? 'Everything is due'
      : `Turn ${turn} of 0 to ${turns - 1}: MUSTER_TURN=${turn} repeats it`,
  );
}
