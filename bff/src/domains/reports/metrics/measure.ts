import type { Facts } from '../facts.ts';
import type { Observation } from '../observation.ts';
import type { Moments, ReportWindow } from '../report-window.ts';

/** What a report counts within a period; read once, asked for each of its steps. */
export type Counted = (period: Moments) => readonly Observation[];

/** Reads what a report is made of. */
export type Measure = (facts: Facts) => Promise<Counted>;

/**
 * Whether a moment lies in the period or in the one before. Of applications of years few do: what
 * does not is not made into rows first.
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

/** How many of some moments in order lie before another one. */
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
