import { fromLong, type Numeric } from '../bson/arithmetic.ts';
import { asNumber, toDouble, typeName } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { binary, notNumber, onDouble, POSITIVE, unary } from './numeric-operator.ts';
import type { CompileOperator } from './operator.ts';

function logarithm(a: Numeric, b: Numeric, operator: string): Numeric {
  const [value, base] = [asNumber(a), asNumber(b)];
  if (value <= 0)
    throw new ServerError(28758, `${operator}'s argument ${POSITIVE}, but is ${value}`);
  if (base <= 0 || base === 1)
    throw new ServerError(
      28759,
      `${operator}'s base must be a positive number not equal to 1, but is ${base}`,
    );
  // Math.log2 and Math.log10 are exact where the quotient of logarithms is not.
  if (base === 2) return toDouble(Math.log2(value));
  if (base === 10) return toDouble(Math.log10(value));
  return toDouble(Math.log(value) / Math.log(base));
}

/** Roots, powers, logarithms and trigonometry. */
export const functionOperators: Record<string, CompileOperator> = {
  $sqrt: unary((value, operator) => {
    if (asNumber(value) < 0)
      throw new ServerError(28714, `${operator}'s argument must be greater than or equal to 0`);
    return toDouble(Math.sqrt(asNumber(value)));
  }),
  $exp: onDouble(Math.exp),
  $ln: onDouble(Math.log, { code: 28766, holds: (value) => value > 0, text: POSITIVE }),
  $log10: onDouble(Math.log10, { code: 28761, holds: (value) => value > 0, text: POSITIVE }),
  $sin: onDouble(Math.sin),
  $cos: onDouble(Math.cos),
  $tan: onDouble(Math.tan),
  $asin: onDouble(Math.asin),
  $acos: onDouble(Math.acos),
  $atan: onDouble(Math.atan),
  $degreesToRadians: onDouble((value) => (value * Math.PI) / 180),
  $radiansToDegrees: onDouble((value) => (value * 180) / Math.PI),
  $atan2: binary((a, b) => toDouble(Math.atan2(asNumber(a), asNumber(b))), notNumber(51044, 51045)),
  $log: binary(logarithm, notNumber(28756, 28757)),
  $pow: binary(
    (a, b) => {
      const result = asNumber(a) ** asNumber(b);
      const whole =
        typeName(a) !== 'double' && typeName(b) !== 'double' && Number.isSafeInteger(result);
      if (!whole) return toDouble(result);
      return typeof a === 'bigint' || typeof b === 'bigint'
        ? BigInt(result)
        : fromLong(BigInt(result));
    },
    notNumber(28762, 28763),
  ),
};
