import { z } from 'zod';
import { limits } from './limits.ts';
import { idSchema, text } from './primitives.ts';

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

/** How many records ended in the same way. */
export const bulkReasonSchema = z.object({
  outcome: z.enum(bulkOutcomes),
  code: z.string().nullable(),
  count: z.number().int(),
});
export type BulkReason = z.infer<typeof bulkReasonSchema>;

/** What became of several records that were looked after with one request. */
export const bulkResultSchema = z.object({
  items: z.array(bulkItemSchema),
  ok: z.number().int(),
  skipped: z.number().int(),
  failed: z.number().int(),
});

/**
 * The answer of a bulk action that takes a selection. `items` are at most `limits.bulk.items`, those
 * that cannot be done first; the counts are of all. A rehearsal has no operation. More records than
 * `limits.bulk.atOnce` are looked after in the background: `inBackground` is then true, the status
 * 202, and the counts are still to come.
 */
export const bulkAnswerSchema = bulkResultSchema.extend({
  total: z.number().int(),
  reasons: z.array(bulkReasonSchema),
  operationId: idSchema.nullable(),
  inBackground: z.boolean(),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;

const selectionFields = {
  /** These records … */
  ids: z.array(idSchema).min(1).max(limits.bulk.selection).optional(),
  /** … or all that a list finds, asked for as in its address: `filter[status]=active&q=go` … */
  query: text(limits.view.query).optional(),
  /** … but for these. */
  except: z.array(idSchema).max(limits.bulk.selection).default([]),
  /** How many the person was told of: with more by now it is refused (`SELECTION_GREW`). */
  expected: z.number().int().min(0).optional(),
};

/** Which records something is done to. */
export type Selection = z.output<z.ZodObject<typeof selectionFields>>;

/** A {@link Selection} as a caller writes it: ids, or a query with its exceptions. */
export type SelectionInput = { ids: string[] } | { query: string; except: string[] };

/** A body that takes a selection beside what else an action needs: either ids or a query. */
export const withSelection = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({ ...selectionFields, ...shape }).refine(isOneSelection, {
    path: ['ids'],
    params: { code: 'REQUIRED' },
  });

function isOneSelection(body: unknown): boolean {
  const { ids, query } = body as Pick<Selection, 'ids' | 'query'>;
  return (ids === undefined) !== (query === undefined);
}
