import { complement, CLASS, keyOf } from '../bson/key.ts';
import { asNumber, isDoc, isNumeric, type Doc, type Value } from '../bson/value.ts';
import { showValue } from '../bson/show.ts';
import { badValue, notSupported, ServerError } from '../errors.ts';
import { keyRows, plainRow, plainValue } from '../index/key-rows.ts';
import type { SortField } from './sort-field.ts';
import { EMPTY_ARRAY, fieldPathParts, keyValues } from './path.ts';
import { checkTime } from './time-limit.ts';
import { nameOf } from '../bson/whole-names.ts';

export type { SortField };

/** Parses a sort document. Throws 15974 or 15975 for anything but 1 and -1. */
export function parseSort(sort: Doc): SortField[] {
  return Object.keys(sort).map((property) => {
    const value = sort[property];
    const path = nameOf(property);
    if (isDoc(value)) throw notSupported('$meta in a sort');
    if (!isNumeric(value))
      throw new ServerError(
        15974,
        `Illegal key in $sort specification: ${path}: ${showValue(value)}`,
      );
    const direction = asNumber(value);
    if (direction !== 1 && direction !== -1) {
      throw new ServerError(
        15975,
        '$sort key ordering must be 1 (for ascending) or -1 (for descending)',
      );
    }
    return { path, parts: fieldPathParts(path), direction };
  });
}

/** Returns the key of a value inside an index or sort key; an empty array sorts before null. */
export function fieldKey(value: Value): string {
  return value === EMPTY_ARRAY ? CLASS.empty : keyOf(value);
}

/**
 * Returns the sort key of a document: the least element of arrays ascending, the greatest
 * descending.
 */
export function sortKey(doc: Doc, fields: readonly SortField[]): string {
  checkTime();
  const plain = plainRow(doc, fields);
  if (plain) return rowKey(plain, fields);
  if (fields.length > 1) return compoundKey(doc, fields);
  let key = '';
  for (const { parts, direction } of fields) {
    let best: string | undefined;
    for (const value of keyValues(doc, parts).values) {
      const candidate = fieldKey(value);
      if (best === undefined || (direction === 1 ? candidate < best : candidate > best))
        best = candidate;
    }
    const chosen = best ?? CLASS.null;
    key += direction === 1 ? chosen : complement(chosen);
  }
  return key;
}

/** As in an index, fields below one array are taken from the same element. */
function compoundKey(doc: Doc, fields: readonly SortField[]): string {
  const keys = rowsOf(doc, fields).map((row) => rowKey(row.map(plainValue), fields));
  return keys.reduce((least, key) => (key < least ? key : least));
}

/** Returns the key of one value per field. */
export function rowKey(row: readonly Value[], fields: readonly SortField[]): string {
  let key = '';
  for (let at = 0; at < fields.length; at++) {
    const own = fieldKey(row[at]);
    key += fields[at]!.direction === 1 ? own : complement(own);
  }
  return key;
}

function rowsOf(doc: Doc, fields: readonly SortField[]): Value[][] {
  try {
    return keyRows(doc, fields).values;
  } catch (error) {
    if (!(error instanceof ServerError) || error.code !== 171) throw error;
    throw badValue('cannot sort with keys that are parallel arrays');
  }
}

/** Sorts documents stably; with `limit`, keeps only that many. */
export function sortDocs<T>(
  items: readonly T[],
  docOf: (item: T) => Doc,
  fields: readonly SortField[],
  limit = Number.POSITIVE_INFINITY,
): T[] {
  const compare = (a: Keyed<T>, b: Keyed<T>): number =>
    a.key < b.key ? -1 : a.key > b.key ? 1 : a.at - b.at;
  if (limit < items.length / 8) {
    return leastOf(items, (item) => sortKey(docOf(item), fields), compare, limit);
  }
  const keyed = items.map((item, at): Keyed<T> => ({
    item,
    at,
    key: sortKey(docOf(item), fields),
  }));
  keyed.sort(compare);
  return (limit < keyed.length ? keyed.slice(0, limit) : keyed).map(({ item }) => item);
}

interface Keyed<T> {
  item: T;
  at: number;
  key: string;
}

/** Returns the `limit` least items in order, without keeping or sorting the rest. */
function leastOf<T>(
  items: readonly T[],
  keyOfItem: (item: T) => string,
  compare: (a: Keyed<T>, b: Keyed<T>) => number,
  limit: number,
): T[] {
  let kept: Keyed<T>[] = [];
  let worst: string | undefined;
  const room = Math.max(limit * 3, 256);
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!;
    const key = keyOfItem(item);
    if (worst !== undefined && key >= worst) continue;
    kept.push({ item, at, key });
    if (kept.length < room) continue;
    kept = kept.sort(compare).slice(0, limit);
    worst = kept.at(-1)?.key;
  }
  return kept
    .sort(compare)
    .slice(0, limit)
    .map(({ item }) => item);
}
