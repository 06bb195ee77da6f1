import { hourMs } from '../../core/durations.ts';
import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  longText,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { newCustomValuesSchema } from '../custom-fields/new-custom-values.ts';
import { jobFields } from './job-fields.ts';
import { jobTeamFunctions } from './jobs.enums.ts';
import { jobPriorities } from './jobs.schemas.ts';

const noteLength = 1000;
const base = { version: versionSchema };
const note = longText(noteLength).nullable().default(null);
const requiredNote = longText(noteLength, 1);

/** A draft requires a client and a title; the rest is added step by step. */
export const jobCreateSchema = z.strictObject({
  ...z.object(jobFields).partial().shape,
  companyId: jobFields.companyId,
  title: jobFields.title,
  custom: newCustomValuesSchema,
});
export const jobPatchSchema = z.strictObject({
  ...base,
  changes: z.strictObject(jobFields).partial(),
  /** Whether the client is notified of the changes that concern them. */
  notifyClient: z.boolean().default(false),
  /** Whether candidates who know of the job are mailed about the changes that concern them. */
  notifyCandidates: z.boolean().default(false),
});

export const jobSubmitForReviewSchema = z.strictObject({ ...base, note });
export const jobOpenSchema = z.strictObject({ ...base, note });
export const jobSendBackSchema = z.strictObject({ ...base, note: requiredNote });
export const jobHoldSchema = z.strictObject({
  ...base,
  note: requiredNote,
  /** Whether candidates in interviews with the client are notified by mail. */
  notifyCandidates: z.boolean().default(false),
});
export const jobResumeSchema = z.strictObject({ ...base, note });
export const jobReopenSchema = z.strictObject({ ...base, note });
export const jobEndSchema = z.strictObject({
  ...base,
  /** A reason of the context `job_close`. */
  reasonId: idSchema,
  note,
  /**
   * Reason for rejecting the remaining candidates, from `application_reject`; required if there are
   * any.
   */
  rejectReasonId: idSchema.nullable().default(null),
  /** Whether candidates with consent are mailed that the job has ended. */
  notifyCandidates: z.boolean().default(false),
  /** Hours until these mails are sent; until then, reopening an application goes unnoticed. */
  notifyDelayHours: z
    .number()
    .int()
    .min(0)
    .max(limits.application.messageDelay / hourMs)
    .default(0),
});
/** The client to which a public form request belongs. */
export const jobClientSchema = z.strictObject({ ...base, companyId: idSchema });
export const jobCopySchema = z.strictObject({ title: jobFields.title.optional() });
export const jobDeleteSchema = z.strictObject({ ...base, reason: longText(500, 1) });

/** Effects of closing or cancelling, for the confirmation page. */
export const jobEndEffectsSchema = z.object({
  /** Candidates still on the job. */
  applications: z.number().int(),
  /** Those who can be notified by mail. */
  mailable: z.number().int(),
  /** Selected candidates or contracts in preparation: these must be settled first. */
  selected: z.number().int(),
  /** Positions that are cancelled. */
  positions: z.number().int(),
  clientMail: z.boolean(),
});
/** Candidates affected by a change, for the page that asks whether to notify them. */
export const jobChangeEffectsSchema = z.object({
  /** Candidates who know of the job: they were asked, agreed, applied or were submitted. */
  knowing: z.number().int(),
  /** Those who can be notified by mail. */
  mailable: z.number().int(),
});
/** Effects of deleting, or what prevents it. */
export const jobDeleteEffectsSchema = z.object({
  blockedBy: z.enum(['USE_ACTION_INSTEAD', 'INVALID_TRANSITION']).nullable(),
  /** Whether the job has or had any candidate. */
  used: z.boolean(),
  /** The client user who requested it and is notified. */
  tells: z.string().nullable(),
});
/** Effects of a different opening date. */
export const jobOpenedDateEffectsSchema = z.object({
  earliest: dateSchema,
  latest: dateSchema,
});

const bulk = {
  ids: z.array(idSchema).min(1).max(limits.job.bulk),
  dryRun: z.boolean().default(false),
};
export const jobBulkTeamSchema = z.strictObject({
  ...bulk,
  userId: idSchema,
  function: z.enum(jobTeamFunctions),
});
export const jobBulkPrioritySchema = z.strictObject({
  ...bulk,
  priority: z.enum(jobPriorities),
});
export const jobBulkHoldSchema = z.strictObject({ ...bulk, note: requiredNote });
export const jobActivityQuery = z.strictObject({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export const jobActivitySchema = z.object({
  data: z.array(
    z.object({
      id: idSchema,
      at: timestampSchema,
      actor: z.string().nullable(),
      /** `job.open`, `position.add` … */
      action: z.string(),
      /** Names of the changed fields, as in the contracts. */
      fields: z.array(z.string()),
      /** The note given with it; the position concerned. */
      excerpt: z.string().nullable(),
    }),
  ),
  nextCursor: z.string().nullable(),
});
export type JobActivityItem = z.infer<typeof jobActivitySchema>['data'][number];
