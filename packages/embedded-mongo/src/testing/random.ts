/**
 * Returns a generator of numbers from 0 to 1 that depends only on the seed, so that failures are
 * reproducible.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Returns a different seed in every run; tests print it when they fail. */
export function freshSeed(): number {
  return Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 0x7fffffff));
}
