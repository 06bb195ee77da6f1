import { addDays } from '../../../db/calendar-day.ts';
import type { CandidateRate } from '../../../records/candidates/candidate.model.ts';

type Period = Pick<CandidateRate, 'effectiveFrom' | 'effectiveTo'>;
type DatedRate = Pick<
  CandidateRate,
  '_id' | 'kind' | 'unit' | 'effectiveFrom' | 'effectiveTo' | 'amountMinor' | 'currency' | 'voided'
>;

/** Open end that sorts after every day. */
const forever = '9999-12-31';

export const overlaps = (a: Period, b: Period): boolean =>
  a.effectiveFrom <= (b.effectiveTo ?? forever) && b.effectiveFrom <= (a.effectiveTo ?? forever);

export const covers = (period: Period, day: string): boolean =>
  period.effectiveFrom <= day && day <= (period.effectiveTo ?? forever);

const isLive = (rate: DatedRate): boolean => rate.voided === null;

/** Returns the row in force on a day, if any. */
export const rateOn = <R extends DatedRate>(
  rates: readonly R[],
  kind: CandidateRate['kind'],
  unit: CandidateRate['unit'],
  day: string,
): R | undefined =>
  rates.find((r) => isLive(r) && r.kind === kind && r.unit === unit && covers(r, day));

/** Effect of a new row on its neighbours, or the day of the conflicting row. */
export type Placing =
  | { conflict: string }
  | { conflict: null; closes: { id: CandidateRate['_id']; on: string } | null };

/**
 * Places an open row from a day on among those of its kind and unit: the open row before it ends
 * the day before; any other overlapping row is a conflict.
 */
export function placeOpenRate<R extends DatedRate>(
  rates: readonly R[],
  row: Pick<CandidateRate, 'kind' | 'unit' | 'effectiveFrom'>,
): Placing {
  const rivals = rates.filter(
    (rate) =>
      isLive(rate) &&
      rate.kind === row.kind &&
      rate.unit === row.unit &&
      overlaps(rate, { effectiveFrom: row.effectiveFrom, effectiveTo: null }),
  );
  const previous = rivals.find(
    (rate) => rate.effectiveTo === null && rate.effectiveFrom < row.effectiveFrom,
  );
  const inTheWay = rivals
    .filter((rate) => rate !== previous)
    .map((rate) => rate.effectiveFrom)
    .toSorted();
  if (inTheWay[0] !== undefined) return { conflict: inTheWay[0] };
  return {
    conflict: null,
    closes: previous ? { id: previous._id, on: addDays(row.effectiveFrom, -1) } : null,
  };
}

/**
 * Returns the rates with some voided. The row that a voided one had ended applies again for as long
 * as the voided one would have; of several in sequence the latest is voided first.
 */
export function withVoided<R extends DatedRate>(
  rates: readonly R[],
  marks: ReadonlyMap<string, NonNullable<R['voided']>>,
): R[] {
  const wrong = rates
    .filter((rate) => isLive(rate) && marks.has(rate._id.toHexString()))
    .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom));
  return wrong.reduce<R[]>(
    (rest, { _id }) => {
      const row = rest.find((rate) => rate._id.equals(_id));
      const mark = marks.get(_id.toHexString());
      if (!row || !mark) return rest;
      const before = predecessorOf(rest, row);
      return rest.map((rate) => {
        if (rate === row) return { ...rate, voided: mark };
        return rate === before ? { ...rate, effectiveTo: row.effectiveTo } : rate;
      });
    },
    [...rates],
  );
}

/** Returns the live row of the same kind and unit that ended the day before this one began. */
const predecessorOf = <R extends DatedRate>(rates: readonly R[], row: R): R | undefined =>
  rates.find(
    (rate) =>
      isLive(rate) &&
      rate.kind === row.kind &&
      rate.unit === row.unit &&
      rate.effectiveTo === addDays(row.effectiveFrom, -1),
  );

/**
 * Returns the first minimum that exceeds an expected rate of the same unit and currency while both
 * apply; null if there is none.
 */
export function minimumAboveExpected<R extends DatedRate>(
  rates: readonly R[],
): { minimum: R; expected: R } | null {
  const live = rates.filter(isLive);
  for (const minimum of live.filter((rate) => rate.kind === 'minimum')) {
    const expected = live.find(
      (rate) =>
        rate.kind === 'expected' &&
        rate.unit === minimum.unit &&
        rate.currency === minimum.currency &&
        rate.amountMinor < minimum.amountMinor &&
        overlaps(rate, minimum),
    );
    if (expected) return { minimum, expected };
  }
  return null;
}

/** Returns a candidate's current expected rate, hourly before monthly; null without a rate. */
export function currentExpected<R extends DatedRate>(rates: readonly R[], today: string): R | null {
  return (
    rateOn(rates, 'expected', 'hour', today) ?? rateOn(rates, 'expected', 'month', today) ?? null
  );
}
