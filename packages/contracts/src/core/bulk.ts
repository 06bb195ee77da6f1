import { z } from 'zod';
import { limits } from './limits.ts';
import { idSchema, text } from './primitives.ts';

/**
 * `ok`: done, or would be done; `skipped`: nothing to do; `error`: not allowed, `code` says why.
 */
export const bulkOutcomes = ['ok', 'skipped', 'error'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** One record of a bulk action. `name` is null if the reader may not see the record. */
export const bulkItemSchema = z.object({
  id: idSchema,
  name: z.string().nullable(),
  outcome: z.enum(bulkOutcomes),
  /** A code of the error catalogue or one specific to the action: `ALREADY_OWNER`. */
  code: z.string().nullable(),
});
export type BulkItem = z.infer<typeof bulkItemSchema>;

/** Number of records with the same outcome and code. */
export const bulkReasonSchema = z.object({
  outcome: z.enum(bulkOutcomes),
  code: z.string().nullable(),
  count: z.number().int(),
});
export type BulkReason = z.infer<typeof bulkReasonSchema>;

/** The outcome for several records processed with one request. */
export const bulkResultSchema = z.object({
  items: z.array(bulkItemSchema),
  ok: z.number().int(),
  skipped: z.number().int(),
  failed: z.number().int(),
});

/**
 * The response to a bulk action on a selection. `items` holds at most `limits.bulk.items` records,
 * failed ones first; the counts cover all records. A dry run has no operation. Selections larger
 * than `limits.bulk.atOnce` are processed in the background: `inBackground` is then true, the
 * status is 202, and the counts are not known yet.
 */
export const bulkAnswerSchema = bulkResultSchema.extend({
  total: z.number().int(),
  reasons: z.array(bulkReasonSchema),
  operationId: idSchema.nullable(),
  inBackground: z.boolean(),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;

const selectionFields = {
  /** The selected record ids … */
  ids: z.array(idSchema).min(1).max(limits.bulk.selection).optional(),
  /** … or a list query in URL form that selects all its results: `filter[status]=active&q=go` … */
  query: text(limits.view.query).optional(),
  /** … except these records. */
  except: z.array(idSchema).max(limits.bulk.selection).default([]),
  /**
   * Number of records shown to the user; if more match by now, the request is refused
   * (`SELECTION_GREW`).
   */
  expected: z.number().int().min(0).optional(),
};

/** The records that an action applies to. */
export type Selection = z.output<z.ZodObject<typeof selectionFields>>;

/** A {@link Selection} as a caller writes it: ids, or a query with exceptions. */
export type SelectionInput = { ids: string[] } | { query: string; except: string[] };

/**
 * Builds a body schema that takes a selection, either ids or a query, beside the action's own
 * fields.
 */
export const withSelection = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({ ...selectionFields, ...shape }).refine(isOneSelection, {
    path: ['ids'],
    params: { code: 'REQUIRED' },
  });

function isOneSelection(body: unknown): boolean {
  const { ids, query } = body as Pick<Selection, 'ids' | 'query'>;
  return (ids === undefined) !== (query === undefined);
}
