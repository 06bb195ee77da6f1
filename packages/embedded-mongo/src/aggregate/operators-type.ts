import { Binary, Decimal128, ObjectId } from 'bson';
import { exact } from '../bson/arithmetic.ts';
import { fromDecimal, parseDecimal, roundDecimal } from '../bson/decimal.ts';
import { encode } from '../bson/encode.ts';
import {
  asNumber,
  BlobRef,
  isDoc,
  isNumeric,
  isTruthy,
  toDouble,
  typeName,
  TYPE_NUMBERS,
  type Value,
} from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { dateText } from './date-format.ts';
import { parseDate } from './parse-date.ts';
import { compileArguments, namedArguments } from './arguments.ts';
import { isNullish, type CompileOperator, type Expression } from './operator.ts';

const NUMBER_TYPES = new Set(['int', 'long', 'double', 'decimal']);

function failure(value: Value, to: string): ServerError {
  return new ServerError(241, `${reason(value, to)} in $convert with no onError value`);
}

function reason(value: Value, to: string): string {
  if (typeof value === 'string')
    return NUMBER_TYPES.has(to)
      ? `Failed to parse number '${value}'`
      : `Failed to parse ${to} '${value}'`;
  if (isNumeric(value) && NUMBER_TYPES.has(to))
    return `Conversion would overflow target type: ${String(value)}`;
  return `Unsupported conversion from ${typeName(value)} to ${to}`;
}

function toWhole(value: Value, to: 'int' | 'long'): Value {
  const [least, max] =
    to === 'int' ? [-(2n ** 31n), 2n ** 31n - 1n] : [-(2n ** 63n), 2n ** 63n - 1n];
  let whole: bigint | undefined;
  if (typeof value === 'boolean') whole = value ? 1n : 0n;
  else if (value instanceof Date && to === 'long') whole = BigInt(value.getTime());
  else if (typeof value === 'string' && /^[+-]?\d+$/.test(value))
    whole = BigInt(value.replace(/^\+/, ''));
  else if (isNumeric(value)) {
    const decimal = exact(value);
    if (decimal) {
      const cut = roundDecimal(decimal, 0, true);
      whole = cut.exponent >= 0 ? cut.digits * 10n ** BigInt(cut.exponent) : cut.digits;
    }
  }
  if (whole === undefined || whole < least || whole > max) throw failure(value, to);
  return to === 'int' ? Number(whole) : whole;
}

function toDoubleValue(value: Value): Value {
  if (typeof value === 'boolean') return toDouble(value ? 1 : 0);
  if (value instanceof Date) return toDouble(value.getTime());
  if (
    typeof value === 'string' &&
    value.trim() === value &&
    value !== '' &&
    !Number.isNaN(Number(value)) &&
    !/^[+-]?0x/i.test(value)
  ) {
    return toDouble(Number(value));
  }
  if (isNumeric(value)) return toDouble(asNumber(value));
  throw failure(value, 'double');
}

function toDecimalValue(value: Value): Value {
  if (typeof value === 'boolean') return Decimal128.fromString(value ? '1' : '0');
  if (value instanceof Decimal128) return value;
  if (value instanceof Date) return Decimal128.fromString(String(value.getTime()));
  if (typeof value === 'string') {
    const parsed = parseDecimal(value);
    if (parsed) return fromDecimal(parsed);
  }
  if (typeName(value) === 'double') return decimalOfDouble(asNumber(value));
  if (isNumeric(value)) return Decimal128.fromString(String(value));
  throw failure(value, 'decimal');
}

const DOUBLE_DIGITS = 15;

/** As a decimal, a double has 15 digits, of which the last may be zeros. */
function decimalOfDouble(value: number): Decimal128 {
  if (value === 0 || !Number.isFinite(value)) return Decimal128.fromString(String(value));
  return Decimal128.fromString(value.toExponential(DOUBLE_DIGITS - 1));
}

