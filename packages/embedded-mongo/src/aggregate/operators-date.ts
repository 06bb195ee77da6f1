import { ObjectId, Timestamp } from 'bson';
import { asInteger } from '../bson/arithmetic.ts';
import { isNumeric, typeName, isDoc, type Value } from '../bson/value.ts';
import { notSupported, ServerError } from '../errors.ts';
import { calendar, formatDate, fromParts, partsOf, type DateParts } from './date-format.ts';
import { difference, requireUnit, shift, truncate, weekStart } from './date-units.ts';
import { namedArguments } from './arguments.ts';
import { parseDate } from './parse-date.ts';
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

/** Compiles `{ $year: date }` or `{ $year: { date, timezone } }`. */
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
      return shift(requireDate(date, operator), requireUnit(unit), sign * count, zone);
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
      try {
        if (typeof text !== 'string')
          throw new ServerError(
            241,
            `$dateFromString requires that 'dateString' be a string, found: ${typeName(text)}`,
          );
        return parseDate(text, zone);
      } catch (error) {
        if (named['onError'] && error instanceof ServerError && error.code === 241)
          return named['onError'](scope);
        throw error;
      }
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
        requireUnit(unit),
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
      return truncate(requireDate(date, operator), requireUnit(unit), size, zone, start);
    };
  },
};
