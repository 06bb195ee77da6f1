import type { Facts } from '../facts.ts';
import type { Observation } from '../observation.ts';
import type { Moments, ReportWindow } from '../report-window.ts';

/** Counts observations within a period; read once, called for each of its steps. */
export type Counted = (period: Moments) => readonly Observation[];

/** Reads the data of a report. */
export type Measure = (facts: Facts) => Promise<Counted>;

/**
 * Checks whether a moment is in the period or the previous one. Few of many years' applications
 * are: others are not converted to rows first.
 */
export const countedMoments =
  ({ since, now }: Pick<ReportWindow, 'since' | 'now'>) =>
  (at: Date): boolean =>
    at >= since && at < now;

/**
 * The observations that some items yield, without those that yield none. Unlike `flatMap` it makes
 * no list for each of a hundred thousand items.
 */
export function observe<T>(
  items: Iterable<T>,
  observation: (item: T) => Observation | null,
): Observation[] {
  const found: Observation[] = [];
  for (const item of items) {
    const one = observation(item);
    if (one) found.push(one);
  }
  return found;
}

/** Things that happened at one moment, each counted in the period of that moment. */
export function happened(observations: readonly Observation[]): Counted {
  // Reading both dates in every comparison would cost more than sorting itself.
  const timed = observations
    .map((observation) => ({ observation, time: observation.at.getTime() }))
    .sort((a, b) => a.time - b.time);
  const inOrder = timed.map(({ observation }) => observation);
  const times = Float64Array.from(timed, ({ time }) => time);
  return ({ from, until }) => inOrder.slice(countBefore(times, from), countBefore(times, until));
}

/** Counts the sorted moments before another one. */
function countBefore(times: Float64Array, moment: Date): number {
  const limit = moment.getTime();
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const idOf = (id: { toHexString(): string } | null | undefined): string[] =>
  id ? [id.toHexString()] : [];
