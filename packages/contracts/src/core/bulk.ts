import { z } from 'zod';
import { limits } from './limits.ts';
import { idSchema } from './primitives.ts';

/**
 * What a bulk action is meant for: records one by one, or all that a filter of their list finds,
 * less those that were taken out by hand. `filter` is the query of the list as its address carries
 * it, `filter[status]=active&q=react`, read as the list itself reads it.
 */
export const selectionSchema = z.union([
  z.strictObject({ ids: z.array(idSchema).min(1).max(limits.bulk.selection) }),
  z.strictObject({
    filter: z.string().max(limits.view.query),
    except: z.array(idSchema).max(limits.bulk.selection).default([]),
  }),
]);
export type Selection = z.infer<typeof selectionSchema>;

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
