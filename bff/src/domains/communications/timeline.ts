import type { Communication } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Candidate } from '../candidates/api/candidate-lookup.ts';

/** A place in the timeline: everything behind it is older. */
export interface Place {
  at: Date;
  id: Types.ObjectId;
}

/** Something of the timeline, with where it stands. */
export interface Entry extends Place {
  shown: Communication;
}

/** What is asked of each source of the timeline. */
export interface Asked {
  candidate: Candidate;
  place: Place | null;
  q: string | null;
  limit: number;
  /** What was written about one of the person’s applications, and the answers to it. */
  applicationId?: Types.ObjectId;
}

/** The filter of what lies behind a place, sorted by a time and then by id, both descending. */
export const behind = (place: Place | null, field: string): Record<string, unknown> =>
  place
    ? { $or: [{ [field]: { $lt: place.at } }, { [field]: place.at, _id: { $lt: place.id } }] }
    : {};

export const containing = (text: string): RegExp =>
  new RegExp(text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'i');

export const newestFirst = (a: Entry, b: Entry): number =>
  b.at.getTime() - a.at.getTime() || (a.id.toHexString() < b.id.toHexString() ? 1 : -1);
