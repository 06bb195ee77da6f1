/**
 * By definition: as many values below as above, halfway between two values otherwise; one decimal.
 */
export function slowMedian(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  // By definition: as many below as above, halfway between two values otherwise.
  const below = (x: number) => values.filter((value) => value <= x).length;
  const sorted = [...new Set(values)].toSorted((a, b) => a - b);
  const low = sorted.find((x) => below(x) * 2 >= values.length)!;
  const high = sorted.find((x) => below(x) * 2 > values.length)!;
  return Math.round(((low + high) / 2) * 10) / 10;
}
