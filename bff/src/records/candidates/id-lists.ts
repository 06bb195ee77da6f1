import type { Types } from 'mongoose';

/** Returns the ids without the taken ones. */
export const withoutIds = (
  ids: readonly Types.ObjectId[],
  taken: readonly Types.ObjectId[],
): Types.ObjectId[] => ids.filter((id) => !taken.some((one) => one.equals(id)));

/** Returns the ids without duplicates. */
export const distinctIds = (ids: readonly Types.ObjectId[]): Types.ObjectId[] => [
  ...new Map(ids.map((id) => [id.toHexString(), id])).values(),
];
