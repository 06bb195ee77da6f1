import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { AppError } from '../http/app-error.ts';
import { overlappingPaths } from './field-versions.ts';
import type { RecordFields } from './record-fields.ts';
import { compareAndSet } from './record-version.ts';
import type { Tx } from './unit-of-work.ts';

interface VersionedUpdate<T> {
  /** Finds the record within the caller's scope: a foreign one is not found. */
  filter: QueryFilter<T>;
  /** The version that the caller has seen. */
  base: number;
  /** Paths that the caller changes: `firstName`, `links.<id>`. */
  paths: readonly string[];
  /** The update operators, computed from the current state. */
  apply: (current: T) => UpdateQuery<T> | Promise<UpdateQuery<T>>;
  /** Returns the current state as the caller's audience may see it, for the conflict dialog. */
  show?: (current: T) => unknown;
}

/**
 * Changes a record by the merge rule: paths without a change since `base` are merged, others return
 * VERSION_CONFLICT with the current state. Increments the version and the field versions.
 * @throws AppError NOT_FOUND, VERSION_CONFLICT
 */
export async function updateVersioned<T extends RecordFields>(
  tx: Tx,
  model: Model<T>,
  { filter, base, paths, apply, show }: VersionedUpdate<T>,
): Promise<{ before: T; after: T }> {
  const before = (await model
    .findOne({ ...filter, deletedAt: null }, null, { session: tx.session })
    .lean()) as T | null;
  if (!before) throw new AppError('NOT_FOUND');
  const changedFields = overlappingPaths(before.fieldVersions, base, paths);
  if (changedFields.length > 0 || base > before.version)
    throw versionConflict(before, changedFields, show);
  const update = await apply(before);
  const after = await compareAndSet<T>(tx, model, before, update, paths);
  if (!after) throw versionConflict(before, paths, show);
  return { before, after };
}

/** Returns the 409 error that the conflict dialog uses. */
export function versionConflict<T extends RecordFields>(
  current: T,
  changedFields: readonly string[],
  show?: (current: T) => unknown,
): AppError {
  return new AppError('VERSION_CONFLICT', {
    context: {
      current: show?.(current) ?? null,
      version: current.version,
      changedFields,
      by: current.updatedBy?.toHexString() ?? null,
      at: current.updatedAt.toISOString(),
    },
  });
}

/** Returns the conflict for a version of a record that does not exist (any more). */
export const absentConflict = (): AppError =>
  new AppError('VERSION_CONFLICT', { context: { by: null, current: null, version: 0 } });
