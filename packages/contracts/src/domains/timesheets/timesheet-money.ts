import { limits } from '../../core/limits.ts';
import { periodOn, type RateAmount, type RatePeriod } from '../placements/rates.ts';
import type { TimesheetCategory } from './timesheets.enums.ts';

/** Worked time with the facts that decide its pay. */
interface WorkedTime {
  readonly date: string;
  readonly minutes: number;
  readonly category: TimesheetCategory;
  readonly billable: boolean;
}

interface DatedRate extends RatePeriod {
  readonly pay: RateAmount;
  readonly bill: RateAmount;
  readonly overtimeMultiplier: number;
}

/** Time of one category at one rate, with the paid and billed amounts in minor units. */
export interface MoneyLine {
  readonly from: string;
  readonly to: string;
  readonly category: TimesheetCategory;
  readonly minutes: number;
  readonly billableMinutes: number;
  readonly payRate: RateAmount;
  readonly billRate: RateAmount;
  readonly multiplier: number;
  readonly payMinor: number;
  readonly billMinor: number;
}

/** Unpaid leave is not paid, and clients pay only for work. */
const isPaid = (category: TimesheetCategory): boolean => category !== 'unpaid_leave';
const isWork = (category: TimesheetCategory): boolean =>
  category === 'regular' || category === 'overtime';

/**
 * Returns the amounts of a sheet: one line for each rate and category, rounded once per line so
 * that the lines add up to the totals. Days without a rate have no line.
 */
export function timesheetMoney(
  entries: readonly WorkedTime[],
  rates: readonly DatedRate[],
): MoneyLine[] {
  const groups = new Map<string, { rate: DatedRate; entries: WorkedTime[] }>();
  for (const entry of entries) {
    const rate = periodOn(rates, entry.date);
    if (!rate || !isPaid(entry.category)) continue;
    const key = `${rate.effectiveFrom} ${entry.category}`;
    const group = groups.get(key);
    if (group) group.entries.push(entry);
    else groups.set(key, { rate, entries: [entry] });
  }
  return [...groups.keys()].toSorted().flatMap((key) => {
    const group = groups.get(key);
    return group ? [lineOf(group.rate, group.entries)] : [];
  });
}

function lineOf(rate: DatedRate, entries: readonly WorkedTime[]): MoneyLine {
  const days = entries.map(({ date }) => date).toSorted();
  const category = entries[0]?.category ?? 'regular';
  const sum = (of: readonly WorkedTime[]) => of.reduce((total, one) => total + one.minutes, 0);
  const minutes = sum(entries);
  const billableMinutes = isWork(category) ? sum(entries.filter(({ billable }) => billable)) : 0;
  const multiplier = category === 'overtime' ? rate.overtimeMultiplier : 1;
  return {
    from: days[0] ?? rate.effectiveFrom,
    to: days.at(-1) ?? rate.effectiveFrom,
    category,
    minutes,
    billableMinutes,
    multiplier,
    payRate: rate.pay,
    billRate: rate.bill,
    payMinor: amountOf(minutes, rate.pay, multiplier),
    billMinor: amountOf(billableMinutes, rate.bill, multiplier),
  };
}

/** Returns the amount for some minutes in minor units; a monthly rate covers its usual hours. */
export function amountOf(
  minutes: number,
  { amountMinor, unit }: RateAmount,
  multiplier: number,
): number {
  const hours = unit === 'month' ? limits.candidate.hoursPerMonth : 1;
  // The multiplier in hundredths keeps the product an integer until the single division.
  return Math.round((minutes * amountMinor * Math.round(multiplier * 100)) / (60 * 100 * hours));
}
