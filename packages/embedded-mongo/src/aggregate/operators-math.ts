import { Decimal128, Double } from 'bson';
import { exact, fromLong, multiply, subtract, type Numeric } from '../bson/arithmetic.ts';
import { divideDecimal, fromDecimal, remainderDecimal, roundDecimal } from '../bson/decimal.ts';
import { compareValues } from '../bson/key.ts';
import { Total } from '../bson/total.ts';
import { asNumber, isNumeric, toDouble, typeName, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { compileArguments } from './arguments.ts';
import { binary, notBothNumbers, requireNumeric, unary } from './numeric-operator.ts';
import {
  isNullish,
  type CompileExpression,
  type CompileOperator,
  type Scope,
  type Expression,
} from './operator.ts';

/** Returns the quotient: a double, or a decimal if one operand is. */
export function divide(a: Numeric, b: Numeric): Numeric {
  if (asNumber(b) === 0) throw new ServerError(2, `can't $divide by zero`);
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    const left = exact(a);
    const right = exact(b);
    if (left && right) return fromDecimal(divideDecimal(left, right));
  }
  return toDouble(asNumber(a) / asNumber(b));
}

function modulo(a: Numeric, b: Numeric): Numeric {
  if (asNumber(b) === 0) throw new ServerError(16610, `can't $mod by zero`);
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    const left = exact(a);
    const right = exact(b);
    if (left && right) return fromDecimal(remainderDecimal(left, right));
  }
  const whole = (value: Numeric): boolean => typeof value === 'bigint' || typeName(value) === 'int';
  if (whole(a) && whole(b)) {
    const result = BigInt(a as number | bigint) % BigInt(b as number | bigint);
    return typeof a === 'bigint' || typeof b === 'bigint' ? result : Number(result);
  }
  return toDouble(asNumber(a) % asNumber(b));
}

function rounding(truncate: boolean): CompileOperator {
  return (argument, operator, compile) => {
    const [part, placesPart] = compileArguments(argument, operator, compile, 1, 2);
    return (scope) => {
      const value = part!(scope);
      if (isNullish(value)) return null;
      const placesValue = placesPart ? placesPart(scope) : 0;
      if (isNullish(placesValue)) return null;
      const places = asNumber(placesValue);
      if (!Number.isInteger(places))
        throw new ServerError(51082, `precision argument to ${operator} must be a integral value`);
      if (places < -20 || places > 100)
        throw new ServerError(
          51083,
          `cannot apply ${operator} with precision value ${places} value must be in [-20, 100]`,
        );
      return roundTo(requireNumeric(value, operator), places, truncate);
    };
  };
}

function roundTo(value: Numeric, places: number, truncate: boolean): Numeric {
  const decimal = exact(value);
  if (!decimal) return value;
  if (value instanceof Decimal128) return fromDecimal(roundDecimal(decimal, places, truncate));
  if (typeName(value) === 'double') {
    const rounded = roundDecimal(decimal, places, truncate);
    return toDouble(Number(`${rounded.digits}e${rounded.exponent}`));
  }
  if (places >= 0) return value;
  const rounded = roundDecimal(decimal, places, truncate);
  const whole = rounded.digits * 10n ** BigInt(rounded.exponent);
  return typeof value === 'bigint' ? whole : fromLong(whole);
}

function toward(direction: (value: number) => number): CompileOperator {
  return unary((value) => {
    if (value instanceof Decimal128) {
      const decimal = exact(value);
      if (!decimal) return value;
      const cut = roundDecimal(decimal, 0, true);
      const shift = direction(asNumber(value)) - Math.trunc(asNumber(value));
      return fromDecimal(cut.exponent === 0 ? { ...cut, digits: cut.digits + BigInt(shift) } : cut);
    }
    return typeName(value) === 'double' ? toDouble(direction(asNumber(value))) : value;
  });
}

/** Adds numbers, or milliseconds to one date. */
function sum(values: readonly Value[]): Value {
  let date: Date | undefined;
  const numbers = new Total();
  for (const value of values) {
    if (isNullish(value)) return null;
    if (value instanceof Date) {
      if (date) throw new ServerError(16612, 'only one date allowed in an $add expression');
      date = value;
    } else if (isNumeric(value)) numbers.add(value);
    else
      throw new ServerError(14, `$add only supports numeric or date types, not ${typeName(value)}`);
  }
  const result = numbers.sum();
  return date ? new Date(date.getTime() + Math.round(asNumber(result))) : result;
}

