import { z } from 'zod';
import { timestampSchema } from '../../core/primitives.ts';
import { searchIndexStates, searchKinds } from './search.schemas.ts';

/** One kind of record in the index. */
export const indexedKindSchema = z.object({
  kind: z.enum(searchKinds),
  /** Number of documents in the index. */
  documents: z.number().int(),
  /** Number of documents according to the database. */
  expected: z.number().int(),
  /** Time of the last full build; null before the first. */
  builtAt: timestampSchema.nullable(),
});
export type IndexedKind = z.infer<typeof indexedKindSchema>;

export const rebuildStates = ['waiting', 'running', 'done', 'failed'] as const;

/** The last rebuild requested by a user. */
export const indexRebuildSchema = z.object({
  /** Null: all kinds. */
  kind: z.enum(searchKinds).nullable(),
  requestedAt: timestampSchema,
  requestedBy: z.string().nullable(),
  state: z.enum(rebuildStates),
  /** Documents indexed so far, by all server processes together. */
  done: z.number().int(),
  total: z.number().int(),
  /** The server's error message; null without an error. */
  error: z.string().nullable(),
});
export type IndexRebuild = z.infer<typeof indexRebuildSchema>;

/** State of the search index in the responding process. */
export const searchIndexSchema = z.object({
  /** `embedded`: in the server's own memory; `hosted`: a separate service. */
  engine: z.enum(['embedded', 'hosted']),
  state: z.enum([...searchIndexStates, 'down']),
  /** Age of the oldest change that is not indexed yet, in seconds. */
  ageSeconds: z.number().int(),
  /** Memory used by the index in bytes; null while there is no index. */
  bytes: z.number().int().nullable(),
  kinds: z.array(indexedKindSchema),
  lastError: z.object({ at: timestampSchema, text: z.string() }).nullable(),
  rebuild: indexRebuildSchema.nullable(),
});
export type SearchIndexView = z.infer<typeof searchIndexSchema>;

export const indexRebuildBody = z.strictObject({
  /** Null: all kinds. */
  kind: z.enum(searchKinds).nullable(),
});
