import { Types } from 'mongoose';
import { readCursor, writeCursor } from '../db/cursor.ts';
import { AppError } from '../http/app-error.ts';

/** A position in a timeline of several sources: everything after it is older. */
export interface Place {
  at: Date;
  id: Types.ObjectId;
}

/**
 * Returns the filter for entries after a position, sorted by a time and then by id, both
 * descending.
 */
export const behind = (place: Place | null, field: string): Record<string, unknown> =>
  place
    ? { $or: [{ [field]: { $lt: place.at } }, { [field]: place.at, _id: { $lt: place.id } }] }
    : {};

/** Sorts newest first; entries of the same moment by id, as each source sorts them. */
export const newestFirst = (a: Place, b: Place): number =>
  b.at.getTime() - a.at.getTime() || (a.id.toHexString() < b.id.toHexString() ? 1 : -1);

/** Matches a text anywhere, ignoring case. */
export const containing = (text: string): RegExp =>
  new RegExp(text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'i');

/** Returns the position of a list's cursor. @throws AppError INVALID_CURSOR */
export function placeOf(cursor: string, list: string): Place {
  const { value, id } = readCursor(cursor, list);
  if (!(value instanceof Date)) throw new AppError('INVALID_CURSOR');
  return { at: value, id: new Types.ObjectId(id) };
}

/** Returns the cursor after the last entry of a page; further entries are not counted. */
export function cursorBehind({ at, id }: Place, list: string): string {
  const uncounted = { rank: 0, total: 0, countedAt: at };
  return writeCursor({ value: at, id: id.toHexString(), direction: 'next', ...uncounted }, list);
}

/**
 * Merges the results of several sources into one page, newest first, with the cursor of the next
 * page.
 */
export function firstOf<E extends Place>(
  found: readonly E[],
  limit: number,
  list: string,
): { entries: E[]; nextCursor: string | null } {
  const entries = found.toSorted(newestFirst).slice(0, limit);
  const last = entries.at(-1);
  return { entries, nextCursor: last && found.length > limit ? cursorBehind(last, list) : null };
}
