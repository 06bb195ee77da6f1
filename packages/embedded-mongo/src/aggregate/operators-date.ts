import { ObjectId, Timestamp } from 'bson';
import { asInteger } from '../bson/arithmetic.ts';
import { isNumeric, typeName, type Value } from '../bson/value.ts';
import { isDoc } from '../bson/value.ts';
import { failedToParse, notSupported, ServerError } from '../errors.ts';
import {
  calendar,
  formatDate,
  fromParts,
  partsOf,
  zoneOffset,
  type DateParts,
} from './date-format.ts';
import { namedArguments } from './arguments.ts';
import { isNullish, type CompileOperator, type Expression, type Scope } from './operator.ts';

function requireDate(value: Value, operator: string): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.t * 1000);
  throw new ServerError(
    16006,
    `${operator} can't convert from BSON type ${typeName(value)} to Date`,
  );
}

function zoneOf(expression: Expression | undefined, scope: Scope, operator: string): string | null {
  if (!expression) return 'UTC';
  const zone = expression(scope);
  if (isNullish(zone)) return null;
  if (typeof zone !== 'string')
    throw new ServerError(40533, `${operator} requires a string for the timezone argument`);
  return zone;
}

/** `{ $year: date }` or `{ $year: { date, timezone } }`. */
function part(read: (parts: DateParts) => Value): CompileOperator {
  return (argument, operator, compile) => {
    const named = isDoc(argument) && Object.hasOwn(argument, 'date');
    const { date, timezone } = named
      ? namedArguments(argument, operator, compile, ['date'], ['timezone'])
      : {
          date: compile(Array.isArray(argument) && argument.length === 1 ? argument[0] : argument),
          timezone: undefined,
        };
    return (scope) => {
      const value = date!(scope);
      const zone = zoneOf(timezone, scope, operator);
      if (isNullish(value) || zone === null) return null;
      return read(partsOf(requireDate(value, operator), zone));
    };
  };
}

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
type Unit = (typeof UNITS)[number];
const FIXED: Partial<Record<Unit, number>> = {
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

function requireUnit(value: Value, operator: string): Unit {
  const unit = UNITS.find((known) => known === value);
  if (!unit)
    throw failedToParse(
      `${operator} parameter 'unit' value cannot be recognized as a time unit: ${String(value)}`,
    );
  return unit;
}

function weekStart(value: Value, operator: string): number {
  if (isNullish(value)) return 0;
  const text = String(value).toLowerCase();
  const at = WEEKDAYS.findIndex((day) => day === text || day.slice(0, 3) === text);
  if (at < 0)
    throw failedToParse(
      `${operator} parameter 'startOfWeek' value cannot be recognized as a day of a week: ${String(value)}`,
    );
  return at;
}

/** Adds calendar units by the clocks of a zone; a day beyond the month's end becomes its last. */
function shift(date: Date, unit: Unit, amount: number, zone: string): Date {
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

/** How many unit boundaries lie between two moments. */
function difference(from: Date, to: Date, unit: Unit, zone: string, start: number): bigint {
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

function truncate(date: Date, unit: Unit, size: number, zone: string, start: number): Date {
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

function moving(sign: 1 | -1): CompileOperator {
  return (argument, operator, compile) => {
    const named = namedArguments(
      argument,
      operator,
      compile,
      ['startDate', 'unit', 'amount'],
      ['timezone'],
    );
    return (scope) => {
      const date = named['startDate']!(scope);
      const unit = named['unit']!(scope);
      const amount = named['amount']!(scope);
      const zone = zoneOf(named['timezone'], scope, operator);
      if (isNullish(date) || isNullish(unit) || isNullish(amount) || zone === null) return null;
      const count = isNumeric(amount) ? asInteger(amount) : undefined;
      if (count === undefined)
        throw new ServerError(5166405, `${operator} expects integer amount of time units`);
      return shift(requireDate(date, operator), requireUnit(unit, operator), sign * count, zone);
    };
  };
}

const PART_NAMES = ['year', 'month', 'day', 'hour', 'minute', 'second', 'millisecond'] as const;

/** Operators on dates, with IANA time zones. */
export const dateOperators: Record<string, CompileOperator> = {
  $year: part(({ year }) => year),
  $month: part(({ month }) => month),
  $dayOfMonth: part(({ day }) => day),
  $hour: part(({ hour }) => hour),
  $minute: part(({ minute }) => minute),
  $second: part(({ second }) => second),
  $millisecond: part(({ millisecond }) => millisecond),
  $dayOfYear: part((parts) => calendar(parts).dayOfYear),
  $dayOfWeek: part((parts) => calendar(parts).dayOfWeek),
  $week: part((parts) => calendar(parts).week),
  $isoDayOfWeek: part((parts) => calendar(parts).isoDay),
  $isoWeek: part((parts) => calendar(parts).isoWeek),
  $isoWeekYear: part((parts) => BigInt(calendar(parts).isoYear)),
  $dateToString: (argument, operator, compile) => {
    const named = namedArguments(
      argument,
      operator,
      compile,
      ['date'],
      ['format', 'timezone', 'onNull'],
    );
    return (scope) => {
      const date = named['date']!(scope);
      if (isNullish(date)) return named['onNull'] ? named['onNull'](scope) : null;
      const zone = zoneOf(named['timezone'], scope, operator);
      const format = named['format']
        ? named['format'](scope)
        : zone === 'UTC'
          ? '%Y-%m-%dT%H:%M:%S.%LZ'
          : '%Y-%m-%dT%H:%M:%S.%L';
      if (zone === null || isNullish(format)) return null;
      if (typeof format !== 'string')
        throw new ServerError(18533, `${operator} requires that 'format' be a string`);
      return formatDate(requireDate(date, operator), format, zone);
    };
  },
  $dateFromString: (argument, operator, compile) => {
    const named = namedArguments(
      argument,
      operator,
      compile,
      ['dateString'],
      ['timezone', 'format', 'onError', 'onNull'],
    );
    if (named['format']) throw notSupported('$dateFromString with a format');
    return (scope) => {
      const text = named['dateString']!(scope);
      if (isNullish(text)) return named['onNull'] ? named['onNull'](scope) : null;
      const zone = zoneOf(named['timezone'], scope, operator);
      if (zone === null) return null;
      const match =
        typeof text === 'string'
          ? /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i.exec(
              text,
            )
          : null;
      if (!match) {
        if (named['onError']) return named['onError'](scope);
        throw new ServerError(241, `Error parsing date string '${String(text)}'`);
      }
      const [year, month, day, hour, minute, second] = match
        .slice(1, 7)
        .map((digits) => Number(digits ?? 0));
      const millisecond = Number((match[7] ?? '0').padEnd(3, '0'));
      const own = match[8]?.toUpperCase() === 'Z' ? 'UTC' : match[8];
      return fromParts(
        {
          year: year!,
          month: month!,
          day: day!,
          hour: hour!,
          minute: minute!,
          second: second!,
          millisecond,
        },
        own ?? zone,
      );
    };
  },
  $dateToParts: (argument, operator, compile) => {
    const named = namedArguments(argument, operator, compile, ['date'], ['timezone', 'iso8601']);
    if (named['iso8601']) throw notSupported('$dateToParts with iso8601');
    return (scope) => {
      const date = named['date']!(scope);
      const zone = zoneOf(named['timezone'], scope, operator);
      return isNullish(date) || zone === null ? null : partsOf(requireDate(date, operator), zone);
    };
  },
  $dateFromParts: (argument, operator, compile) => {
    const named = namedArguments(
      argument,
      operator,
      compile,
      ['year'],
      [...PART_NAMES.slice(1), 'timezone'],
    );
    return (scope) => {
      const zone = zoneOf(named['timezone'], scope, operator);
      if (zone === null) return null;
      const parts = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0, millisecond: 0 };
      for (const name of PART_NAMES) {
        const expression = named[name];
        if (!expression) continue;
        const value = expression(scope);
        if (isNullish(value)) return null;
        const number = isNumeric(value) ? asInteger(value) : undefined;
        if (number === undefined)
          throw new ServerError(
            40515,
            `'${name}' must evaluate to an integer, found ${typeName(value)}`,
          );
        parts[name] = number;
      }
      return fromParts(parts, zone);
    };
  },
  $dateAdd: moving(1),
  $dateSubtract: moving(-1),
  $dateDiff: (argument, operator, compile) => {
    const named = namedArguments(
      argument,
      operator,
      compile,
      ['startDate', 'endDate', 'unit'],
      ['timezone', 'startOfWeek'],
    );
    return (scope) => {
      const from = named['startDate']!(scope);
      const to = named['endDate']!(scope);
      const unit = named['unit']!(scope);
      const zone = zoneOf(named['timezone'], scope, operator);
      if (isNullish(from) || isNullish(to) || isNullish(unit) || zone === null) return null;
      const start = weekStart(named['startOfWeek']?.(scope), operator);
      return difference(
        requireDate(from, operator),
        requireDate(to, operator),
        requireUnit(unit, operator),
        zone,
        start,
      );
    };
  },
  $dateTrunc: (argument, operator, compile) => {
    const named = namedArguments(
      argument,
      operator,
      compile,
      ['date', 'unit'],
      ['binSize', 'timezone', 'startOfWeek'],
    );
    return (scope) => {
      const date = named['date']!(scope);
      const unit = named['unit']!(scope);
      const zone = zoneOf(named['timezone'], scope, operator);
      const bin = named['binSize'] ? named['binSize'](scope) : 1;
      if (isNullish(date) || isNullish(unit) || isNullish(bin) || zone === null) return null;
      const size = isNumeric(bin) ? asInteger(bin) : undefined;
      if (size === undefined || size < 1)
        throw new ServerError(5439017, `${operator} requires 'binSize' to be a positive integer`);
      const start = weekStart(named['startOfWeek']?.(scope), operator);
      return truncate(requireDate(date, operator), requireUnit(unit, operator), size, zone, start);
    };
  },
};
