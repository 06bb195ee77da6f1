import { slowness } from './machine-speed.mjs';

/** @typedef {import('./budgets.mjs').Part} Part */
/** @typedef {import('./budgets.mjs').Used} Used */

/** Measures the parts of a run. Parts may run in parallel: each has its own clock. */
export async function openStopWatch() {
  /** @type {Partial<Record<Part, Used>>} */
  const used = {};
  /** Parts timed since the last speed measurement. @type {Set<Part>} */
  const unmeasured = new Set();
  let last = await slowness();
  return {
    used,
    /** @template T @param {Part} part @param {() => T | Promise<T>} work @returns {Promise<T>} */
    time: async (part, work) => {
      const begin = performance.now();
      try {
        return await work();
      } finally {
        used[part] = { seconds: (performance.now() - begin) / 1000, slowness: last };
        unmeasured.add(part);
      }
    },
    /**
     * Measures the speed of the machine while no part runs. The slower of the measurements before
     * and after a part applies to it.
     */
    measure: async () => {
      const before = last;
      last = await slowness();
      for (const part of unmeasured) {
        const one = used[part];
        if (one) one.slowness = Math.max(before, last);
      }
      unmeasured.clear();
    },
    /**
     * Divides the time of a part in proportion to its pieces; must be called before the next
     * measurement.
     * @param {Part} part @param {Partial<Record<Part, number>>} pieces
     */
    share: (part, pieces) => {
      const whole = used[part];
      const sum = Object.values(pieces).reduce((total, piece) => total + piece, 0);
      if (!whole || sum === 0) return;
      delete used[part];
      for (const [name, piece] of Object.entries(pieces)) {
        const own = /** @type {Part} */ (name);
        used[own] = { ...whole, seconds: (whole.seconds * piece) / sum };
        unmeasured.add(own);
      }
    },
  };
}
