import type { Types } from 'mongoose';
import type { Tx } from '../db/unit-of-work.ts';

/** The source and target of a merge. */
export interface Move {
  readonly from: Types.ObjectId;
  readonly to: Types.ObjectId;
}

/** The changes of a merge in one domain, as plain data: enough to undo them. */
export interface Moved {
  /** The number of moved rows, for the summary. */
  readonly count: number;
  /** Data for `moveBack`; kept with the merge until it cannot be undone any more. */
  readonly undo: Record<string, unknown>;
}

/**
 * A domain's data about a candidate outside the candidate's own record. Merging, the data passport
 * and anonymising use every domain that declares it, so that none of them misses a new domain.
 * Everything runs within the caller's transaction.
 */
export interface PersonalRecords {
  /** One word for the summary of a merge and the heading of the passport: `notes`. */
  readonly name: string;
  /**
   * Counts the rows to be moved, for the confirmation; without it they are only counted afterwards.
   */
  readonly count?: (candidateId: Types.ObjectId) => Promise<number>;
  /** Moves one person's rows to another. */
  readonly move: (tx: Tx, move: Move) => Promise<Moved>;
  /** Undoes `move`, as far as its changes still stand. */
  readonly moveBack: (tx: Tx, move: Move, undo: Record<string, unknown>) => Promise<void>;
  /**
   * Returns what the person may receive, in plain words and values; null if the answer is nothing.
   */
  readonly collect: (candidateId: Types.ObjectId) => Promise<readonly Record<string, unknown>[]>;
  /** Removes every personal value; rows that are counted stay without one. */
  readonly erase: (tx: Tx, candidateId: Types.ObjectId) => Promise<void>;
}
