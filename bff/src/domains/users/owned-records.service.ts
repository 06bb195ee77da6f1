import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';

/** Records that belong to a person of the staff and go to somebody else when the person leaves. */
export interface OwnedRecords {
  readonly kind: 'candidates' | 'tasks';
  /** How many live records the user holds. */
  count(userId: Types.ObjectId): Promise<number>;
  /** Hands them over inside the transaction; audited by the domain that owns them. */
  reassign(tx: Tx, from: Types.ObjectId, to: Types.ObjectId): Promise<number>;
}

const registered = new Map<OwnedRecords['kind'], OwnedRecords>();

/** A domain with owned records registers once, when it is loaded. */
export function registerOwnedRecords(records: OwnedRecords): void {
  registered.set(records.kind, records);
}

export type OwnedCounts = Record<OwnedRecords['kind'], number>;

/** What a user holds, by kind. */
export async function countOwnedRecords(userId: Types.ObjectId): Promise<OwnedCounts> {
  const counts: OwnedCounts = { candidates: 0, tasks: 0 };
  for (const records of registered.values()) counts[records.kind] = await records.count(userId);
  return counts;
}

/** Hands everything that a user holds to another one. */
export async function reassignOwnedRecords(
  tx: Tx,
  from: Types.ObjectId,
  to: Types.ObjectId,
): Promise<void> {
  for (const records of registered.values()) await records.reassign(tx, from, to);
}
