import type { Model, QueryFilter, Types } from 'mongoose';

type Ids = readonly Types.ObjectId[];

/**
 * Whether a reader may know of each record, by id. Permanently deleted records are absent; deleted
 * ones that can still be restored are present.
 */
export type VisibilityById = ReadonlyMap<string, boolean>;

/** Returns the visibility of records according to a filter. */
export async function visibilityOf<T>(
  model: Model<T>,
  ids: Ids,
  visible: QueryFilter<T>,
): Promise<VisibilityById> {
  if (ids.length === 0) return new Map();
  const wanted = { _id: { $in: [...ids] } } as QueryFilter<T>;
  const [present, seen] = await Promise.all([
    model.distinct('_id', wanted),
    model.distinct('_id', { $and: [wanted, visible] } as QueryFilter<T>),
  ]);
  const known = new Set(seen.map(String));
  return new Map(present.map((id) => [String(id), known.has(String(id))]));
}

/** Decides on rows that were read together with the records that they depend on. */
export const visibilityBy = <T extends { _id: Types.ObjectId }>(
  rows: readonly T[],
  mayKnow: (row: T) => boolean,
): VisibilityById => new Map(rows.map((row) => [row._id.toHexString(), mayKnow(row)]));

/**
 * Checks whether the reader may see the record that this row belongs to. A deleted record is
 * visible to no reader.
 */
export const isSeen = (sight: VisibilityById, id: Types.ObjectId | null): boolean =>
  id !== null && sight.get(id.toHexString()) === true;
