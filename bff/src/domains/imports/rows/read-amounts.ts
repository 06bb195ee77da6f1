import { currencySchema } from '@muster/contracts';
import type { Currency, offeredRateUnits } from '@muster/contracts';
import { foldText } from '../../../db/fold-text.ts';

type RateUnit = (typeof offeredRateUnits)[number];

/** What a cell says of a rate; what it leaves open is null. */
export interface ReadRate {
  readonly amount: string;
  readonly currency: Currency | null;
  readonly unit: RateUnit | null;
}

const signs: Readonly<Record<string, Currency>> = { '€': 'EUR', $: 'USD', '£': 'GBP' };

/** `€ 45,50/h`, `1.200 EUR per month`, `45`; null where no amount can be told. */
export function readRate(cell: string): ReadRate | null {
  const number = /\d[\d.,'\s\u00A0\u202F]*/.exec(cell)?.[0];
  const amount = number === undefined ? null : readAmount(number);
  if (amount === null || /-\s*\d/.test(cell)) return null;
  const words = cell.replace(number ?? '', ' ');
  return { amount, currency: readCurrency(words), unit: readRateUnit(words) };
}

/** The amount as the API writes it: the last sign that one or two digits follow is the decimal. */
function readAmount(number: string): string | null {
  const plain = number.replace(/['\s\u00A0\u202F]/g, '').replace(/[.,]$/, '');
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  const digits = whole.replace(/[.,](?=\d{3}(?:[.,]|$))/g, '');
  if (!/^\d{1,10}$/.test(digits)) return null;
  return fraction === '' ? digits : `${digits}.${fraction.padEnd(2, '0')}`;
}

/** The currency that a cell names by its code or its sign; null where it names none. */
export function readCurrency(cell: string): Currency | null {
  const code = currencySchema.safeParse(/\b[a-z]{3}\b/i.exec(cell)?.[0].toUpperCase());
  if (code.success) return code.data;
  return Object.entries(signs).find(([sign]) => cell.includes(sign))?.[1] ?? null;
}

const unitWords: readonly (readonly [RateUnit, RegExp])[] = [
  ['month', /\b(?:months?|monthly|mo|pm|monat|monatlich|mois|mensuel|mes|mensual|mensal|mese)\b/],
  ['hour', /\b(?:hours?|hourly|hr|h|ph|stunde|std|stundlich|heure|horaire|hora|ora)\b/],
];

/** The unit that a cell names; null where it names none that the platform offers. */
export function readRateUnit(cell: string): RateUnit | null {
  const words = foldText(cell).replace(/[^\p{L}]+/gu, ' ');
  return unitWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const noticeUnits: readonly (readonly [days: number, pattern: RegExp])[] = [
  [30, /^(?:months?|monate?n?|mois|mes(?:es)?|mesi|mese)$/],
  [7, /^(?:weeks?|wochen?|semaines?|semanas?|settimane?|settimana)$/],
  [1, /^(?:days?|tage?n?|jours?|dias?|giorni|giorno|d)?$/],
];
const atOnce =
  /^(?:immediate(?:ly)?|asap|now|none|no notice|sofort|immediat|inmediato|imediato|immediato)$/;

/** Days of notice: `30`, `2 weeks`, `1 month`, `immediately`; null where that is none. */
export function readNotice(cell: string): number | null {
  const text = foldText(cell);
  if (atOnce.test(text)) return 0;
  const [, number = '', unit = ''] = /^(\d{1,3})\s*([\p{L}]*)$/u.exec(text) ?? [];
  const days = noticeUnits.find(([, pattern]) => pattern.test(unit))?.[0];
  return number === '' || days === undefined ? null : Number(number) * days;
}

/** Years with a decimal point or comma: `7`, `7,5`, `7+ years`. */
export function readYears(cell: string): number | null {
  const [, number] = /^(\d{1,2}(?:[.,]\d)?)\s*(?:\+\s*)?[\p{L}.]*$/u.exec(cell.trim()) ?? [];
  return number === undefined ? null : Number(number.replace(',', '.'));
}

/**
 * A day: `2026-11-21`, `2026/11/21`, `21.11.2026`. With slashes the day comes before the month in
 * one country and behind it in another: such a day is read only where it can be one alone.
 */
export function readDay(cell: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(cell.trim()) ?? [];
  if (year && month && day) return written(year, month, day);
  const [, first, sign, second, behind] =
    /^(\d{1,2})([./-])(\d{1,2})[./-](\d{4})$/.exec(cell.trim()) ?? [];
  if (!first || !second || !behind) return null;
  if (sign === '.' || Number(first) > 12) return written(behind, second, first);
  return Number(second) > 12 ? written(behind, first, second) : null;
}

const written = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
