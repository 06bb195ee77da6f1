import type { Currency } from '../../core/currencies.ts';
import { limits } from '../../core/limits.ts';
import type { DollarRates } from '../settings/settings.schemas.ts';
import type { offeredRateUnits } from './candidates.enums.ts';

/** Usual cost of an hour and of a month of work, in US dollars. */
const inDollars = {
  hour: limits.candidate.rateHour,
  month: limits.candidate.rateMonth,
} as const;

/** The smallest and the largest usual amount. */
export interface UsualAmounts {
  min: number;
  max: number;
}

interface Paid {
  unit: (typeof offeredRateUnits)[number];
  currency: Currency;
}

/**
 * Returns the usual amounts in a currency by its exchange rate; null if the rate is unknown. An
 * amount outside is not necessarily wrong: forms ask for a confirmation.
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

/** A previously entered range, as in the API. */
export interface NamedRange {
  min: string | null;
  max: string | null;
  currency: string;
  unit: string;
}

/** Factor by which an amount may exceed earlier ones without a question. */
const ownMargin = 2;

/**
 * Returns the usual amounts derived from earlier ranges of the same currency and unit; null without
 * any. A client is asked only about its own figures and learns nothing about those of others.
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

/** Checks whether an amount is unusual; text that is not an amount (yet) is not. */
export const isUnusual = (amount: string | null, { min, max }: UsualAmounts): boolean =>
  amount !== null &&
  /^\d{1,10}(\.\d{1,2})?$/.test(amount) &&
  (Number(amount) < min || Number(amount) > max);
