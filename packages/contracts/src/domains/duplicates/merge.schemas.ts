import { z } from 'zod';
import type { ErrorCode } from '../../core/errors.ts';
import { idSchema, versionSchema } from '../../core/primitives.ts';
import { candidateRecordSchema } from '../candidates/candidate-record.schemas.ts';

/** Choices between two records; dependent parts are chosen together. */
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
 * Why a side is suggested: the other is empty; it is the sign-in address; it is further along; it
 * is more complete; it was confirmed later; no reason for the other.
 */
export const mergeReasons = ['only', 'login', 'further', 'complete', 'newer', 'kept'] as const;
export type MergeReason = (typeof mergeReasons)[number];

/** The chosen side of each field; the survivor's by default. */
export const fieldChoicesSchema = z.partialRecord(z.enum(mergeFields), z.enum(mergeSides));
export type FieldChoices = z.infer<typeof fieldChoicesSchema>;

export const mergeFieldSchema = z.object({
  field: z.enum(mergeFields),
  /** Both have the same value, or neither has one. */
  same: z.boolean(),
  suggested: z.enum(mergeSides),
  reason: z.enum(mergeReasons),
});
export type MergeFieldProposal = z.infer<typeof mergeFieldSchema>;

/** Reasons why two records cannot be merged now. */
export const mergeBlocks = [
  'MERGE_TWO_LOGINS',
  'MERGE_TWO_CONTRACTS',
  'CANDIDATE_DO_NOT_CONTACT',
] as const satisfies readonly ErrorCode[];

/** Number of rows of a kind that are moved: `notes`. */
export const mergeCountSchema = z.object({ name: z.string(), count: z.number().int() });

export const mergePreviewSchema = z.object({
  survivor: candidateRecordSchema,
  duplicate: candidateRecordSchema,
  /** The record after the suggested choices, needed for its lists, which are merged, not chosen. */
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
