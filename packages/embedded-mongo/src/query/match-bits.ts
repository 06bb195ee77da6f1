import { Binary } from 'bson';
import { asInteger } from '../bson/arithmetic.ts';
import { asNumber, isNumeric, type Value } from '../bson/value.ts';
import { badValue, failedToParse } from '../errors.ts';
import type { Test } from './filter.ts';

/** Tests the bits of numbers and binaries against a mask. */
export function bitsTest(value: Value, passes: (found: bigint, mask: bigint) => boolean): Test {
  let mask = 0n;
  // Positions past the end of a number repeat its sign.
  let numberMask = 0n;
  if (Array.isArray(value)) {
    for (const position of value as Value[]) {
      const at = asInteger(position);
      if (at === undefined || at < 0)
        throw failedToParse(
          `Failed to parse bit position. Expected a non-negative number: ${String(position)}`,
        );
      mask |= 1n << BigInt(at);
      numberMask |= 1n << BigInt(Math.min(at, 63));
    }
  } else if (value instanceof Binary) mask = numberMask = littleEndian(value);
  else if (isNumeric(value)) {
    const number = asInteger(value);
    if (number === undefined || number < 0)
      throw failedToParse('bit mask must be a non-negative integer');
    mask = numberMask = BigInt(number);
  } else throw badValue('$bits takes an Array, a number, or a BinData');
  return (found) => {
    if (found instanceof Binary) return passes(littleEndian(found), mask);
    if (!isNumeric(found)) return false;
    if (typeof found === 'bigint') return passes(BigInt.asUintN(64, found), numberMask);
    const number = asNumber(found);
    return Number.isSafeInteger(number) && passes(BigInt.asUintN(64, BigInt(number)), numberMask);
  };
}

function littleEndian(value: Binary): bigint {
  let result = 0n;
  for (let i = value.position - 1; i >= 0; i--) result = (result << 8n) | BigInt(value.buffer[i]!);
  return result;
}
