import { z } from 'zod';
import { longText, timestampSchema, versionSchema } from './primitives.ts';

/** Deletes a record that can be brought back for a while. */
export const recordDeleteSchema = z.strictObject({
  version: versionSchema,
  reason: longText(500, 3),
  /** The number, typed to confirm. */
  confirmNumber: z.string().max(20),
});
export type RecordDelete = z.infer<typeof recordDeleteSchema>;

/** Brings a deleted record back. */
export const recordRestoreSchema = z.strictObject({ version: versionSchema });
export type RecordRestore = z.infer<typeof recordRestoreSchema>;

/** Who deleted a record, why, and until when it can be brought back. */
export const recordDeletionSchema = z.object({
  at: timestampSchema,
  by: z.string(),
  reason: z.string(),
  restorableUntil: timestampSchema,
});
export type RecordDeletion = z.infer<typeof recordDeletionSchema>;
