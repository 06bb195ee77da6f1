import { limits } from '../../core/limits.ts';
import type { Currency } from '../../core/currencies.ts';

/** Minor units for an hour or a month. */
export interface RateAmount {
  amountMinor: number;
  currency: Currency;
  unit: 'hour' | 'month';
}

/** Weeks of a year over its months: hours of a week to hours of a month. */
const weeksPerMonth = 52 / 12;

/** Minor units a month at so many hours a week; a monthly rate is for the usual full time. */
export const monthlyOf = ({ amountMinor, unit }: RateAmount, hoursPerWeek: number): number =>
  unit === 'month' ? amountMinor : Math.round(amountMinor * hoursPerWeek * weeksPerMonth);

/**
 * What stays with the agency of what the client pays, as a share of it: 0.25 is 25 %. Null where
 * the two cannot be compared: different currencies without `exchange` (bill currency for one of the
 * pay's), or nothing billed.
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

/** Whether a margin asks for a second look (`limits.placement.marginWarning`). */
export const isThinMargin = (margin: number | null): boolean =>
  margin !== null && margin < limits.placement.marginWarning;

/** What is asked of the simulator: rates, hours and, between currencies, the exchange. */
export interface RatePlan {
  pay: RateAmount;
  bill: RateAmount;
  hoursPerWeek: number;
  /** Bill currency for one unit of the pay currency; null where they are the same, or not known. */
  exchange: number | null;
}

/** What a plan comes to. Minor units; of the pay in its own currency, else in the bill's. */
export interface RateImpact {
  /** Share of the bill; null between currencies without an exchange. */
  margin: number | null;
  monthlyBill: number;
  monthlyPay: number;
  /** What stays a month, in the bill's currency; null between currencies without an exchange. */
  monthlyMargin: number | null;
  /** What the client pays for an hour, whatever the unit of the rate. */
  hourlyBill: number;
  hourlyPay: number;
}

/** What rates and hours come to in a month and an hour. A pure calculation: nothing is changed. */
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

/** A span of days in which a rate holds; an open one has no end. */
export interface RatePeriod {
  effectiveFrom: string;
  effectiveTo: string | null;
}

/** The period that a day falls into; undefined before the first. */
export const periodOn = <T extends RatePeriod>(periods: readonly T[], day: string): T | undefined =>
  periods.find(
    ({ effectiveFrom, effectiveTo }) =>
      effectiveFrom <= day && (effectiveTo === null || day <= effectiveTo),
  );
