import { BSONRegExp, Double, Decimal128, MaxKey, MinKey } from 'bson';
import { asInteger } from '../bson/arithmetic.ts';
import { CLASS, equalValues, keyOf } from '../bson/key.ts';
import {
  asNumber,
  isDoc,
  isNumeric,
  TYPE_NUMBERS,
  typeName,
  type Doc,
  type Value,
} from '../bson/value.ts';
import { badValue, failedToParse, ServerError } from '../errors.ts';
import type { Condition, Filter, Test } from './filter.ts';
import { bitsTest } from './match-bits.ts';
import { regexTest } from './match-regex.ts';
import { showValue } from '../bson/show.ts';

/** Context in which an operator may compile nested filters. */
export interface LeafContext {
  /** Path of the operator, for messages. */
  path: string;
  filter: (source: Doc) => Filter;
  element: (source: Doc) => Test;
}

/** A compiled operator. */
export interface Leaf {
  test: Test;
  /** True if the operator tests an array as a whole and never its elements. */
  whole?: boolean;
  /** Tests that must each hold somewhere on the path, not all at one place; instead of `test`. */
  each?: Test[];
  conditions?: Omit<Condition, 'path'>[];
}

type Make = (value: Value, siblings: Doc, context: LeafContext) => Leaf;

/** Operators that test the value at a path. */
export const leafOperators: Record<string, Make> = {
  $eq: (value) => {
    if (value instanceof BSONRegExp) {
      return { test: (found) => found !== undefined && equalValues(found, value) };
    }
    return {
      test:
        value === null
          ? (found) => found === null || found === undefined
          : (found) => found !== undefined && equalValues(found, value),
      conditions: [{ op: '$eq', value }],
    };
  },
  $in: (value) => inOperator(value, '$in'),
  $nin: (value) => inOperator(value, '$nin'),
  $gt: comparing('$gt', (order) => order > 0),
  $gte: comparing('$gte', (order) => order >= 0),
  $lt: comparing('$lt', (order) => order < 0),
  $lte: comparing('$lte', (order) => order <= 0),
  $type: (value) => typeOperator(value),
  $regex: (value, siblings) => {
    const own = value instanceof BSONRegExp ? value : undefined;
    if (!own && typeof value !== 'string') throw badValue('$regex has to be a string');
    const options = siblings['$options'];
    if (options !== undefined && typeof options !== 'string') {
      throw badValue('$options has to be a string');
    }
    const { test, prefix } = regexTest(
      own ? own.pattern : (value as string),
      options ?? own?.options ?? '',
    );
    return { test, conditions: prefix ? [{ op: '$prefix', value: prefix }] : [] };
  },
  $mod: (value) => {
    if (!Array.isArray(value)) throw badValue('malformed mod, needs to be an array');
    if (value.length < 2) throw badValue('malformed mod, not enough elements');
    if (value.length > 2) throw badValue('malformed mod, too many elements');
    const divisor = Math.trunc(asNumber(value[0]));
    const remainder = Math.trunc(asNumber(value[1]));
    if (!Number.isFinite(divisor)) throw badValue('malformed mod, divisor not a number');
    if (!Number.isFinite(remainder)) throw badValue('malformed mod, remainder not a number');
    if (divisor === 0) throw badValue('divisor cannot be 0');
    return {
      test: (found) => {
        if (!isNumeric(found)) return false;
        if (typeof found === 'bigint') return found % BigInt(divisor) === BigInt(remainder);
        const number = Math.trunc(asNumber(found));
        return Number.isFinite(number) && number % divisor === remainder;
      },
    };
  },
  $size: (value) => {
    const shown = `$size: ${showValue(value)}`;
    if (!isNumeric(value)) throw badValue(`Failed to parse $size. Expected a number in: ${shown}`);
    const size = asInteger(value);
    if (size === undefined) throw badValue(`Failed to parse $size. Expected an integer: ${shown}`);
    if (size < 0)
      throw badValue(`Failed to parse $size. Expected a non-negative number in: ${shown}`);
    return { whole: true, test: (found) => Array.isArray(found) && found.length === size };
  },
  $all: (value, _siblings, context) => allOperator(value, context),
  $elemMatch: (value, _siblings, context) => {
    if (!isDoc(value)) throw badValue('$elemMatch needs an Object');
    const test = context.element(value);
    return {
      whole: true,
      test: (found, position) => {
        if (!Array.isArray(found)) return false;
        const index = found.findIndex((item: Value) => test(item));
        if (index >= 0 && position) position.index = index;
        return index >= 0;
      },
      conditions: [{ op: '$exists', value: true }],
    };
  },
  $bitsAllSet: (value) => ({ test: bitsTest(value, (found, mask) => (found & mask) === mask) }),
  $bitsAnySet: (value) => ({ test: bitsTest(value, (found, mask) => (found & mask) !== 0n) }),
  $bitsAllClear: (value) => ({ test: bitsTest(value, (found, mask) => (found & mask) === 0n) }),
  $bitsAnyClear: (value) => ({ test: bitsTest(value, (found, mask) => (found & mask) !== mask) }),
};

type Comparison = '$gt' | '$gte' | '$lt' | '$lte';

