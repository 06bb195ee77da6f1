import { currencies, type Currency } from '../../core/currencies.ts';
import type { MonthRate } from './settings.schemas.ts';

interface Conversion {
  from: Currency;
  to: Currency;
  month: string;
  base: Currency;
  rates: readonly MonthRate[];
}

/**
 * Converts an amount to another currency with the rates of a month; null if one of them was not
 * set, because a rate of another month would be a guess.
 */
export function converted(amount: number, { from, to, ...set }: Conversion): number | null {
  if (from === to) return amount;
  const [fromPerBase, toPerBase] = [perBase(from, set), perBase(to, set)];
  return fromPerBase === null || toPerBase === null ? null : (amount / fromPerBase) * toPerBase;
}

/** Returns the value of a US dollar in each currency, from the latest month with both rates. */
export function dollarRatesOf(
  { base, rates }: Pick<Conversion, 'base' | 'rates'>,
  untilMonth: string,
): { currency: Currency; perDollar: number }[] {
  const months = [...new Set(rates.map(({ month }) => month))]
    .filter((month) => month <= untilMonth)
    .toSorted()
    .toReversed();
  return currencies.flatMap((currency) => {
    if (currency === 'USD') return [];
    for (const month of months) {
      const perDollar = converted(1, { from: 'USD', to: currency, month, base, rates });
      if (perDollar !== null) return [{ currency, perDollar }];
    }
    return [];
  });
}

function perBase(
  currency: Currency,
  { month, base, rates }: Pick<Conversion, 'month' | 'base' | 'rates'>,
): number | null {
  if (currency === base) return 1;
  const found = rates.find((rate) => rate.month === month && rate.currency === currency);
  return found?.perBase ?? null;
}

/** So many decimals of a rate are kept. */
const kept = 1_000_000;

/**
 * The same rates as units of another base currency. Months without a rate of it say nothing about
 * it: theirs are left out.
 */
export function rebased(
  rates: readonly MonthRate[],
  { from, to }: { from: Currency; to: Currency },
): MonthRate[] {
  if (from === to) return [...rates];
  return rates.flatMap(({ month, currency, perBase: units }) => {
    const newBase = perBase(to, { month, base: from, rates });
    if (newBase === null) return [];
    const perNew = currency === to ? 1 / newBase : units / newBase;
    const rounded = Math.round(perNew * kept) / kept;
    return rounded > 0
      ? [{ month, currency: currency === to ? from : currency, perBase: rounded }]
      : [];
  });
}
