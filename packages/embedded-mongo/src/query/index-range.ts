import { withCollation } from '../bson/collation.ts';
import { equalValues } from '../bson/key.ts';
import { getField, isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import type { KeyIndex } from '../index/key-index.ts';
import type { Collection } from '../storage/collection.ts';
import type { Bounds } from './bounds.ts';
import { rowKey } from './sort.ts';
import { nameOf } from '../bson/whole-names.ts';

/** Returns the index of a hint, given by name or keys. */
export function hintedIndex(collection: Collection, hint: Value): KeyIndex | undefined {
  for (const index of collection.indexes.values())
    if (typeof hint === 'string' ? index.spec.name === hint : equalValues(index.spec.key, hint))
      return index;
  return undefined;
}

function entryOf(limit: Doc, { spec }: KeyIndex): string {
  const names = Object.keys(limit).map(nameOf);
  const same =
    names.length === spec.fields.length && spec.fields.every(({ path }, at) => names[at] === path);
  if (!same)
    throw new ServerError(
      51174,
      'The index chosen is not compatible with min/max: the fields must be those of its keys, in their order',
    );
  const row = spec.fields.map(({ path }) => getField(limit, path));
  return withCollation(spec.collation, () => rowKey(row, spec.fields));
}

/** Returns the part of an index from `min` to `max`, which is exclusive, in index order. */
export function rangeOfIndex(index: KeyIndex, min: Value, max: Value): Bounds {
  const low = isDoc(min) && Object.keys(min).length > 0 ? entryOf(min, index) : '';
  const high = isDoc(max) && Object.keys(max).length > 0 ? entryOf(max, index) : '\uffff'.repeat(8);
  if (low >= high)
    throw new ServerError(
      51175,
      'The value provided for min() does not come before the value provided for max()',
    );
  return { ranges: [{ low, high, prefix: 0 }], points: 0, fixed: 0, ranged: true };
}

/** Returns the fields that a document's index entry contains. */
export function keyDocument({ spec }: KeyIndex, row: readonly Value[]): Doc {
  const keys: Doc = {};
  for (const [at, { path }] of spec.fields.entries()) setField(keys, path, row[at] ?? null);
  return keys;
}
