import type { Types } from 'mongoose';

/** Those that are not among the taken ones. */
export const withoutIds = (
  ids: readonly Types.ObjectId[],
  taken: readonly Types.ObjectId[],
): Types.ObjectId[] => ids.filter((id) => !taken.some((one) => one.equals(id)));

/** Each once. */
export const distinctIds = (ids: readonly Types.ObjectId[]): Types.ObjectId[] => [
  ...new Map(ids.map((id) => [id.toHexString(), id])).values(),
];
