import { Decimal128 } from 'bson';

/** A finite decimal: `digits × 10^exponent`. */
export interface Decimal {
  digits: bigint;
  exponent: number;
}

const MAX_DIGITS = 34;

/** Parses a decimal text; `undefined` for NaN and infinities. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text);
  if (!match || !(match[2] || match[3])) return undefined;
  const fraction = match[3] ?? '';
  const digits = BigInt(`${match[2]}${fraction}`);
  return {
    digits: match[1] === '-' ? -digits : digits,
    exponent: Number(match[4] ?? 0) - fraction.length,
  };
}

/** Returns the exact finite value of any number; `undefined` for NaN and infinities. */
export function toDecimal(value: number | bigint | Decimal128): Decimal | undefined {
  if (typeof value === 'bigint') return { digits: value, exponent: 0 };
  if (typeof value === 'number') return Number.isFinite(value) ? exactDouble(value) : undefined;
  return parseDecimal(value.toString());
}

function exactDouble(value: number): Decimal {
  if (Number.isInteger(value)) return { digits: BigInt(value), exponent: 0 };
  let scaled = value;
  let shift = 0;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    shift++;
  }
  return { digits: BigInt(scaled) * 5n ** BigInt(shift), exponent: -shift };
}

function align(a: Decimal, b: Decimal): [bigint, bigint, number] {
  const exponent = Math.min(a.exponent, b.exponent);
  return [
    a.digits * 10n ** BigInt(a.exponent - exponent),
    b.digits * 10n ** BigInt(b.exponent - exponent),
    exponent,
  ];
}

/** Returns the exact sum. */
export function addDecimal(a: Decimal, b: Decimal): Decimal {
  const [left, right, exponent] = align(a, b);
  return { digits: left + right, exponent };
}

/** Returns the exact product. */
export function multiplyDecimal(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, exponent: a.exponent + b.exponent };
}

/** Returns the quotient to 34 digits. */
export function divideDecimal(a: Decimal, b: Decimal): Decimal {
  const scale = MAX_DIGITS + b.digits.toString().length;
  const exact = (a.digits * 10n ** BigInt(scale)) / b.digits;
  let result: Decimal = { digits: exact, exponent: a.exponent - b.exponent - scale };
  const wanted = Math.min(a.exponent - b.exponent, 0);
  while (result.digits !== 0n && result.exponent < wanted && result.digits % 10n === 0n) {
    result = { digits: result.digits / 10n, exponent: result.exponent + 1 };
  }
  return result.digits === 0n ? { digits: 0n, exponent: wanted } : result;
}

/** Returns the remainder with the sign of the dividend. */
export function remainderDecimal(a: Decimal, b: Decimal): Decimal {
  const [left, right, exponent] = align(a, b);
  return { digits: left % right, exponent };
}

/** Rounds half to even, to at most `places` digits after the point (may be negative). */
export function roundDecimal(value: Decimal, places: number, truncate = false): Decimal {
  const drop = -places - value.exponent;
  if (drop <= 0) return value;
  const unit = 10n ** BigInt(drop);
  let quotient = value.digits / unit;
  const rest = value.digits % unit;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  if (!truncate && (twice > unit || (twice === unit && quotient % 2n !== 0n))) {
    quotient += value.digits < 0n ? -1n : 1n;
  }
  return { digits: quotient, exponent: -places };
}

/** Converts to Decimal128, rounded to its 34 digits. */
export function fromDecimal(value: Decimal): Decimal128 {
  const size = (value.digits < 0n ? -value.digits : value.digits).toString().length;
  const fitted =
    size > MAX_DIGITS ? roundDecimal(value, -(value.exponent + size - MAX_DIGITS)) : value;
  return Decimal128.fromString(`${fitted.digits}E${fitted.exponent}`);
}

/** Returns the nearest double of a decimal and the exact difference. */
export function decimalRemainder(value: Decimal128): {
  near: number;
  digits: bigint;
  exponent: number;
} {
  const near = Number(value.toString());
  const exact = parseDecimal(value.toString());
  if (!exact || !Number.isFinite(near)) {
    return {
      near: Number.isNaN(near) ? Number.NaN : near,
      digits: exact?.digits ?? 0n,
      exponent: exact?.exponent ?? 0,
    };
  }
  if (exact.digits === 0n) return { near: 0, digits: 0n, exponent: 0 };
  // Far below the smallest double: the remainder is the value itself.
  if (near === 0) return { near, ...exact };
  const double = exactDouble(near);
  return { near, ...addDecimal(exact, { digits: -double.digits, exponent: double.exponent }) };
}