function comparing(op: Comparison, passes: (order: number) => boolean): Make {
  return (value, _siblings, { path }) => {
    if (value instanceof BSONRegExp)
      throw badValue(`Can't have RegEx as arg to predicate over field '${path}'.`);
    return comparison(op, value, passes);
  };
}

function comparison(op: Comparison, value: Value, passes: (order: number) => boolean): Leaf {
  if (value === undefined || value === null) {
    const inclusive = op === '$gte' || op === '$lte';
    return { test: (found) => inclusive && (found === null || found === undefined) };
  }
  // MinKey and MaxKey compare with every type; all others only within their own.
  if (value instanceof MinKey || value instanceof MaxKey) {
    const bound = keyOf(value);
    return { test: (found) => found !== undefined && passes(order(keyOf(found), bound)) };
  }
  const bound = keyOf(value);
  const bracket = bound.charAt(0);
  const conditions = [{ op, value }];
  if (typeof value === 'number' && !Number.isNaN(value)) {
    return {
      conditions,
      test: (found) => {
        if (typeof found === 'number' && found === found) return passes(found - value);
        return isNumeric(found) && !isNaNValue(found) && passes(order(keyOf(found), bound));
      },
    };
  }
  if (bracket === CLASS.number) {
    const nan = isNaNValue(value);
    return {
      conditions,
      test: (found) => {
        if (!isNumeric(found)) return false;
        if (nan || isNaNValue(found)) return nan && isNaNValue(found) && passes(0);
        return passes(order(keyOf(found), bound));
      },
    };
  }
  return {
    conditions,
    test: (found) => {
      if (found === undefined || found === null) return false;
      const key = keyOf(found);
      return key.charAt(0) === bracket && passes(order(key, bound));
    },
  };
}

function isNaNValue(value: Value): boolean {
  if (value instanceof Decimal128) return value.toString() === 'NaN';
  return typeof value === 'number' || value instanceof Double
    ? Number.isNaN(asNumber(value))
    : false;
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function inOperator(value: Value, name: '$in' | '$nin'): Leaf {
  if (!Array.isArray(value)) throw badValue(`${name} needs an array`);
  const keys = new Set<string>();
  const patterns: Test[] = [];
  let missing = false;
  for (const item of value as Value[]) {
    if (isDoc(item) && Object.keys(item)[0]?.startsWith('$') && !Object.hasOwn(item, '$ref')) {
      throw badValue('cannot nest $ under $in');
    }
    if (item instanceof BSONRegExp) patterns.push(regexTest(item.pattern, item.options).test);
    if (item === null) missing = true;
    keys.add(keyOf(item));
  }
  return {
    test: (found) => {
      if (found === undefined) return missing;
      return keys.has(keyOf(found)) || patterns.some((test) => test(found));
    },
    conditions: patterns.length === 0 ? [{ op: '$in', value }] : [],
  };
}

/** Returns the type aliases that a `$type` argument stands for. */
export function typeAliases(value: Value): Set<string> {
  const names = new Set<string>();
  for (const item of Array.isArray(value) ? (value as Value[]) : [value]) {
    if (item === 'number') for (const name of ['int', 'long', 'double', 'decimal']) names.add(name);
    else if (typeof item === 'string') {
      if (!Object.hasOwn(TYPE_NUMBERS, item)) throw badValue(`Unknown type name alias: ${item}`);
      names.add(item);
    } else if (isNumeric(item)) {
      const number = asNumber(item);
      const name = Object.keys(TYPE_NUMBERS).find((alias) => TYPE_NUMBERS[alias] === number);
      if (!name) throw badValue(`Invalid numerical type code: ${number}`);
      names.add(name);
    } else throw new ServerError(14, 'type must be represented as a number or a string');
  }
  if (names.size === 0) throw failedToParse('$type must match at least one type');
  return names;
}

function typeOperator(value: Value): Leaf {
  const names = typeAliases(value);
  return {
    test: (found) => found !== undefined && names.has(typeName(found)),
    conditions: [{ op: '$type', value }],
  };
}

function allOperator(value: Value, context: LeafContext): Leaf {
  if (!Array.isArray(value)) throw badValue('$all needs an array');
  const items = value as Value[];
  if (items.length === 0) return { whole: true, test: () => false };
  const elements = items.map((item): Test => {
    if (isDoc(item) && Object.hasOwn(item, '$elemMatch')) {
      const leaf = leafOperators['$elemMatch']!(item['$elemMatch'], item, context);
      return leaf.test;
    }
    if (isDoc(item) && Object.keys(item)[0]?.startsWith('$'))
      throw badValue('no $ expressions in $all');
    const single =
      item instanceof BSONRegExp
        ? regexTest(item.pattern, item.options).test
        : (found: Value) =>
            item === null
              ? found === null || found === undefined
              : found !== undefined && equalValues(found, item);
    return (found) =>
      single(found) || (Array.isArray(found) && found.some((part: Value) => single(part)));
  });
  const plain = items.filter(
    (item) => !isDoc(item) && !(item instanceof BSONRegExp) && !Array.isArray(item),
  );
  return {
    whole: true,
    test: (found) => elements.every((test) => test(found)),
    each: elements,
    conditions: plain.map((value) => ({ op: '$eq', value })),
  };
}
