import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** A record was made, changed or removed. Every process may read along (see `OutboxTail`). */
export const recordChanged = 'record.changed';

/** Entities, as the audit log names them, whose changes others hear of. */
const announced: ReadonlySet<string> = new Set([
  'candidate',
  'company',
  'job',
  'pool',
  'team_member',
  'user',
  'skill',
  // What is written in them is searched with the candidate.
  'note',
  'attachment',
]);

export const recordChangedPayload = z.object({ entity: z.string(), id: z.string() });
export type RecordChanged = z.infer<typeof recordChangedPayload>;

/** Tells of a change of a record that others show or search; of other entities nothing is said. */
export function announceChange(tx: Tx, entity: string, id: Types.ObjectId | string): void {
  if (!announced.has(entity)) return;
  emit(tx, recordChanged, { entity, id: String(id) } satisfies RecordChanged);
}

/** Many records of one entity were made at once. */
export const recordsAdded = 'records.added';

export const recordsAddedPayload = z.object({ entity: z.string(), ids: z.array(z.string()) });

/** The records that an event of either kind tells of. */
export function changedRecords(type: string, payload: unknown): RecordChanged[] {
  if (type === recordChanged) return [recordChangedPayload.parse(payload)];
  const { entity, ids } = recordsAddedPayload.parse(payload);
  return ids.map((id) => ({ entity, id }));
}

/** Tells of new records of an entity that others show or search, all in one event. */
export function announceAdded(
  tx: Tx,
  entity: string,
  ids: readonly (Types.ObjectId | string)[],
): void {
  if (announced.has(entity) && ids.length > 0)
    emit(tx, recordsAdded, { entity, ids: ids.map(String) });
}

/** Records were put elsewhere: the index shows it, and nothing that they say of themselves changed. */
export const recordsMoved = 'records.moved';

/** Tells the index of records that now belong elsewhere, all in one event. */
export function announceMoved(tx: Tx, entity: string, ids: readonly Types.ObjectId[]): void {
  if (announced.has(entity) && ids.length > 0)
    emit(tx, recordsMoved, { entity, ids: ids.map(String) });
}
