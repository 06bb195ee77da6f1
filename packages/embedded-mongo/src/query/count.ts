import { BSONRegExp, Decimal128, MaxKey, MinKey } from 'bson';
import { activeCollation } from '../bson/collation.ts';
import { CLASS, keyOf } from '../bson/key.ts';
import type { Doc, Value } from '../bson/value.ts';
import type { KeyIndex } from '../index/key-index.ts';
import type { Collection } from '../storage/collection.ts';
import { boundsOf } from './bounds.ts';
import type { Condition } from './filter.ts';
import { isOperatorDoc } from './match.ts';
import { nameOf } from '../bson/whole-names.ts';

const POINTS = new Set(['$eq', '$in']);
const LOWER = new Set(['$gt', '$gte']);
const UPPER = new Set(['$lt', '$lte']);

/**
 * Checks whether a value's key determines equality exactly. This includes null if a field has no
 * arrays, because missing fields have the same key.
 */
function isExact(value: Value): boolean {
  return !(
    value === undefined ||
    Array.isArray(value) ||
    value instanceof BSONRegExp ||
    value instanceof MinKey ||
    value instanceof MaxKey ||
    Number.isNaN(value) ||
    (value instanceof Decimal128 && value.toString() === 'NaN')
  );
}

/** Returns the conditions of one field if there are no others. */
function conditionsOf(path: string, value: Value): Condition[] | undefined {
  if (path.startsWith('$')) return undefined;
  if (!isOperatorDoc(value)) return isExact(value) ? [{ path, op: '$eq', value }] : undefined;
  const conditions: Condition[] = [];
  for (const [op, argument] of Object.entries(value)) {
    const values = op === '$in' && Array.isArray(argument) ? (argument as Value[]) : [argument];
    const known = POINTS.has(op) || LOWER.has(op) || UPPER.has(op);
    if (!known || !values.every(isExact)) return undefined;
    if (!POINTS.has(op) && values.includes(null)) return undefined;
    conditions.push({ path, op: op as Condition['op'], value: argument });
  }
  return isOneBound(conditions) ? conditions : undefined;
}

/** True for one point, or one range whose lower end excludes non-numbers. */
function isOneBound(conditions: readonly Condition[]): boolean {
  const [first] = conditions;
  if (conditions.length === 1 && first && POINTS.has(first.op)) return true;
  const lower = conditions.filter(({ op }) => LOWER.has(op));
  const upper = conditions.filter(({ op }) => UPPER.has(op));
  if (lower.length + upper.length < conditions.length || lower.length > 1 || upper.length > 1)
    return false;
  const kinds = new Set(conditions.map(({ value }) => keyOf(value).charAt(0)));
  return kinds.size === 1 && (lower.length === 1 || !kinds.has(CLASS.number));
}

const valuesOf = ({ op, value }: Condition): readonly Value[] =>
  op === '$in' ? (value as Value[]) : [value];

/**
 * True if each matching document has exactly one entry in the bounds, and no other document has
 * any. An array has several entries, of which a point finds at most one; two arrays are combined.
 */
function isOneEntryEach(index: KeyIndex, conditions: readonly Condition[]): boolean {
  return index.spec.fields.every(({ path, parts }, at) => {
    const own = conditions.filter((condition) => condition.path === path);
    if (own.length === 0) return !index.multi[at];
    const values = own.flatMap(valuesOf);
    if (!index.multi[at]) return parts.length === 1 || !values.includes(null);
    const others = index.multi.filter((multi, place) => multi && place !== at);
    const [first] = own;
    const isPoint = own.length === 1 && first !== undefined && POINTS.has(first.op);
    return others.length === 0 && isPoint && values.length === 1 && !values.includes(null);
  });
}

function countIn(
  collection: Collection,
  index: KeyIndex,
  fields: number,
  conditions: readonly Condition[],
): number | undefined {
  const { sparse, partial, collation } = index.spec;
  if (sparse || partial || collation || !index.isFilled) return undefined;
  if (!isOneEntryEach(index, conditions)) return undefined;
  const { ranges, points, ranged } = boundsOf(index, conditions);
  if (points + (ranged ? 1 : 0) !== fields) return undefined;
  let sum = 0;
  for (const { low, high } of ranges) sum += index.count(low, high);
  // Outdated versions keep their entries until no reader needs them.
  const inRange = (key: string) => ranges.some(({ low, high }) => low <= key && key < high);
  for (const record of collection.staleRecords) {
    const all = index.everyKeyOf(record).filter(inRange).length;
    const now = record.doc ? index.keysOf(record.doc).filter(inRange).length : 0;
    sum += now - all;
  }
  return sum;
}

/** Maximum documents with outdated versions that are checked one by one. */
const MOST_STALE = 500;

/**
 * Counts matching documents by index entries only; undefined if no index covers the filter exactly.
 */
export function countByIndex(collection: Collection, filter: Doc): number | undefined {
  if (collection.staleRecords.size > MOST_STALE || activeCollation()) return undefined;
  const conditions: Condition[] = [];
  const paths = Object.keys(filter);
  for (const path of paths) {
    const own = conditionsOf(nameOf(path), filter[path]);
    if (!own) return undefined;
    conditions.push(...own);
  }
  if (paths.length === 0) return collection.count;
  for (const index of collection.indexes.values()) {
    const count = countIn(collection, index, paths.length, conditions);
    if (count !== undefined) return count;
  }
  return undefined;
}
