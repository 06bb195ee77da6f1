import {
  currencies,
  currencySchema,
  type Currency,
  type offeredRateUnits,
} from '@muster/contracts';
import { foldText } from '../../../db/fold-text.ts';

type RateUnit = (typeof offeredRateUnits)[number];

/** A rate as read from a cell; unspecified parts are null. */
export interface ReadRate {
  readonly amount: string;
  readonly currency: Currency | null;
  readonly unit: RateUnit | null;
}

/** Reads `€ 45,50/h`, `1.250,50 EUR per month`, `45`; null without a single clear amount. */
export function readRate(cell: string): ReadRate | null {
  const numbers = [...cell.matchAll(/\d[\d.,'’\s]*/g)];
  const [found] = numbers;
  // A range or a negative amount is no rate.
  if (!found || numbers.length > 1 || /[-–−]\s*\d/.test(cell)) return null;
  const behind = cell.slice(found.index + found[0].length);
  const thousands = /^(?:k|tsd)(?!\p{L})/iu.test(behind);
  const amount = readAmount(found[0], thousands);
  const words = cell.replace(found[0], ' ');
  if (amount === null || isRateOfOtherKind(words)) return null;
  return { amount, currency: readCurrency(words), unit: readRateUnit(words) };
}

const groupedDigits = /^\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?$/;
const plainDigits = /^\d{1,10}(?:[.,]\d{1,2})?$/;

/**
 * Returns the amount in the API's format: the last separator followed by one or two digits is the
 * decimal one.
 */
function readAmount(number: string, thousands: boolean): string | null {
  const plain = number.replace(/\s/g, ' ').trim().replace(/[.,]$/, '');
  if (!groupedDigits.test(plain) && !plainDigits.test(plain)) return null;
  const [, fraction = ''] = /[.,](\d{1,2})$/.exec(plain) ?? [];
  const whole = fraction === '' ? plain : plain.slice(0, -fraction.length - 1);
  const digits = whole.replace(/\D/g, '');
  const cents = fraction.padEnd(2, '0');
  if (thousands) return String(Math.round(Number(`${digits}.${cents}`) * 1000));
  return fraction === '' ? digits : `${digits}.${cents}`;
}

/** Names of currencies besides their codes, the longer signs first. */
const currencyWords: readonly (readonly [RegExp, Currency])[] = [
  [/R\$/, 'BRL'],
  [/CA?\$/, 'CAD'],
  [/AU?\$/, 'AUD'],
  [/MX\$/, 'MXN'],
  [/€|\beuros?\b/i, 'EUR'],
  [/£|\b(?:pounds?|pfund)\b/i, 'GBP'],
  [/₹|\brupees?\b/i, 'INR'],
  [/₱/, 'PHP'],
  [/₴/, 'UAH'],
  [/\b(?:zł|zloty)/i, 'PLN'],
  [/\b(?:s?fr|franken|francs)\b/i, 'CHF'],
  [/\$|\bdollars?\b/i, 'USD'],
];

/** Returns the currency that a cell gives by code, sign or name; null if there is none. */
export function readCurrency(cell: string): Currency | null {
  for (const [word] of cell.matchAll(/\b[a-z]{3}\b/gi)) {
    const code = currencySchema.safeParse(word.toUpperCase());
    if (code.success) return code.data;
  }
  return currencyWords.find(([pattern]) => pattern.test(cell))?.[1] ?? null;
}

type AnyUnit = RateUnit | 'other';
const unitWords: readonly (readonly [AnyUnit, RegExp])[] = [
  [
    'month',
    /\b(?:months?|monthly|mo|pm|p m|mtl|monat\p{L}*|mois|mensuel|mes|mensual|mensal|mese)\b/u,
  ],
  ['hour', /\b(?:hours?|hourly|hrs?|h|ph|p h|stund\p{L}*|std|heures?|horaire|horas?|ora)\b/u],
  [
    'other',
    /\b(?:days?|daily|d|pd|p d|tag|tage|tages\p{L}*|taglich|jours?|dias?|giorno|pt|weeks?|weekly|woch\p{L}*|years?|yearly|yr|annual\p{L}*|annum|pa|p a|jahr\p{L}*|ans?|anos?|anno|project|projekt\p{L}*|pauschal\p{L}*)\b/u,
  ],
];

function unitsIn(cell: string): AnyUnit[] {
  const words = foldText(cell).replace(/[^\p{L}]+/gu, ' ');
  return unitWords.flatMap(([unit, pattern]) => (pattern.test(words) ? unit : []));
}

/**
 * Returns the unit that a cell names; null if there is none, several, or one that rates here do not
 * use.
 */
export function readRateUnit(cell: string): RateUnit | null {
  const [unit, ...more] = unitsIn(cell);
  return unit === undefined || unit === 'other' || more.length > 0 ? null : unit;
}

const knownSigns = /[€$£₹₱₴]/g;
const otherCodes: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('currency').filter((code) => !currencies.includes(code as Currency)),
);

/**
 * Checks for a unit or currency that rates here do not use: `600 €/day`, `450 SEK`. Such an amount
 * would be wrong in the unit or currency that is set for all rows.
 */
export const isRateOfOtherKind = (cell: string): boolean =>
  unitsIn(cell).includes('other') ||
  /\p{Sc}/u.test(cell.replace(knownSigns, '')) ||
  (readCurrency(cell) === null &&
    [...cell.matchAll(/\b[A-Z]{3}\b/g)].some(([code]) => otherCodes.has(code)));
