import { numberFormat } from './intl-locale.ts';

/** An exact amount: decimal text (never a float) and an ISO 4217 code. */
export type MoneyValue = { readonly amount: string; readonly currency: string };

// Intl formats decimal text exactly; TypeScript's library lacks the type for such text.
function decimal(amount: string): Intl.StringNumericLiteral {
  return amount as Intl.StringNumericLiteral;
}

/**
 * Formats an amount: `$58`, `$62.50`, `€1,200`. Shows cents if there are any, or always with
 * `cents`.
 */
export function formatMoney(value: MoneyValue, options: { cents?: boolean } = {}): string {
  const whole = /^-?\d+(\.0*)?$/.test(value.amount);
  return numberFormat({
    style: 'currency',
    currency: value.currency,
    currencyDisplay: 'narrowSymbol',
    ...(whole && !options.cents && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  }).format(decimal(value.amount));
}

/** Formats a number with grouping and at most `digits` decimals (default 2). */
export function formatNumber(value: number, options: { digits?: number } = {}): string {
  return numberFormat({
    maximumFractionDigits: options.digits ?? 2,
  }).format(value);
}

/** Formats a count, `1,284`; `10,000+` where the server stopped counting. */
export function formatCount(value: number, options: { capped?: boolean } = {}): string {
  return `${formatNumber(value, { digits: 0 })}${options.capped ? '+' : ''}`;
}

/** Formats a fraction of 1 as `47 %`, with at most `digits` decimals. */
export function formatPercent(share: number, { digits = 0 }: { digits?: number } = {}): string {
  return `${formatNumber(share * 100, { digits })} %`;
}

/**
 * Formats a margin as `14.6 %`: rounded to a whole number, it could look like the limit that it
 * misses.
 */
export const formatMargin = (share: number): string => formatPercent(share, { digits: 1 });

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a number of bytes: `812 bytes`, `348 kB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), 3);
  const value = bytes / 1024 ** step;
  return numberFormat({
    style: 'unit',
    unit: byteUnits[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 && value < 10 ? 1 : 0,
  }).format(value);
}
