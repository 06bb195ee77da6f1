import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';

/** The name of a collection in the database: `talent_pools`. */
export const collectionNameSchema = z.string().regex(/^[a-z_]{1,60}$/);
export const collectionParams = z.strictObject({ collection: collectionNameSchema });

export const browsedCollectionSchema = z.object({
  name: z.string(),
  documents: z.number().int(),
  /** Bytes of its documents; null where the database does not tell. */
  bytes: z.number().nullable(),
  indexes: z.number().int(),
});
export type BrowsedCollection = z.infer<typeof browsedCollectionSchema>;

export const healthChecks = ['storage', 'indexes', 'events', 'auditChain', 'jobs'] as const;

/** One look at the state of the database. */
export const healthCheckSchema = z.object({
  name: z.enum(healthChecks),
  state: z.enum(['ok', 'warning', 'failed']),
  /** How many are concerned: indexes that are missing, events that failed, jobs that are late. */
  count: z.number().int(),
  /** Which ones, at most ten. */
  names: z.array(z.string()),
  /** When it was last seen to be well; null where that is now or unknown. */
  at: timestampSchema.nullable(),
});
export type HealthCheck = z.infer<typeof healthCheckSchema>;

export const dataOverviewSchema = z.object({
  checks: z.array(healthCheckSchema),
  collections: z.array(browsedCollectionSchema),
});
export type DataOverview = z.infer<typeof dataOverviewSchema>;

export const fieldKinds = [
  'id',
  'text',
  'number',
  'date',
  'switch',
  'choice',
  'list',
  'part',
  'other',
] as const;

/** A field of a collection. */
export const browsedFieldSchema = z.object({
  path: z.string(),
  kind: z.enum(fieldKinds),
  required: z.boolean(),
  /** Values are hidden from every reader. */
  masked: z.boolean(),
  /** What may stand in it; null: anything of its kind. */
  choices: z.array(z.string()).nullable(),
});
export type BrowsedField = z.infer<typeof browsedFieldSchema>;

export const browsedIndexSchema = z.object({
  name: z.string(),
  /** `status ↑, updatedAt ↓`, in order. */
  keys: z.array(z.object({ path: z.string(), descending: z.boolean() })),
  unique: z.boolean(),
  /** Queries that used it since the database started; null where it does not count them. */
  uses: z.number().int().nullable(),
  /** Declared by the platform, but not in the database. */
  missing: z.boolean(),
});
export type BrowsedIndex = z.infer<typeof browsedIndexSchema>;

export const collectionDetailSchema = browsedCollectionSchema.omit({ indexes: true }).extend({
  fields: z.array(browsedFieldSchema),
  indexes: z.array(browsedIndexSchema),
});
export type CollectionDetail = z.infer<typeof collectionDetailSchema>;

/** Newest first; `before` goes on from where the last page ended, `id` asks for one document. */
export const collectionRowsQuery = z.strictObject({
  before: idSchema.optional(),
  id: idSchema.optional(),
});
/** A document: the values that are not masked, as text, by path. */
export const browsedRowSchema = z.object({
  id: idSchema,
  values: z.record(z.string(), z.string().nullable()),
});
export type BrowsedRow = z.infer<typeof browsedRowSchema>;

export const collectionRowsSchema = z.object({
  rows: z.array(browsedRowSchema),
  /** Null at the end. */
  nextBefore: idSchema.nullable(),
});
