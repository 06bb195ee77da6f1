import type { Types } from 'mongoose';

/** Checks whether an id is one of these; used to filter many rows in memory. */
export function among(ids: readonly Types.ObjectId[]): (id: Types.ObjectId) => boolean {
  if (ids.length === 0) return () => false;
  const keys = new Set(ids.map((id) => id.toHexString()));
  return (id) => keys.has(id.toHexString());
}
