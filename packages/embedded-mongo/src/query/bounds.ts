import { AFTER, CLASS, complement, keyOf } from '../bson/key.ts';
import type { Value } from '../bson/value.ts';
import type { KeyIndex } from '../index/key-index.ts';
import type { Condition } from './filter.ts';
import { isIndex } from './path.ts';
import type { SortField } from './sort.ts';

/** A half-open interval of index entries, and the length of its equality prefix. */
export interface Range {
  low: string;
  high: string;
  prefix: number;
}

/** The part of an index that a set of conditions selects. */
export interface Bounds {
  ranges: Range[];
  /** Number of leading fields restricted to points. */
  points: number;
  /** Whether the field after the points is restricted to a range. */
  ranged: boolean;
  /** Number of leading fields restricted to exactly one point. */
  fixed: number;
}

interface Limit {
  key: string;
  inclusive: boolean;
}

const MAX_RANGES = 20_000;

/** Returns the part of an index that can contain matches. */
export function boundsOf(index: KeyIndex, conditions: readonly Condition[]): Bounds {
  let prefixes = [''];
  let points = 0;
  let fixed = 0;
  for (const [at, field] of index.spec.fields.entries()) {
    const own = conditions.filter((condition) => condition.path === field.path);
    const usable = field.parts.some(isIndex) || sharesArray(index, at) ? [] : own;
    const keys = pointsOf(usable, index.multi[at]!);
    if (keys && keys.length * prefixes.length <= MAX_RANGES) {
      const directed = keys.map((key) => (field.direction === 1 ? key : complement(key)));
      prefixes = prefixes.flatMap((prefix) => directed.map((key) => prefix + key));
      points++;
      if (prefixes.length === 1) fixed = points;
      continue;
    }
    const range = rangeOf(usable, field, index.multi[at]!);
    if (range) {
      const ranges = prefixes.map((prefix) => ({
        low: prefix + range.low,
        high: prefix + range.high,
        prefix: prefix.length,
      }));
      return { ranges: inOrder(ranges), points, fixed, ranged: true };
    }
    break;
  }
  const ranges = prefixes.map((prefix) => ({
    low: prefix,
    high: prefix + AFTER,
    prefix: prefix.length,
  }));
  return { ranges: inOrder(ranges), points, fixed, ranged: false };
}

/**
 * True if an earlier field of the index may be in the same array. Each entry of such fields comes
 * from one element, while a document may meet the conditions with different elements.
 */
function sharesArray(index: KeyIndex, at: number): boolean {
  const { fields } = index.spec;
  return (
    index.multi[at]! &&
    fields.some(
      (other, earlier) =>
        earlier < at && index.multi[earlier] && other.parts[0] === fields[at]!.parts[0],
    )
  );
}

function inOrder(ranges: Range[]): Range[] {
  return ranges.length === 1 ? ranges : ranges.sort((a, b) => (a.low < b.low ? -1 : 1));
}

/** Returns the keys that a field is restricted to; `undefined` if it is not. */
function pointsOf(conditions: readonly Condition[], multi: boolean): string[] | undefined {
  let best: string[] | undefined;
  for (const { op, value } of conditions) {
    let keys: string[] | undefined;
    if (op === '$eq' && !Array.isArray(value)) keys = [keyOf(value)];
    if (op === '$in') {
      const items = value as Value[];
      if (!items.some((item) => Array.isArray(item))) keys = [...new Set(items.map(keyOf))];
    }
    if (keys && (!best || keys.length < best.length)) best = keys;
  }
  // A range in addition to a point is left to the filter.
  return best && (multi || best.length > 0) ? best : best;
}

function rangeOf(
  conditions: readonly Condition[],
  field: SortField,
  multi: boolean,
): { low: string; high: string } | undefined {
  let lower: Limit | undefined;
  let upper: Limit | undefined;
  for (const { op, value } of conditions) {
    if (Array.isArray(value) || value === null || value === undefined) continue;
    if (op === '$prefix') {
      const key = CLASS.string + String(value);
      if (!lower && !upper) {
        // The same limit object for both ends distinguishes a text prefix from two limits.
        lower = { key, inclusive: true };
        upper = lower;
      }
    } else if (op === '$gt' || op === '$gte') {
      const limit = { key: keyOf(value), inclusive: op === '$gte' };
      if (!lower || (limit.key >= lower.key && !multi)) lower = limit;
    } else if (op === '$lt' || op === '$lte') {
      const limit = { key: keyOf(value), inclusive: op === '$lte' };
      if (!upper || (limit.key <= upper.key && !multi)) upper = limit;
    }
  }
  if (!lower && !upper) return undefined;
  // Two array elements may each meet one limit, so only one limit may bound the scan.
  const isPrefix = lower !== undefined && lower === upper;
  if (multi && lower && upper && !isPrefix) upper = undefined;
  return directedRange(lower ?? classStart(upper!), upper ?? classEnd(lower!), field.direction);
}

function classStart(limit: Limit): Limit {
  return { key: limit.key.charAt(0), inclusive: true };
}

function classEnd(limit: Limit): Limit {
  return { key: String.fromCharCode(limit.key.charCodeAt(0) + 1), inclusive: false };
}

function directedRange(
  lower: Limit,
  upper: Limit,
  direction: 1 | -1,
): { low: string; high: string } {
  if (direction === 1) {
    return {
      low: lower.inclusive ? lower.key : lower.key + AFTER,
      high: upper.inclusive ? upper.key + AFTER : upper.key,
    };
  }
  const low = complement(upper.key);
  const high = complement(lower.key);
  return {
    low: upper.inclusive ? low : low + AFTER,
    high: lower.inclusive ? high + AFTER : high,
  };
}
