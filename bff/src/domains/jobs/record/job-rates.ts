import { fromMinorUnits, toMinorUnits, type RateRange } from '@muster/contracts';
import type { RateRange as StoredRange } from '../../../records/jobs/job.model.ts';

const minor = (amount: string | null): number | null =>
  amount === null ? null : toMinorUnits(amount);
const amount = (units: number | null): string | null =>
  units === null ? null : fromMinorUnits(units);

/** Returns a range in its stored form, in minor units. */
export const storeRange = (range: RateRange | null): StoredRange | null =>
  range && {
    minMinor: minor(range.min),
    maxMinor: minor(range.max),
    currency: range.currency,
    unit: range.unit,
  };

/** Returns a range as the API shows it. */
export const showRange = (range: StoredRange | null): RateRange | null =>
  range && {
    min: amount(range.minMinor),
    max: amount(range.maxMinor),
    currency: range.currency,
    unit: range.unit,
  };
