import type { Currency } from '../../core/currencies.ts';
import { limits } from '../../core/limits.ts';
import type { DollarRates } from '../settings/settings.schemas.ts';
import type { offeredRateUnits } from './candidates.enums.ts';

/** What an hour and a month of work cost as a rule, in US dollars. */
const inDollars = {
  hour: limits.candidate.rateHour,
  month: limits.candidate.rateMonth,
} as const;

/** From the least to the most that is usual. */
export interface UsualAmounts {
  min: number;
  max: number;
}

interface Paid {
  unit: (typeof offeredRateUnits)[number];
  currency: Currency;
}

/**
 * The amounts that are usual in a currency by what a dollar buys of it; null where that is not
 * known. What lies outside is no mistake for certain: forms ask for a second look.
 */
export function usualAmounts(
  { unit, currency }: Paid,
  rates: DollarRates['currencies'],
): UsualAmounts | null {
  const perDollar =
    currency === 'USD' ? 1 : rates.find((rate) => rate.currency === currency)?.perDollar;
  if (perDollar === undefined) return null;
  const { min, max } = inDollars[unit];
  return { min: min * perDollar, max: max * perDollar };
}

/** A range that somebody named before, as the API gives it. */
export interface NamedRange {
  min: string | null;
  max: string | null;
  currency: string;
  unit: string;
}

/** How far an amount may lie beyond those of before without a question. */
const ownMargin = 2;

/**
 * What is usual by ranges that were named before, those of the same currency and unit alone; null
 * where none was. A client is asked about its own figures, and learns of nobody else's.
 */
export function usualOfOwn(
  { unit, currency }: Pick<NamedRange, 'unit' | 'currency'>,
  named: readonly NamedRange[],
): UsualAmounts | null {
  const amounts = named
    .filter((range) => range.unit === unit && range.currency === currency)
    .flatMap(({ min, max }) => [min, max])
    .flatMap((amount) => (amount ? Number(amount) : []));
  if (amounts.length === 0) return null;
  return { min: Math.min(...amounts) / ownMargin, max: Math.max(...amounts) * ownMargin };
}

/** Whether an amount lies outside of what is usual; one that is no amount (yet) does not. */
export const isUnusual = (amount: string | null, { min, max }: UsualAmounts): boolean =>
  amount !== null &&
  /^\d{1,10}(\.\d{1,2})?$/.test(amount) &&
  (Number(amount) < min || Number(amount) > max);
