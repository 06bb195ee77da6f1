import { Decimal128 } from 'bson';
import type { Numeric } from '../bson/arithmetic.ts';
import { asNumber, isNumeric, toDouble, typeName, type Value } from '../bson/value.ts';
import { notSupported, ServerError } from '../errors.ts';
import { compileArguments } from './arguments.ts';
import { isNullish, type CompileOperator, type Expression } from './operator.ts';

/** Returns a number. Throws 28765 for anything else. */
export function requireNumeric(value: Value, operator: string): Numeric {
  if (!isNumeric(value)) {
    throw new ServerError(28765, `${operator} only supports numeric types, not ${typeName(value)}`);
  }
  return value;
}

/** An operator on one number; null stays null. */
export function unary(compute: (value: Numeric, operator: string) => Numeric): CompileOperator {
  return (argument, operator, compile) => {
    const [part] = compileArguments(argument, operator, compile, 1) as [Expression];
    return (scope) => {
      const value = part(scope);
      return isNullish(value) ? null : compute(requireNumeric(value, operator), operator);
    };
  };
}

/** The domain of a function, and the error outside it. */
export interface Domain {
  code: number;
  holds: (value: number) => boolean;
  text: string;
}

/** The domain of logarithms, in words. */
export const POSITIVE = 'must be a positive number';

/** A function of doubles. */
export function onDouble(compute: (value: number) => number, domain?: Domain): CompileOperator {
  return unary((value, operator) => {
    const number = asNumber(value);
    if (domain && !Number.isNaN(number) && !domain.holds(number))
      throw new ServerError(domain.code, `${operator}'s argument ${domain.text}, but is ${number}`);
    if (value instanceof Decimal128) throw notSupported(`${operator} on decimals`);
    return toDouble(compute(number));
  });
}

/** Refuses two operands that are not both numbers. */
type RefuseOperands = (operator: string, a: Value, b: Value) => ServerError;

/** Refuses two operands by the types of both. */
export const notBothNumbers =
  (code: number): RefuseOperands =>
  (operator, a, b) =>
    new ServerError(
      code,
      `${operator} only supports numeric types, not ${typeName(a)} and ${typeName(b)}`,
    );

/** Refuses the first operand that is not a number, with a separate code for each of the two. */
export const notNumber =
  (first: number, second: number): RefuseOperands =>
  (operator, a, b) => {
    const [code, value] = isNumeric(a) ? [second, b] : [first, a];
    return new ServerError(code, `${operator} only supports numeric types, not ${typeName(value)}`);
  };

/** An operator on two numbers; null stays null. */
export function binary(
  compute: (a: Numeric, b: Numeric, operator: string) => Value,
  refuse: RefuseOperands,
): CompileOperator {
  return (argument, operator, compile) => {
    const [left, right] = compileArguments(argument, operator, compile, 2) as [
      Expression,
      Expression,
    ];
    return (scope) => {
      const a = left(scope);
      const b = right(scope);
      if (isNullish(a) || isNullish(b)) return null;
      if (!isNumeric(a) || !isNumeric(b)) throw refuse(operator, a, b);
      return compute(a, b, operator);
    };
  };
}
