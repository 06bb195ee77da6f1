import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/**
 * Event: a record was created, changed or removed. Every process can read it (see `OutboxTail`).
 */
export const recordChanged = 'record.changed';

/** Entities, named as in the audit log, whose changes are announced. */
const announced: ReadonlySet<string> = new Set([
  'candidate',
  'company',
  'job',
  'pool',
  'team_member',
  'user',
  'skill',
  // Their content is searched together with the candidate.
  'note',
  'attachment',
]);

export const recordChangedPayload = z.object({ entity: z.string(), id: z.string() });
export type RecordChanged = z.infer<typeof recordChangedPayload>;

/** Announces a change of a record that others show or search; other entities are not announced. */
export function announceChange(tx: Tx, entity: string, id: Types.ObjectId | string): void {
  if (!announced.has(entity)) return;
  emit(tx, recordChanged, { entity, id: String(id) } satisfies RecordChanged);
}

/** Event: many records of one entity were created at once. */
export const recordsAdded = 'records.added';

export const recordsAddedPayload = z.object({ entity: z.string(), ids: z.array(z.string()) });

/** Returns the records of an event of either kind. */
export function changedRecords(type: string, payload: unknown): RecordChanged[] {
  if (type === recordChanged) return [recordChangedPayload.parse(payload)];
  const { entity, ids } = recordsAddedPayload.parse(payload);
  return ids.map((id) => ({ entity, id }));
}

/** Announces new records of an entity that others show or search, all in one event. */
export function announceAdded(
  tx: Tx,
  entity: string,
  ids: readonly (Types.ObjectId | string)[],
): void {
  if (announced.has(entity) && ids.length > 0)
    emit(tx, recordsAdded, { entity, ids: ids.map(String) });
}

/** Event: records were moved: only the index has to follow, their own content is unchanged. */
export const recordsMoved = 'records.moved';

/** Tells the index of moved records, all in one event. */
export function announceMoved(tx: Tx, entity: string, ids: readonly Types.ObjectId[]): void {
  if (announced.has(entity) && ids.length > 0)
    emit(tx, recordsMoved, { entity, ids: ids.map(String) });
}
