import type { Types } from 'mongoose';

/** Whether an id is one of these; what many rows in memory are chosen by. */
export function among(ids: readonly Types.ObjectId[]): (id: Types.ObjectId) => boolean {
  if (ids.length === 0) return () => false;
  const keys = new Set(ids.map((id) => id.toHexString()));
  return (id) => keys.has(id.toHexString());
}
