import { dayMs, limits } from '@muster/contracts';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { AppError } from '../http/app-error.ts';
import { compareAndSet } from './record-version.ts';
import type { RecordFields } from './record-fields.ts';
import type { Tx } from './unit-of-work.ts';
import { versionConflict } from './versioned-update.ts';

/** Returns the last moment at which a deleted record can be restored. */
export const restorableUntil = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + limits.restoreDays * dayMs);

/** Checks whether the same user already deleted the record for the same reason. */
export const isDeletedBy = (
  { deletedBy, deleteReason }: Pick<RecordFields, 'deletedBy' | 'deleteReason'>,
  userId: Types.ObjectId,
  reason: string | null,
): boolean => deletedBy?.equals(userId) === true && deleteReason === reason;

/**
 * Marks a record as deleted.
 * @throws AppError NOT_FOUND, VERSION_CONFLICT if `version` is given and stale
 */
export async function softDelete<T extends RecordFields>(
  tx: Tx,
  model: Model<T>,
  filter: QueryFilter<T>,
  { reason, version }: { reason: string | null; version: number | null },
): Promise<{ before: T; after: T }> {
  const before = await find(tx, model, { ...filter, deletedAt: null });
  if (version !== null && version !== before.version) throw versionConflict(before, []);
  const after = await write(tx, model, before, {
    deletedAt: tx.at,
    deletedBy: tx.userId,
    deleteReason: reason,
  });
  return { before, after };
}

/**
 * Restores a deleted record.
 * @throws AppError NOT_FOUND, RESTORE_EXPIRED
 */
export async function restoreDeleted<T extends RecordFields>(
  tx: Tx,
  model: Model<T>,
  filter: QueryFilter<T>,
): Promise<{ before: T; after: T }> {
  const before = await find(tx, model, { ...filter, deletedAt: { $ne: null } });
  if (before.deletedAt && restorableUntil(before.deletedAt) < tx.at)
    throw new AppError('RESTORE_EXPIRED');
  const after = await write(tx, model, before, {
    deletedAt: null,
    deletedBy: null,
    deleteReason: null,
  });
  return { before, after };
}

async function find<T extends RecordFields>(tx: Tx, model: Model<T>, filter: QueryFilter<T>) {
  const found = (await model.findOne(filter, null, { session: tx.session }).lean()) as T | null;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

async function write<T extends RecordFields>(
  tx: Tx,
  model: Model<T>,
  before: T,
  marks: Pick<RecordFields, 'deletedAt' | 'deletedBy' | 'deleteReason'>,
): Promise<T> {
  const after = await compareAndSet<T>(tx, model, before, { $set: marks } as UpdateQuery<T>);
  if (!after) throw versionConflict(before, []);
  return after;
}
