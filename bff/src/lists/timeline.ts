import type { Types } from 'mongoose';

/** A place in a timeline of several sources: everything behind it is older. */
export interface Place {
  at: Date;
  id: Types.ObjectId;
}

/** The filter of what lies behind a place, sorted by a time and then by id, both descending. */
export const behind = (place: Place | null, field: string): Record<string, unknown> =>
  place
    ? { $or: [{ [field]: { $lt: place.at } }, { [field]: place.at, _id: { $lt: place.id } }] }
    : {};

/** Newest first; entries of one moment by id, as each source sorts them. */
export const newestFirst = (a: Place, b: Place): number =>
  b.at.getTime() - a.at.getTime() || (a.id.toHexString() < b.id.toHexString() ? 1 : -1);

/** Finds a text wherever it stands, in capitals or small. */
export const containing = (text: string): RegExp =>
  new RegExp(text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'i');
