import type { Value } from '../bson/value.ts';
import { failedToParse } from '../errors.ts';
import { fromParts, partsOf, zoneOffset, type DateParts } from './date-format.ts';
import { isNullish } from './operator.ts';

const UNITS = [
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'hour',
  'minute',
  'second',
  'millisecond',
] as const;
/** A unit of time. */
export type Unit = (typeof UNITS)[number];
const FIXED: Partial<Record<Unit, number>> = {
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Returns the unit that a value names. Throws `FailedToParse` for others. */
export function requireUnit(value: Value): Unit {
  const unit = UNITS.find((known) => known === value);
  if (!unit) throw failedToParse(`unknown time unit value: ${String(value)}`);
  return unit;
}

/** Returns the weekday that a value names, Sunday is 0 and the default. */
export function weekStart(value: Value, operator: string): number {
  if (isNullish(value)) return 0;
  const text = String(value).toLowerCase();
  const at = WEEKDAYS.findIndex((day) => day === text || day.slice(0, 3) === text);
  if (at < 0)
    throw failedToParse(
      `${operator} parameter 'startOfWeek' value cannot be recognized as a day of a week: ${String(value)}`,
    );
  return at;
}

/**
 * Adds calendar units in the local time of a zone; a day beyond the month's end becomes its last.
 */
export function shift(date: Date, unit: Unit, amount: number, zone: string): Date {
  const fixed = FIXED[unit];
  if (fixed) return new Date(date.getTime() + amount * fixed);
  const parts = partsOf(date, zone);
  if (unit === 'day' || unit === 'week')
    return fromParts({ ...parts, day: parts.day + amount * (unit === 'week' ? 7 : 1) }, zone);
  const months =
    parts.year * 12 +
    parts.month -
    1 +
    amount * (unit === 'year' ? 12 : unit === 'quarter' ? 3 : 1);
  const year = Math.floor(months / 12);
  const month = (((months % 12) + 12) % 12) + 1;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return fromParts({ ...parts, year, month, day: Math.min(parts.day, last) }, zone);
}

/** Returns the number of unit boundaries between two instants. */
export function difference(from: Date, to: Date, unit: Unit, zone: string, start: number): bigint {
  const a = partsOf(from, zone);
  const b = partsOf(to, zone);
  const day = (parts: DateParts): number =>
    Math.floor(Date.UTC(parts.year, parts.month - 1, parts.day) / 86_400_000);
  const local = (date: Date): number => date.getTime() + zoneOffset(date, zone);
  switch (unit) {
    case 'year':
      return BigInt(b.year - a.year);
    case 'quarter':
      return BigInt(
        b.year * 4 + Math.floor((b.month - 1) / 3) - a.year * 4 - Math.floor((a.month - 1) / 3),
      );
    case 'month':
      return BigInt((b.year - a.year) * 12 + b.month - a.month);
    case 'day':
      return BigInt(day(b) - day(a));
    case 'week': {
      // Day 0 was a Thursday.
      const week = (parts: DateParts): number => Math.floor((day(parts) + 4 - start) / 7);
      return BigInt(week(b) - week(a));
    }
    case 'hour':
      return BigInt(Math.floor(local(to) / 3_600_000) - Math.floor(local(from) / 3_600_000));
    default: {
      const size = FIXED[unit]!;
      return BigInt(Math.floor(to.getTime() / size) - Math.floor(from.getTime() / size));
    }
  }
}

/** Returns the start of the bin of `size` units that contains an instant. */
export function truncate(date: Date, unit: Unit, size: number, zone: string, start: number): Date {
  const parts = partsOf(date, zone);
  const midnight = { ...parts, hour: 0, minute: 0, second: 0, millisecond: 0 };
  // Bins are counted from the first moment of the year 2000.
  const origin = fromParts(
    { year: 2000, month: 1, day: 1, hour: 0, minute: 0, second: 0, millisecond: 0 },
    zone,
  );
  const fixed = FIXED[unit];
  if (fixed) {
    const bin = fixed * size;
    return new Date(origin.getTime() + Math.floor((date.getTime() - origin.getTime()) / bin) * bin);
  }
  if (unit === 'day' || unit === 'week') {
    const dayNumber = Date.UTC(parts.year, parts.month - 1, parts.day) / 86_400_000;
    // 2000-01-01 was a Saturday, day 10957; the first week of the count starts on `start`.
    const reference = unit === 'week' ? 10_957 + ((start - 6 + 7) % 7) : 10_957;
    const bin = size * (unit === 'week' ? 7 : 1);
    const offset = dayNumber - (reference + Math.floor((dayNumber - reference) / bin) * bin);
    return fromParts({ ...midnight, day: parts.day - offset }, zone);
  }
  const monthsPer = (unit === 'year' ? 12 : unit === 'quarter' ? 3 : 1) * size;
  const months = parts.year * 12 + parts.month - 1 - 24_000;
  const floored = Math.floor(months / monthsPer) * monthsPer + 24_000;
  return fromParts(
    { ...midnight, year: Math.floor(floored / 12), month: (floored % 12) + 1, day: 1 },
    zone,
  );
}
