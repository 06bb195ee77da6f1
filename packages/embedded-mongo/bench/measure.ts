/** Measured times of one operation. */
export interface Row {
  name: string;
  runs: number;
  p50: number;
  p99: number;
}

/**
 * Runs an operation several times and returns the median and the 99th percentile in milliseconds.
 */
export async function measure(
  name: string,
  runs: number,
  operation: (run: number) => Promise<unknown>,
): Promise<Row> {
  for (let run = 0; run < Math.min(5, runs - 1); run++) await operation(runs + run);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await operation(run);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { name, runs, p50: at(0.5), p99: at(0.99) };
}
