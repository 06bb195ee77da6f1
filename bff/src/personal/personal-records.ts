import type { Types } from 'mongoose';
import type { Tx } from '../db/unit-of-work.ts';

/** From one person's record to another's. */
export interface Move {
  readonly from: Types.ObjectId;
  readonly to: Types.ObjectId;
}

/** What a merge changed in one domain, as plain data: enough to change it back. */
export interface Moved {
  /** How many rows went over, for the summary. */
  readonly count: number;
  /** What `moveBack` needs; kept with the merge until it cannot be undone any more. */
  readonly undo: Record<string, unknown>;
}

/**
 * What a domain keeps about a candidate outside the candidate's own record. Merging, the data
 * passport and anonymising ask every domain that declares it, so that a new domain is left out of
 * none of them. Everything happens within the transaction of the caller.
 */
export interface PersonalRecords {
  /** One word for the summary of a merge and the heading of the passport: `notes`. */
  readonly name: string;
  /** How many rows would go over, for the screen that asks; without it they are told afterwards. */
  readonly count?: (candidateId: Types.ObjectId) => Promise<number>;
  /** Gives what belongs to one person to another. */
  readonly move: (tx: Tx, move: Move) => Promise<Moved>;
  /** Takes back what `move` did, as far as it still stands. */
  readonly moveBack: (tx: Tx, move: Move, undo: Record<string, unknown>) => Promise<void>;
  /** What the person may have of it, in plain words and values; null where the answer is nothing. */
  readonly collect: (candidateId: Types.ObjectId) => Promise<readonly Record<string, unknown>[]>;
  /** Leaves no personal value; rows that are counted stay without one. */
  readonly erase: (tx: Tx, candidateId: Types.ObjectId) => Promise<void>;
}
