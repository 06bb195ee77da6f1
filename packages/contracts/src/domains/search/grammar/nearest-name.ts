/** Returns the name that differs least from a word; null if none is close. */
export function nearestName<T extends string>(word: string, names: readonly T[]): T | null {
  const asked = word.toLowerCase().slice(0, longest);
  if (asked === '') return null;
  let best: T | null = null;
  let least = Math.max(1, Math.floor(asked.length / 2)) + 1;
  for (const name of names) {
    const known = name.toLowerCase();
    const apart = known.startsWith(asked) ? 0.5 : distance(asked, known);
    if (apart < least) [best, least] = [name, apart];
  }
  return best;
}

const longest = 40;

/** Returns the number of letters to insert, delete, replace or swap with their neighbour. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, i) => i)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      row[j] = Math.min(changed, swapped, at(i - 1, j) + 1, (row[j - 1] ?? Infinity) + 1);
    }
  }
  return at(a.length, b.length);
}
