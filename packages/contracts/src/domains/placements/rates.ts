import { limits } from '../../core/limits.ts';
import type { Currency } from '../../core/currencies.ts';

/** Minor units per hour or month. */
export interface RateAmount {
  amountMinor: number;
  currency: Currency;
  unit: 'hour' | 'month';
}

/** Weeks per month, to convert weekly hours to monthly hours. */
const weeksPerMonth = 52 / 12;

/**
 * Returns the monthly amount in minor units for these weekly hours; a monthly rate is for the usual
 * full time.
 */
export const monthlyOf = ({ amountMinor, unit }: RateAmount, hoursPerWeek: number): number =>
  unit === 'month' ? amountMinor : Math.round(amountMinor * hoursPerWeek * weeksPerMonth);

/** Converts a rate to the unit (hour or month), based on these weekly hours. */
export function rateInUnit(rate: RateAmount, unit: RateAmount['unit'], hoursPerWeek: number) {
  if (rate.unit === unit) return rate;
  const amountMinor =
    unit === 'month'
      ? monthlyOf(rate, hoursPerWeek)
      : Math.round(rate.amountMinor / (hoursPerWeek * weeksPerMonth));
  return { ...rate, amountMinor, unit };
}

/**
 * Returns the agency's share of the bill as a fraction: 0.25 is 25 %. Null if the two cannot be
 * compared: different currencies without `exchange` (bill currency per unit of the pay's), or a
 * bill of zero.
 */
export function marginOf(
  pay: RateAmount,
  bill: RateAmount,
  { hoursPerWeek = 40, exchange = null }: { hoursPerWeek?: number; exchange?: number | null } = {},
): number | null {
  const factor = pay.currency === bill.currency ? 1 : exchange;
  if (factor === null || bill.amountMinor <= 0) return null;
  const [cost, income] =
    pay.unit === bill.unit
      ? [pay.amountMinor, bill.amountMinor]
      : [monthlyOf(pay, hoursPerWeek), monthlyOf(bill, hoursPerWeek)];
  return Math.round((1 - (cost * factor) / income) * 10_000) / 10_000;
}

/** Checks whether a margin needs a second look (`limits.placement.marginWarning`). */
export const isThinMargin = (margin: number | null): boolean =>
  margin !== null && margin < limits.placement.marginWarning;

/** Input of the simulator: rates, hours and, between currencies, the exchange rate. */
export interface RatePlan {
  pay: RateAmount;
  bill: RateAmount;
  hoursPerWeek: number;
  /** Bill currency per unit of the pay currency; null if they are the same, or unknown. */
  exchange: number | null;
}

/** Results of a plan in minor units: pay in its own currency, the rest in the bill's. */
export interface RateImpact {
  /** Fraction of the bill; null between currencies without an exchange rate. */
  margin: number | null;
  monthlyBill: number;
  monthlyPay: number;
  /** Monthly margin in the bill's currency; null between currencies without an exchange rate. */
  monthlyMargin: number | null;
  /** The client's cost per hour, whatever the unit of the rate. */
  hourlyBill: number;
  hourlyPay: number;
}

/**
 * Computes monthly and hourly amounts from rates and hours. A pure calculation: nothing is changed.
 */
export function rateImpact({ pay, bill, hoursPerWeek, exchange }: RatePlan): RateImpact {
  const monthlyBill = monthlyOf(bill, hoursPerWeek);
  const monthlyPay = monthlyOf(pay, hoursPerWeek);
  const factor = pay.currency === bill.currency ? 1 : exchange;
  const hours = hoursPerWeek * weeksPerMonth;
  return {
    margin: marginOf(pay, bill, { hoursPerWeek, exchange }),
    monthlyBill,
    monthlyPay,
    monthlyMargin: factor === null ? null : monthlyBill - Math.round(monthlyPay * factor),
    hourlyBill: bill.unit === 'hour' ? bill.amountMinor : Math.round(bill.amountMinor / hours),
    hourlyPay: pay.unit === 'hour' ? pay.amountMinor : Math.round(pay.amountMinor / hours),
  };
}

/** A span of days in which a rate is valid; an open one has no end. */
export interface RatePeriod {
  effectiveFrom: string;
  effectiveTo: string | null;
}

/** Returns the period of a day; undefined before the first. */
export const periodOn = <T extends RatePeriod>(periods: readonly T[], day: string): T | undefined =>
  periods.find(
    ({ effectiveFrom, effectiveTo }) =>
      effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo),
  );
