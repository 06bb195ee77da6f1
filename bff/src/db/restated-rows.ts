import type { Types } from 'mongoose';
import type { Cursor } from './cursor.ts';

interface Row {
  readonly _id: Types.ObjectId;
}

interface Place<T> {
  /** Returns the sort value of a row. */
  valueOf: (row: T) => Cursor['value'];
  order: 1 | -1;
  cursor: Cursor | null;
}

/**
 * Merges rows with other values than those stored into the stored rows of a page: both in the
 * page's order, from its cursor on. The stored rows are sorted and lie after the cursor.
 */
export function withRestated<T extends Row>(
  stored: readonly T[],
  restated: readonly T[],
  { valueOf, order, cursor }: Place<T>,
): T[] {
  if (restated.length === 0) return [...stored];
  const place = (row: T) => ({ value: valueOf(row), id: row._id.toHexString() });
  const behind = restated.filter(
    (row) => cursor === null || order * compare(place(row), cursor) > 0,
  );
  return [...stored, ...behind].toSorted((a, b) => order * compare(place(a), place(b)));
}

type At = Pick<Cursor, 'value' | 'id'>;

/** Compares as the database sorts: null before everything, ties by id. */
function compare(a: At, b: At): number {
  return compareValues(a.value, b.value) || compareValues(a.id, b.id);
}

function compareValues(a: Cursor['value'], b: Cursor['value']): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
