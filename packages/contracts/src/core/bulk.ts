import { z } from 'zod';
import { idSchema } from './primitives.ts';

/** `ok`: done, or would be done; `skipped`: nothing to do; `error`: may not be done, `code` says why. */
export const bulkOutcomes = ['ok', 'skipped', 'error'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** One record of a bulk action. `name` is null for what its reader may not see. */
export const bulkItemSchema = z.object({
  id: idSchema,
  name: z.string().nullable(),
  outcome: z.enum(bulkOutcomes),
  /** A code of the error catalogue, or of the action: `ALREADY_OWNER`. */
  code: z.string().nullable(),
});
export type BulkItem = z.infer<typeof bulkItemSchema>;
