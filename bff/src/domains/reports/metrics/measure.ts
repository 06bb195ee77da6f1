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

/**
 * Counts events in the period of their moment. The moments are compared one by one for each period:
 * sorting a hundred thousand of them once costs more than comparing them for the few periods of a
 * report.
 */
export function happened(observations: readonly Observation[]): Counted {
  const times = Float64Array.from(observations, ({ at }) => at.getTime());
  return ({ from, until }) => {
    const [first, end] = [from.getTime(), until.getTime()];
    return observations.filter((_, i) => {
      const time = times[i] ?? end;
      return time >= first && time < end;
    });
  };
}

export const idOf = (id: { toHexString(): string } | null | undefined): string[] =>
  id ? [id.toHexString()] : [];
