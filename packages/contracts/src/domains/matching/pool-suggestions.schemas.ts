import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema } from '../../core/primitives.ts';
import { vettingStates } from '../candidates/candidates.enums.ts';
import { photoSchema } from '../photos/photos.schemas.ts';

const jobRefSchema = z.object({ id: idSchema, number: z.string(), title: z.string() });

/** A candidate outside a pool who fits the jobs that look into it. */
export const poolSuggestionSchema = z.object({
  candidate: z.object({
    id: idSchema,
    number: z.string(),
    name: z.string(),
    photo: photoSchema.optional(),
    headline: z.string().nullable(),
    vettingStatus: z.enum(vettingStates),
    country: z.string(),
    availableFrom: z.string().nullable(),
  }),
  /** The job that the person fits best, 0–100. */
  job: jobRefSchema,
  score: z.number().int(),
  /** Jobs of the pool that nothing keeps the person from. */
  fits: z.number().int(),
  /** Of what the job asks for: what is there whole, and what is not. */
  has: z.array(z.object({ name: z.string(), verified: z.boolean() })),
  lacks: z.array(z.string()),
});
export type PoolSuggestion = z.infer<typeof poolSuggestionSchema>;

/** What jobs want of a pool, how far its people go, and who could be added. */
export const poolSuggestionsSchema = z.object({
  /** Open jobs that look into it, with their free seats. */
  jobs: z.array(jobRefSchema.extend({ seats: z.number().int() })),
  seats: z.number().int(),
  /** Members who could begin now. */
  available: z.number().int(),
  /** How many more could be placed than could begin. */
  missing: z.number().int(),
  /** Skills that its jobs must have, those that the fewest members have first. */
  skills: z.array(z.object({ id: idSchema, name: z.string(), members: z.number().int() })),
  suggestions: z.array(poolSuggestionSchema),
  /** Who was dismissed here and would stand among them. */
  dismissed: z.number().int(),
});
export type PoolSuggestions = z.infer<typeof poolSuggestionsSchema>;

export const poolDismissSchema = z.strictObject({
  candidateIds: z.array(idSchema).min(1).max(limits.pool.moveAtOnce),
  /** False takes the dismissal back. */
  dismissed: z.boolean(),
});
export const poolDismissResult = z.object({ changed: z.number().int() });
