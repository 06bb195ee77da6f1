import type { Facts } from '../facts.ts';
import type { Observation } from '../observation.ts';
import type { Moments } from '../report-window.ts';

/** What a report counts within a period; read once, asked for each of its steps. */
export type Counted = (period: Moments) => readonly Observation[];

/** Reads what a report is made of. */
export type Measure = (facts: Facts) => Promise<Counted>;

/** Things that happened at one moment, each of the period in which it did. */
export const happened =
  (observations: readonly Observation[]): Counted =>
  ({ from, until }) =>
    observations.filter(({ at }) => at >= from && at < until);

export const idOf = (id: { toHexString(): string } | null | undefined): string[] =>
  id ? [id.toHexString()] : [];
