import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { versionKey } from './field-versions.ts';
import type { RecordFields } from './record-fields.ts';
import type { Tx } from './unit-of-work.ts';

// The only place that counts versions: a write that bypasses it would be overwritten unnoticed.

/**
 * Returns the fields that a write sets on a record that was read before; `paths` are what it
 * changes.
 */
export function versionStamp(
  tx: Pick<Tx, 'at' | 'userId'>,
  { version }: Pick<RecordFields, 'version'>,
  paths: readonly string[] = [],
): Record<string, unknown> {
  const next = nextVersion(version);
  return {
    ...Object.fromEntries(paths.map((path) => [`fieldVersions.${versionKey(path)}`, next])),
    version: next,
    updatedAt: tx.at,
    updatedBy: tx.userId,
  };
}

/**
 * Updates a record if it still has the version that was read; returns null if another write came
 * first.
 */
export async function compareAndSet<T extends RecordFields>(
  tx: Tx,
  model: Model<T>,
  current: T,
  update: UpdateQuery<T>,
  paths: readonly string[] = [],
): Promise<T | null> {
  return (await model
    .findOneAndUpdate(
      { _id: current._id, version: current.version } as QueryFilter<T>,
      {
        ...update,
        $set: { ...update.$set, ...versionStamp(tx, current, paths) },
      } as UpdateQuery<T>,
      { session: tx.session, returnDocument: 'after', runValidators: true },
    )
    .lean()) as T | null;
}

type Update = Partial<
  Record<'$set' | '$inc' | '$setOnInsert' | '$push' | '$pull' | '$addToSet', object>
>;

/** Returns an update that raises the version of records that were not read. */
export const raiseVersion = <U extends Update>(update: U) => ({
  ...update,
  $inc: { ...update.$inc, version: 1 },
});

/** {@link raiseVersion} that also sets who changed them, and when. */
export const stampVersion = <U extends Update>(
  { at, userId }: Pick<Tx, 'at' | 'userId'>,
  update: U,
) => raiseVersion({ ...update, $set: { ...update.$set, updatedAt: at, updatedBy: userId } });

/** Returns the next version, for documents with a version that are not records. */
export const nextVersion = (version: number): number => version + 1;
