import { z } from 'zod';
import { countrySchema, idSchema, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { duplicateSignals } from '../candidates/candidates.enums.ts';
import { candidateStates } from '../candidates/candidates.machine.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';

/** A pair is open until it is merged, or declared to be different people. */
export const duplicateHintStates = ['open', 'merged', 'not_duplicate'] as const;

/** A possible duplicate within a group. */
export const duplicatePersonSchema = z.object({
  id: idSchema,
  number: z.string(),
  name: z.string(),
  photo: photoSchema.optional(),
  headline: z.string().nullable(),
  status: z.enum(candidateStates),
  city: z.string().nullable(),
  country: countrySchema,
  owner: personRefSchema.nullable(),
  /** Percent of a complete profile. */
  completeness: z.number().int(),
  createdAt: timestampSchema,
  version: versionSchema,
});
export type DuplicatePerson = z.infer<typeof duplicatePersonSchema>;

export const duplicatePairSchema = z.object({
  aId: idSchema,
  bId: idSchema,
  signals: z.array(z.enum(duplicateSignals)),
  /** 0–100. */
  score: z.number().int(),
});
export type DuplicatePair = z.infer<typeof duplicatePairSchema>;

/**
 * Candidates connected through pairs: A resembles B, B resembles C. The most similar pair first.
 */
export const duplicateGroupSchema = z.object({
  people: z.array(duplicatePersonSchema),
  pairs: z.array(duplicatePairSchema),
});
export type DuplicateGroup = z.infer<typeof duplicateGroupSchema>;

/** A merge into this record that can still be undone. */
export const undoableMergeSchema = z.object({
  id: idSchema,
  duplicate: z.object({ id: idSchema, number: z.string(), name: z.string() }),
  mergedAt: timestampSchema,
  mergedBy: z.string(),
  undoUntil: timestampSchema,
});
export type UndoableMerge = z.infer<typeof undoableMergeSchema>;

/** Duplicates shown on a record's page. */
export const candidateDuplicatesSchema = duplicateGroupSchema.extend({
  /** Newest first. */
  merges: z.array(undoableMergeSchema),
});

export const duplicateListQuery = z.strictObject({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export const duplicateListSchema = z.object({
  data: z.array(duplicateGroupSchema),
  nextCursor: z.string().nullable(),
});

/** A pair of records given in the path. */
export const duplicatePairParams = z.strictObject({
  id: z.string().max(64),
  otherId: z.string().max(64),
});
export const duplicateDecisionSchema = z.object({ status: z.enum(duplicateHintStates) });
