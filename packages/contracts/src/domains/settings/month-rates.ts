import type { Currency } from '../../core/currencies.ts';
import type { MonthRate } from './settings.schemas.ts';

interface Conversion {
  from: Currency;
  to: Currency;
  month: string;
  base: Currency;
  rates: readonly MonthRate[];
}

/**
 * An amount in another currency at the rates of a month; null where one of them was not set, because
 * a rate of another month would be a guess.
 */
export function converted(amount: number, { from, to, ...set }: Conversion): number | null {
  if (from === to) return amount;
  const [fromPerBase, toPerBase] = [perBase(from, set), perBase(to, set)];
  return fromPerBase === null || toPerBase === null ? null : (amount / fromPerBase) * toPerBase;
}

function perBase(
  currency: Currency,
  { month, base, rates }: Pick<Conversion, 'month' | 'base' | 'rates'>,
): number | null {
  if (currency === base) return 1;
  const found = rates.find((rate) => rate.month === month && rate.currency === currency);
  return found?.perBase ?? null;
}
