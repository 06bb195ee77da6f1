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

/** A value whose key tells exactly what equals it, also where a field holds no list. */
function isExact(value: Value): boolean {
  return !(
    value === undefined ||
    value === null ||
    Array.isArray(value) ||
    value instanceof BSONRegExp ||
    value instanceof MinKey ||
    value instanceof MaxKey ||
    Number.isNaN(value) ||
    (value instanceof Decimal128 && value.toString() === 'NaN')
  );
}

/** The conditions of one field, when it has nothing else. */
function conditionsOf(path: string, value: Value): Condition[] | undefined {
  if (path.startsWith('$')) return undefined;
  if (!isOperatorDoc(value)) return isExact(value) ? [{ path, op: '$eq', value }] : undefined;
  const conditions: Condition[] = [];
  for (const [op, argument] of Object.entries(value)) {
    const values = op === '$in' && Array.isArray(argument) ? (argument as Value[]) : [argument];
    const known = POINTS.has(op) || LOWER.has(op) || UPPER.has(op);
    if (!known || !values.every(isExact)) return undefined;
    conditions.push({ path, op: op as Condition['op'], value: argument });
  }
  return isOneBound(conditions) ? conditions : undefined;
}

/** True for one point, or one range of which a lower end keeps out what is no number. */
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

function countIn(
  index: KeyIndex,
  fields: number,
  conditions: readonly Condition[],
): number | undefined {
  const { sparse, partial, collation } = index.spec;
  if (sparse || partial || collation || !index.isFilled || index.isMultikey) return undefined;
  const bounds = boundsOf(index, conditions);
  if (bounds.points + (bounds.ranged ? 1 : 0) !== fields) return undefined;
  return bounds.ranges.reduce((sum, { low, high }) => sum + index.count(low, high), 0);
}

/**
 * How many documents match, told by the entries of an index alone; undefined where no index holds
 * exactly what the filter asks for.
 */
export function countByIndex(collection: Collection, filter: Doc): number | undefined {
  if (collection.hasOldVersions || activeCollation()) return undefined;
  const conditions: Condition[] = [];
  const paths = Object.keys(filter);
  for (const path of paths) {
    const own = conditionsOf(nameOf(path), filter[path]);
    if (!own) return undefined;
    conditions.push(...own);
  }
  if (paths.length === 0) return collection.count;
  for (const index of collection.indexes.values()) {
    const count = countIn(index, paths.length, conditions);
    if (count !== undefined) return count;
  }
  return undefined;
}