/** Returns the values of an accumulating expression: one array argument is spread. */
function spread(
  argument: Value,
  operator: string,
  compile: CompileExpression,
): (scope: Scope) => Value[] {
  const parts = compileArguments(argument, operator, compile, 0, Number.POSITIVE_INFINITY);
  return (scope) => {
    const values = parts.map((part) => part(scope));
    return values.length === 1 && Array.isArray(values[0]) ? (values[0] as Value[]) : values;
  };
}

function extreme(sign: 1 | -1): CompileOperator {
  return (argument, operator, compile) => {
    const values = spread(argument, operator, compile);
    return (scope) => {
      let best: Value = null;
      for (const value of values(scope)) {
        if (isNullish(value)) continue;
        if (best === null || compareValues(value, best) * sign > 0) best = value;
      }
      return best;
    };
  };
}

/** Totals the numbers among some values. */
export function totalOf(values: readonly Value[]): Total {
  const numbers = new Total();
  for (const value of values) if (isNumeric(value)) numbers.add(value);
  return numbers;
}

/** Returns the standard deviation of the numbers among some values. */
export function deviation(values: readonly Value[], sample: boolean): Value {
  const numbers = values.filter(isNumeric).map(asNumber);
  if (numbers.length === 0 || (sample && numbers.length === 1)) return null;
  const mean = numbers.reduce((total, value) => total + value, 0) / numbers.length;
  const squares = numbers.reduce((total, value) => total + (value - mean) ** 2, 0);
  return toDouble(Math.sqrt(squares / (sample ? numbers.length - 1 : numbers.length)));
}

/** Arithmetic and the accumulators that also work as expressions. */
export const mathOperators: Record<string, CompileOperator> = {
  $add: (argument, operator, compile) => {
    const parts = compileArguments(argument, operator, compile, 0, Number.POSITIVE_INFINITY);
    return (scope) => sum(parts.map((part) => part(scope)));
  },
  $subtract: (argument, operator, compile) => {
    const [left, right] = compileArguments(argument, operator, compile, 2) as [
      Expression,
      Expression,
    ];
    return (scope) => {
      const a = left(scope);
      const b = right(scope);
      if (isNullish(a) || isNullish(b)) return null;
      if (a instanceof Date) {
        if (b instanceof Date) return BigInt(a.getTime() - b.getTime());
        if (isNumeric(b)) return new Date(a.getTime() - Math.round(asNumber(b)));
      }
      if (isNumeric(a) && isNumeric(b)) return subtract(a, b);
      throw new ServerError(14, `can't ${operator} ${typeName(b)} from ${typeName(a)}`);
    };
  },
  $multiply: (argument, operator, compile) => {
    const parts = compileArguments(argument, operator, compile, 0, Number.POSITIVE_INFINITY);
    return (scope) => {
      let product: Numeric = 1;
      for (const part of parts) {
        const value = part(scope);
        if (isNullish(value)) return null;
        if (!isNumeric(value))
          throw new ServerError(
            14,
            `${operator} only supports numeric types, not ${typeName(value)}`,
          );
        product = multiply(product, value);
      }
      return product;
    };
  },
  $divide: binary(divide, notBothNumbers(14)),
  $mod: binary(modulo, notBothNumbers(16611)),
  $abs: unary((value) => {
    if (typeof value === 'bigint') return value < 0n ? -value : value;
    if (value instanceof Decimal128)
      return Decimal128.fromString(value.toString().replace(/^-/, ''));
    return value instanceof Double
      ? toDouble(Math.abs(value.value))
      : typeName(value) === 'double'
        ? toDouble(Math.abs(value))
        : multiply(value < 0 ? -1 : 1, value);
  }),
  $ceil: toward(Math.ceil),
  $floor: toward(Math.floor),
  $round: rounding(false),
  $trunc: rounding(true),
  $rand: () => () => Math.random(),
  $sum: (argument, operator, compile) => {
    const values = spread(argument, operator, compile);
    return (scope) => totalOf(values(scope)).sum();
  },
  $avg: (argument, operator, compile) => {
    const values = spread(argument, operator, compile);
    return (scope) => totalOf(values(scope)).average();
  },
  $min: extreme(-1),
  $max: extreme(1),
  $stdDevPop: (argument, operator, compile) => {
    const values = spread(argument, operator, compile);
    return (scope) => deviation(values(scope), false);
  },
  $stdDevSamp: (argument, operator, compile) => {
    const values = spread(argument, operator, compile);
    return (scope) => deviation(values(scope), true);
  },
};
