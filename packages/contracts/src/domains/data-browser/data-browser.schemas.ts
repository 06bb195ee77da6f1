import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';

/** The name of a collection in the database: `talent_pools`. */
export const collectionNameSchema = z.string().regex(/^[a-z_]{1,60}$/);
export const collectionParams = z.strictObject({ collection: collectionNameSchema });

export const browsedCollectionSchema = z.object({
  name: z.string(),
  documents: z.number().int(),
  /** Size of its documents in bytes; null if the database does not tell. */
  bytes: z.number().nullable(),
  indexes: z.number().int(),
});
export type BrowsedCollection = z.infer<typeof browsedCollectionSchema>;

export const healthChecks = ['storage', 'indexes', 'events', 'auditChain', 'jobs'] as const;

/** One health check of the database. */
export const healthCheckSchema = z.object({
  name: z.enum(healthChecks),
  state: z.enum(['ok', 'warning', 'failed']),
  /** Number of findings: missing indexes, failed events, late jobs. */
  count: z.number().int(),
  /** Their names, at most ten. */
  names: z.array(z.string()),
  /** When it was last healthy; null if it is healthy now or if that is unknown. */
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
  /** Whether values are hidden from every reader. */
  masked: z.boolean(),
  /** Allowed values; null: any value of its type. */
  choices: z.array(z.string()).nullable(),
});
export type BrowsedField = z.infer<typeof browsedFieldSchema>;

export const browsedIndexSchema = z.object({
  name: z.string(),
  /** `status ↑, updatedAt ↓`, in order. */
  keys: z.array(z.object({ path: z.string(), descending: z.boolean() })),
  unique: z.boolean(),
  /** Queries that used it since the database started; null if the database does not count them. */
  uses: z.number().int().nullable(),
  /** Declared by the platform, but missing in the database. */
  missing: z.boolean(),
});
export type BrowsedIndex = z.infer<typeof browsedIndexSchema>;

export const collectionDetailSchema = browsedCollectionSchema.omit({ indexes: true }).extend({
  fields: z.array(browsedFieldSchema),
  indexes: z.array(browsedIndexSchema),
});
export type CollectionDetail = z.infer<typeof collectionDetailSchema>;

/** Newest first; `before` continues after the last page, `id` selects one document. */
export const collectionRowsQuery = z.strictObject({
  before: idSchema.optional(),
  id: idSchema.optional(),
});
/** A document: its unmasked values as text, by path. */
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
