import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { check } from 'recheck';
import { root } from '../setup/root.mjs';

/** Length of the longest texts that reach a pattern. */
const attackLength = 80_000;
/**
 * Maximum milliseconds for one of them: a backtracking pattern needs several seconds, others a few
 * milliseconds, so a busy machine changes neither result.
 */
const patience = 1500;
const tries = 2;

// The analysis takes seconds for some patterns, and its result never changes.
const folder = join(root, 'node_modules/.cache/muster/patterns');

/** @typedef {{ source: string, flags: string }} Judged */

/** Returns the cache key of a pattern. @param {Judged} pattern @returns {string} */
export const keyOf = ({ source, flags }) =>
  createHash('sha256').update(`1 ${flags} ${source}`).digest('hex');

/**
 * Returns what slows a pattern down, or null; cached for later runs.
 * @param {Judged} pattern
 * @returns {Promise<string | null>}
 */
export async function judgePattern(pattern) {
  const file = join(folder, keyOf(pattern));
  if (existsSync(file)) return readFileSync(file, 'utf8') || null;
  const verdict = await analyse(pattern);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, verdict ?? '');
  return verdict;
}

/**
 * Returns what slows a pattern down, or null. The analysis also reports patterns with bounded
 * repetitions, so an attack counts only if it is slow when run.
 * @param {Judged} pattern
 * @returns {Promise<string | null>}
 */
export async function analyse({ source, flags }) {
  const analysis = await check(source, flags.replace('v', 'u'), { timeout: 5000 });
  return analysis.status === 'vulnerable' && isSlow(source, flags, analysis.attack)
    ? `${analysis.complexity.summary}, ${analysis.attack.pattern}`
    : null;
}

/**
 * @param {string} source
 * @param {string} flags
 * @param {{ pumps: { prefix: string, pump: string }[], suffix: string }} attack
 */
function isSlow(source, flags, { pumps, suffix }) {
  const repeated = pumps.reduce((length, { pump }) => length + pump.length, 0);
  const times = Math.ceil(attackLength / Math.max(1, repeated));
  const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + suffix;
  return Array.from({ length: tries }).every(() => {
    try {
      runInNewContext(
        'text.replace(new RegExp(source, flags), "")',
        { text, source, flags },
        { timeout: patience },
      );
      return false;
    } catch {
      return true;
    }
  });
}
