/** From a moment (milliseconds since 1970) up to, and excluding, another one. */
export interface Interval {
  from: number;
  to: number;
}

/** Returns the same time in the fewest intervals, earliest first. */
export function unite(intervals: readonly Interval[]): Interval[] {
  const united: Interval[] = [];
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    if (from >= to) continue;
    const last = united.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else united.push({ from, to });
  }
  return united;
}

/** Returns the common time of two lists; united. */
export function intersect(one: readonly Interval[], other: readonly Interval[]): Interval[] {
  const common: Interval[] = [];
  let i = 0;
  let j = 0;
  for (let a = one[i], b = other[j]; a && b; a = one[i], b = other[j]) {
    const from = Math.max(a.from, b.from);
    const to = Math.min(a.to, b.to);
    if (from < to) common.push({ from, to });
    if (a.to < b.to) i += 1;
    else j += 1;
  }
  return common;
}

/** Returns the time of the first list that is not in the second; united. */
export function subtract(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const gaps = unite(taken);
  const ends = [-Infinity, ...gaps.map(({ to }) => to)];
  const between = ends.map((end, index) => ({ from: end, to: gaps[index]?.from ?? Infinity }));
  return intersect(from, between);
}
