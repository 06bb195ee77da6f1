import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { searchProblemSchema } from './people-search.schemas.ts';

const nameSchema = text(limits.savedSearch.name, 1);
/** In the search syntax; an empty query for all candidates cannot be saved. */
const querySchema = text(limits.peopleSearch.query, 1);

/** A named candidate search, private to its owner. */
export const savedSearchSchema = z.object({
  id: idSchema,
  name: z.string(),
  query: z.string(),
  /** Whether its owner is notified when more candidates match. */
  alert: z.boolean(),
  /** Why it cannot run now: revoked permissions, or a skill or pool that no longer exists. */
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
