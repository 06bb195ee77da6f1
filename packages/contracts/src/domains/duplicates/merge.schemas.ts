import { z } from 'zod';
import type { ErrorCode } from '../../core/errors.ts';
import { idSchema, versionSchema } from '../../core/primitives.ts';
import { candidateRecordSchema } from '../candidates/candidate-record.schemas.ts';

/** What is chosen from one of two records; parts that only mean something together go together. */
export const mergeFields = [
  'name',
  'preferredName',
  'pronouns',
  'headline',
  'email',
  'phone',
  'place',
  'timeZone',
  'birthDate',
  'workAuthorisation',
  'primaryRole',
  'seniority',
  'yearsExperience',
  'vetting',
  'standing',
  'notice',
  'availableFrom',
  'weeklyCapacityHours',
  'overlap',
  'owner',
  'source',
  'rating',
] as const;
export type MergeField = (typeof mergeFields)[number];

export const mergeSides = ['survivor', 'duplicate'] as const;
export type MergeSide = (typeof mergeSides)[number];

/**
 * Why a side is proposed: the other is empty; it is the sign-in address; it is further along; it
 * says more; it was confirmed later; no reason for the other.
 */
export const mergeReasons = ['only', 'login', 'further', 'complete', 'newer', 'kept'] as const;
export type MergeReason = (typeof mergeReasons)[number];

/** What is chosen of each field; the survivor's where nothing is said. */
export const fieldChoicesSchema = z.partialRecord(z.enum(mergeFields), z.enum(mergeSides));
export type FieldChoices = z.infer<typeof fieldChoicesSchema>;

export const mergeFieldSchema = z.object({
  field: z.enum(mergeFields),
  /** Both say the same, or neither says anything. */
  same: z.boolean(),
  suggested: z.enum(mergeSides),
  reason: z.enum(mergeReasons),
});
export type MergeFieldProposal = z.infer<typeof mergeFieldSchema>;

/** Why two records cannot become one now. */
export const mergeBlocks = [
  'MERGE_TWO_LOGINS',
  'MERGE_TWO_CONTRACTS',
  'CANDIDATE_DO_NOT_CONTACT',
] as const satisfies readonly ErrorCode[];

/** How many rows of a kind go over: `notes`. */
export const mergeCountSchema = z.object({ name: z.string(), count: z.number().int() });

export const mergePreviewSchema = z.object({
  survivor: candidateRecordSchema,
  duplicate: candidateRecordSchema,
  /** The record as it would be with what is proposed: for its lists, which are merged, not chosen. */
  merged: candidateRecordSchema,
  fields: z.array(mergeFieldSchema),
  moves: z.array(mergeCountSchema),
  blockedBy: z.enum(mergeBlocks).nullable(),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;

export const mergeSchema = z.strictObject({
  version: versionSchema,
  duplicateId: idSchema,
  duplicateVersion: versionSchema,
  choices: fieldChoicesSchema.default({}),
});
export const unmergeSchema = z.strictObject({ mergeId: idSchema });
export const unmergedSchema = z.object({
  survivor: candidateRecordSchema,
  duplicate: z.object({ id: idSchema, number: z.string(), name: z.string() }),
});
