import { z } from 'zod';
import { timestampSchema } from '../../core/primitives.ts';
import { searchIndexStates, searchKinds } from './search.schemas.ts';

/** One kind of record in the index. */
export const indexedKindSchema = z.object({
  kind: z.enum(searchKinds),
  /** Documents that the index holds. */
  documents: z.number().int(),
  /** Documents that the database would give. */
  expected: z.number().int(),
  /** When it was filled as a whole last; null before the first time. */
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
  /** Documents put in so far, of all server processes together. */
  done: z.number().int(),
  total: z.number().int(),
  /** What went wrong, in the words of the server; null when nothing did. */
  error: z.string().nullable(),
});
export type IndexRebuild = z.infer<typeof indexRebuildSchema>;

/** How the search index of the process that answers stands. */
export const searchIndexSchema = z.object({
  /** `embedded`: in the server's own memory; `hosted`: a service beside it. */
  engine: z.enum(['embedded', 'hosted']),
  state: z.enum([...searchIndexStates, 'down']),
  /** How old the oldest change is that is not in yet, in seconds. */
  ageSeconds: z.number().int(),
  /** Memory that the index takes, in bytes; null while there is none. */
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
