// Time budgets of the parts of `npm test`, and whether they were met.

/** Seconds on the reference machine with two processors; fifteen minutes in total. */
export const budgets = {
  'set-up': 60,
  checks: 75,
  build: 30,
  generators: 45,
  BFF: 210,
  'packages and remotes': 150,
  browser: 330,
};

/** @typedef {keyof typeof budgets} Part */
/**
 * @typedef {object} Used
 * @property {number} seconds
 * @property {number} slowness how many times slower than the reference the machine was in the
 *   meantime
 */

/**
 * Another load may slow the machine down for a moment that the measurement missed: only parts that
 * take this many times their budget can fail a run (`MUSTER_BUDGETS=strict`).
 */
const failsAt = 2;

/**
 * Returns a table of the used times, and the parts far over their budget.
 * @param {Partial<Record<Part, Used>>} used @param {{ free?: boolean }} [options]
 *   `free`: the run has no budget, and only reports its times
 */
export function judgeTimes(used, { free = false } = {}) {
  /** @type {Part[]} */
  const failed = [];
  const lines = [free ? 'part                    used' : 'part                    used  budget'];
  for (const [name, budget] of Object.entries(budgets)) {
    const part = /** @type {Part} */ (name);
    const spent = used[part];
    if (!spent) continue;
    const allowed = budget * Math.max(1, spent.slowness);
    const cells = [part.padEnd(20), `${Math.round(spent.seconds)} s`.padStart(7)];
    if (!free) {
      cells.push(`${Math.round(allowed)} s`.padStart(6));
      if (spent.seconds > allowed * failsAt) failed.push(part);
      if (spent.seconds > allowed)
        cells.push(
          `OVER BUDGET, ${(spent.seconds / allowed).toFixed(1)} times${failed.includes(part) ? ': FAR OVER' : ''}`,
        );
    }
    lines.push(cells.join(' '));
  }
  return { lines, failed };
}
