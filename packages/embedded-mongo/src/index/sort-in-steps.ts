/** About 10 ms of sorting. */
const RUN = 8192;
const MERGED = 4096;

/**
 * Sorts texts by UTF-16 units, in steps of about 10 ms between which the caller can do other work.
 * Each step collects input from `next`, sorts a run, or merges parts of two; returns all texts in
 * order.
 */
export function* sortInSteps(next: () => readonly string[] | undefined): Generator<void, string[]> {
  const runs: string[][] = [];
  let run: string[] = [];
  for (let texts = next(); texts; texts = next()) {
    for (const text of texts) run.push(text);
    if (run.length >= RUN) {
      yield;
      // Without a comparator, `sort` orders strings by UTF-16 units.
      runs.push(run.sort());
      run = [];
    }
    yield;
  }
  runs.push(run.sort());
  // A queue, so that runs of about the same length are merged.
  while (runs.length > 1) runs.push(yield* merge(runs.shift()!, runs.shift()!));
  return runs[0]!;
}

function* merge(left: readonly string[], right: readonly string[]): Generator<void, string[]> {
  const merged: string[] = [];
  let [l, r] = [0, 0];
  while (l < left.length && r < right.length) {
    merged.push(right[r]! < left[l]! ? right[r++]! : left[l++]!);
    if (merged.length % MERGED === 0) yield;
  }
  while (l < left.length) merged.push(left[l++]!);
  while (r < right.length) merged.push(right[r++]!);
  yield;
  return merged;
}
