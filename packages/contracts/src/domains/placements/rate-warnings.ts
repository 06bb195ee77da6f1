import type { Currency } from '../../core/currencies.ts';
import { toMinorUnits } from '../../core/primitives.ts';
import { marginOf, monthlyOf, type RateAmount } from './rates.ts';

/** Warnings about a bill rate; they do not block, but must be seen before it is sent. */
export const rateWarnings = ['below_pay', 'below_range', 'above_range'] as const;
export type RateWarning = (typeof rateWarnings)[number];

/** The client's stated range; minor units, and one end may be open. */
export interface BillRange {
  minMinor: number | null;
  maxMinor: number | null;
  currency: Currency;
  unit: 'hour' | 'month';
}

interface Rates {
  bill: RateAmount | null;
  /** Null if not set, or hidden from the reader. */
  pay: RateAmount | null;
  range: BillRange | null;
  hoursPerWeek?: number;
}

/** Returns the warnings for a bill rate; amounts in other currencies are not compared. */
export function rateWarningsOf({ bill, pay, range, hoursPerWeek = 40 }: Rates): RateWarning[] {
  if (!bill) return [];
  const warnings: RateWarning[] = [];
  const margin = pay && marginOf(pay, bill, { hoursPerWeek });
  // A bill rate of zero has no margin and is below every pay.
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

/** Converts a rate of a form or response to minor units; null until the amount is complete. */
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