function toDateValue(value: Value): Value {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (typeof value === 'string') {
    return parseDate(value);
  }
  if (typeof value === 'bigint' || value instanceof Decimal128 || typeName(value) === 'double')
    return new Date(Math.trunc(asNumber(value)));
  throw failure(value, 'date');
}

function toText(value: Value): Value {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'boolean' || isNumeric(value)) return String(value);
  if (value instanceof ObjectId) return value.toHexString();
  throw failure(value, 'string');
}

const conversions: Record<string, (value: Value) => Value> = {
  int: (value) => toWhole(value, 'int'),
  long: (value) => toWhole(value, 'long'),
  double: toDoubleValue,
  decimal: toDecimalValue,
  date: toDateValue,
  string: toText,
  bool: (value) => (value instanceof Date || typeof value === 'string' ? true : isTruthy(value)),
  objectId: (value) => {
    if (value instanceof ObjectId) return value;
    if (typeof value === 'string' && /^[0-9a-fA-F]{24}$/.test(value)) return new ObjectId(value);
    throw failure(value, 'objectId');
  },
};

function converting(to: string): CompileOperator {
  return (argument, operator, compile) => {
    const [part] = compileArguments(argument, operator, compile, 1) as [Expression];
    return (scope) => {
      const value = part(scope);
      return isNullish(value) ? null : conversions[to]!(value);
    };
  };
}

function targetOf(to: Value): string {
  const name = isNumeric(to)
    ? Object.keys(TYPE_NUMBERS).find((alias) => TYPE_NUMBERS[alias] === asNumber(to))
    : to;
  if (typeof name !== 'string' || !Object.hasOwn(conversions, name))
    throw new ServerError(2, `Unknown type name: ${String(to)}`);
  return name;
}

/** Operators on types and sizes. */
export const typeOperators: Record<string, CompileOperator> = {
  $type: (argument, operator, compile) => {
    const [part] = compileArguments(argument, operator, compile, 1) as [Expression];
    return (scope) => typeName(part(scope));
  },
  $isNumber: (argument, operator, compile) => {
    const [part] = compileArguments(argument, operator, compile, 1) as [Expression];
    return (scope) => isNumeric(part(scope));
  },
  $toInt: converting('int'),
  $toLong: converting('long'),
  $toDouble: converting('double'),
  $toDecimal: converting('decimal'),
  $toDate: converting('date'),
  $toString: converting('string'),
  $toBool: converting('bool'),
  $toObjectId: converting('objectId'),
  $convert: (argument, operator, compile) => {
    const named = namedArguments(
      argument,
      operator,
      compile,
      ['input', 'to'],
      ['onError', 'onNull'],
    );
    return (scope) => {
      const value = named['input']!(scope);
      if (isNullish(value)) return named['onNull'] ? named['onNull'](scope) : null;
      try {
        return conversions[targetOf(named['to']!(scope))]!(value);
      } catch (error) {
        if (named['onError'] && error instanceof ServerError && error.code === 241)
          return named['onError'](scope);
        throw error;
      }
    };
  },
  $bsonSize: (argument, _operator, compile) => {
    const part = compile(argument);
    return (scope) => {
      const value = part(scope);
      if (isNullish(value)) return null;
      if (!isDoc(value))
        throw new ServerError(
          31393,
          `$bsonSize requires a document input, found: ${typeName(value)}`,
        );
      return encode(value).length;
    };
  },
  $binarySize: (argument, _operator, compile) => {
    const part = compile(argument);
    return (scope) => {
      const value = part(scope);
      if (isNullish(value)) return null;
      if (typeof value === 'string') return Buffer.byteLength(value);
      if (value instanceof Binary) return value.position;
      if (value instanceof BlobRef) return value.length;
      throw new ServerError(
        51276,
        `$binarySize requires a string or BinData argument, found: ${typeName(value)}`,
      );
    };
  },
};
