import type { Currency } from '../../core/currencies.ts';
import { limits } from '../../core/limits.ts';
import type { DollarRates } from '../settings/settings.schemas.ts';
import type { offeredRateUnits } from './candidates.enums.ts';

/** What an hour and a month of work cost as a rule, in US dollars. */
const inDollars = {
  hour: limits.candidate.rateHour,
  month: limits.candidate.rateMonth,
} as const;

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
): { min: number; max: number } | null {
  const perDollar =
    currency === 'USD' ? 1 : rates.find((rate) => rate.currency === currency)?.perDollar;
  if (perDollar === undefined) return null;
  const { min, max } = inDollars[unit];
  return { min: min * perDollar, max: max * perDollar };
}
