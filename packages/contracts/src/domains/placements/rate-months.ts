import { dayMs } from '../../core/durations.ts';
import { rateImpact, type RatePlan } from './rates.ts';

/** Amounts of one month in minor units: pay in its own currency, the rest in the bill's. */
export interface MonthOfRates {
  /** `2026-11`. */
  readonly month: string;
  /** Monday to Friday; public holidays are not deducted. */
  readonly workingDays: number;
  readonly hours: number;
  /** Paid and billed by the hours of the month. */
  readonly hourly: Amounts;
  /** Paid and billed the same every month. */
  readonly monthly: Amounts;
}

interface Amounts {
  readonly bill: number;
  readonly pay: number;
  /** The agency's share; null between currencies without an exchange rate. */
  readonly margin: number | null;
}

const daysPerWeek = 5;

/**
 * Compares hourly and monthly rates month by month: an hourly rate follows the working days of each
 * month, a monthly one does not. The missing unit is computed over a year. A pure calculation.
 */
export function rateMonths(plan: RatePlan, firstMonth: string, count: number): MonthOfRates[] {
  const { pay, bill, hoursPerWeek, exchange } = plan;
  const impact = rateImpact(plan);
  const factor = pay.currency === bill.currency ? 1 : exchange;
  const amounts = (billed: number, paid: number): Amounts => ({
    bill: Math.round(billed),
    pay: Math.round(paid),
    margin: factor === null ? null : Math.round(billed) - Math.round(paid * factor),
  });
  return Array.from({ length: count }, (_unused, i) => {
    const month = monthAfter(firstMonth, i);
    const workingDays = workingDaysOf(month);
    const hours = (workingDays * hoursPerWeek) / daysPerWeek;
    return {
      month,
      workingDays,
      hours,
      hourly: amounts(hours * impact.hourlyBill, hours * impact.hourlyPay),
      monthly: amounts(impact.monthlyBill, impact.monthlyPay),
    };
  });
}

function monthAfter(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

function workingDaysOf(month: string): number {
  const end = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`);
  let days = 0;
  for (let day = Date.parse(`${month}-01T00:00:00Z`); day < end; day += dayMs) {
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days += 1;
  }
  return days;
}
