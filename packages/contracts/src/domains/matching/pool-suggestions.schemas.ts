import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema } from '../../core/primitives.ts';
import { vettingStates } from '../candidates/candidates.enums.ts';
import { photoSchema } from '../photos/photos.schemas.ts';

const jobRefSchema = z.object({ id: idSchema, number: z.string(), title: z.string() });

/** A candidate outside a pool who fits the jobs that use it. */
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
  /** The candidate's best matching job, 0–100. */
  job: jobRefSchema,
  score: z.number().int(),
  /** Number of the pool's jobs that do not exclude the candidate. */
  fits: z.number().int(),
  /** Required skills that the candidate fully has, and those that are missing. */
  has: z.array(z.object({ name: z.string(), verified: z.boolean() })),
  lacks: z.array(z.string()),
});
export type PoolSuggestion = z.infer<typeof poolSuggestionSchema>;

/** The demand of jobs on a pool, the supply of its members, and candidates who could be added. */
export const poolSuggestionsSchema = z.object({
  /** Open jobs that use it, with their free positions. */
  jobs: z.array(jobRefSchema.extend({ seats: z.number().int() })),
  seats: z.number().int(),
  /** Members who could start now. */
  available: z.number().int(),
  /** How many free positions exceed the available members. */
  missing: z.number().int(),
  /** Must-have skills of its jobs, those with the fewest members first. */
  skills: z.array(z.object({ id: idSchema, name: z.string(), members: z.number().int() })),
  suggestions: z.array(poolSuggestionSchema),
  /** Number of dismissed candidates that would be suggested. */
  dismissed: z.number().int(),
});
export type PoolSuggestions = z.infer<typeof poolSuggestionsSchema>;

export const poolDismissSchema = z.strictObject({
  candidateIds: z.array(idSchema).min(1).max(limits.pool.moveAtOnce),
  /** False undoes the dismissal. */
  dismissed: z.boolean(),
});
export const poolDismissResult = z.object({ changed: z.number().int() });
