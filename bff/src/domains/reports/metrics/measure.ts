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

/** Things that happened at one moment, each of the period in which it did. */
export function happened(observations: readonly Observation[]): Counted {
  const inOrder = observations.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const times = Float64Array.from(inOrder, ({ at }) => at.getTime());
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
