import { z } from 'zod';
import { longText, timestampSchema, versionSchema } from './primitives.ts';

/** Deletes a record that can be restored for a limited time. */
export const recordDeleteSchema = z.strictObject({
  version: versionSchema,
  reason: longText(500, 3),
  /** The record's number, typed to confirm. */
  confirmNumber: z.string().max(20),
});
export type RecordDelete = z.infer<typeof recordDeleteSchema>;

/** Restores a deleted record. */
export const recordRestoreSchema = z.strictObject({ version: versionSchema });
export type RecordRestore = z.infer<typeof recordRestoreSchema>;

/** Who deleted a record, the reason, and until when it can be restored. */
export const recordDeletionSchema = z.object({
  at: timestampSchema,
  by: z.string(),
  reason: z.string(),
  restorableUntil: timestampSchema,
});
export type RecordDeletion = z.infer<typeof recordDeletionSchema>;
