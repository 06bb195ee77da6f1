import { Decimal128, Double } from 'bson';
import { ServerError } from '../errors.ts';
import { addDecimal, fromDecimal, multiplyDecimal, toDecimal, type Decimal } from './decimal.ts';
import { asNumber, isInt32, toDouble, type Value } from './value.ts';

/** A number in memory. */
export type Numeric = number | bigint | Double | Decimal128;

const MIN_LONG = -(2n ** 63n);
const MAX_LONG = 2n ** 63n - 1n;

function isDouble(value: Value): boolean {
  return value instanceof Double || (typeof value === 'number' && !isInt32(value));
}

/** Returns the exact value; `undefined` for NaN and infinities. */
export function exact(value: Numeric): Decimal | undefined {
  return toDecimal(value instanceof Double ? value.value : value);
}

/** Applies an operation in the wider type of its two operands, as MongoDB does. */
function widen(
  a: Numeric,
  b: Numeric,
  onDouble: (a: number, b: number) => number,
  onLong: (a: bigint, b: bigint) => bigint,
  onDecimal: (a: Decimal, b: Decimal) => Decimal,
  strict: boolean,
): Numeric {
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    const left = exact(a);
    const right = exact(b);
    if (left && right) return fromDecimal(onDecimal(left, right));
    return Decimal128.fromString(String(onDouble(asNumber(a), asNumber(b))));
  }
  if (isDouble(a) || isDouble(b)) return toDouble(onDouble(asNumber(a), asNumber(b)));
  if (typeof a === 'number' && typeof b === 'number') {
    const small = onDouble(a, b);
    if (isInt32(small) || Object.is(small, -0)) return small | 0;
  }
  const wide = onLong(BigInt(a as number | bigint), BigInt(b as number | bigint));
  if (wide >= MIN_LONG && wide <= MAX_LONG) return wide;
  if (strict) throw new ServerError(2, 'Failed to apply: integer overflow');
  return toDouble(Number(wide));
}

/** Returns the sum. `strict` refuses int64 overflow (updates); otherwise it becomes a double. */
export function add(a: Numeric, b: Numeric, strict = false): Numeric {
  return widen(
    a,
    b,
    (x, y) => x + y,
    (x, y) => x + y,
    addDecimal,
    strict,
  );
}

/** Returns the difference. */
export function subtract(a: Numeric, b: Numeric): Numeric {
  const minus = (x: Decimal, y: Decimal): Decimal => addDecimal(x, { ...y, digits: -y.digits });
  return widen(
    a,
    b,
    (x, y) => x - y,
    (x, y) => x - y,
    minus,
    false,
  );
}

/** Returns the product. */
export function multiply(a: Numeric, b: Numeric, strict = false): Numeric {
  return widen(
    a,
    b,
    (x, y) => x * y,
    (x, y) => x * y,
    multiplyDecimal,
    strict,
  );
}

/** Returns a bigint as int32 if it fits, otherwise as int64. */
export function fromLong(value: bigint): Numeric {
  return value >= -2147483648n && value <= 2147483647n ? Number(value) : value;
}

/** Returns a number as an integer for an option such as `limit`; `undefined` if it is none. */
export function asInteger(value: Value): number | undefined {
  const number = asNumber(value);
  return Number.isSafeInteger(number) ? number : undefined;
}
