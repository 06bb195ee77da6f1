import type { Currency } from '../../core/currencies.ts';
import { toMinorUnits } from '../../core/primitives.ts';
import { marginOf, monthlyOf, type RateAmount } from './rates.ts';

/** Doubts about a bill rate; they do not block, but have to be seen before it is sent. */
export const rateWarnings = ['below_pay', 'below_range', 'above_range'] as const;
export type RateWarning = (typeof rateWarnings)[number];

/** What the client said it pays; minor units, and one end may be open. */
export interface BillRange {
  minMinor: number | null;
  maxMinor: number | null;
  currency: Currency;
  unit: 'hour' | 'month';
}

interface Rates {
  bill: RateAmount | null;
  /** Null where it is not set, or not for the reader to know. */
  pay: RateAmount | null;
  range: BillRange | null;
  hoursPerWeek?: number;
}

/** The warnings of a bill rate; what is in another currency is not compared. */
export function rateWarningsOf({ bill, pay, range, hoursPerWeek = 40 }: Rates): RateWarning[] {
  if (!bill) return [];
  const warnings: RateWarning[] = [];
  const margin = pay && marginOf(pay, bill, { hoursPerWeek });
  // A bill of nothing has no margin, and is below every pay.
  const isFree = bill.amountMinor === 0 && pay !== null && pay.amountMinor > 0;
  if (isFree || (margin !== null && margin < 0)) warnings.push('below_pay');
  if (range?.currency === bill.currency) {
    const { unit, currency } = range;
    const inUnit = (rate: RateAmount) =>
      unit === bill.unit ? rate.amountMinor : monthlyOf(rate, hoursPerWeek);
    const end = (amountMinor: number) => inUnit({ amountMinor, unit, currency });
    if (range.minMinor !== null && inUnit(bill) < end(range.minMinor)) warnings.push('below_range');
    if (range.maxMinor !== null && inUnit(bill) > end(range.maxMinor)) warnings.push('above_range');
  }
  return warnings;
}

/** A rate of a form or an answer in minor units; null while it is no whole amount. */
export function rateAmountOf(
  rate: { amount: string; currency: string; unit: 'hour' | 'month' } | null | undefined,
): RateAmount | null {
  if (!rate || !/^\d{1,10}(\.\d{1,2})?$/.test(rate.amount)) return null;
  return {
    amountMinor: toMinorUnits(rate.amount),
    currency: rate.currency as Currency,
    unit: rate.unit,
  };
}
