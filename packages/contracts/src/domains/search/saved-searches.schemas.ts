import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { searchProblemSchema } from './people-search.schemas.ts';

const nameSchema = text(limits.savedSearch.name, 1);
/** In the grammar of the search; one for all candidates is none. */
const querySchema = text(limits.peopleSearch.query, 1);

/** A search over candidates that its owner keeps under a name. It belongs to them alone. */
export const savedSearchSchema = z.object({
  id: idSchema,
  name: z.string(),
  query: z.string(),
  /** Whether its owner is told when more people match. */
  alert: z.boolean(),
  /** Why it cannot be run now: rights that were taken away, a skill or a pool that is no more. */
  problems: z.array(searchProblemSchema),
  updatedAt: timestampSchema,
  version: versionSchema,
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const savedSearchesSchema = z.object({ data: z.array(savedSearchSchema) });

export const savedSearchCreateSchema = z.strictObject({
  name: nameSchema,
  query: querySchema,
  alert: z.boolean().default(false),
});
export const savedSearchUpdateSchema = z.strictObject({
  version: versionSchema,
  changes: z.strictObject({ name: nameSchema, query: querySchema, alert: z.boolean() }).partial(),
});
export const savedSearchDeleteSchema = z.strictObject({ version: versionSchema });
