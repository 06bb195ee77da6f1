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

/** A draft needs a client and a title; the rest is said step by step. */
export const jobCreateSchema = z.strictObject({
  ...z.object(jobFields).partial().shape,
  companyId: jobFields.companyId,
  title: jobFields.title,
  custom: newCustomValuesSchema,
});
export const jobPatchSchema = z.strictObject({
  ...base,
  changes: z.strictObject(jobFields).partial(),
  /** Whether the client is told of what changed for them. */
  notifyClient: z.boolean().default(false),
  /** Whether people who know of the job are told by mail of what changed for them. */
  notifyCandidates: z.boolean().default(false),
});

export const jobSubmitForReviewSchema = z.strictObject({ ...base, note });
export const jobOpenSchema = z.strictObject({ ...base, note });
export const jobSendBackSchema = z.strictObject({ ...base, note: requiredNote });
export const jobHoldSchema = z.strictObject({
  ...base,
  note: requiredNote,
  /** Whether those who are in interviews with the client are told by mail. */
  notifyCandidates: z.boolean().default(false),
});
export const jobResumeSchema = z.strictObject({ ...base, note });
export const jobReopenSchema = z.strictObject({ ...base, note });
export const jobEndSchema = z.strictObject({
  ...base,
  /** Of the context `job_close`. */
  reasonId: idSchema,
  note,
  /** Why those who are still on it are rejected, of `application_reject`; needed where any is. */
  rejectReasonId: idSchema.nullable().default(null),
  /** Whether candidates with consent are mailed that the job has ended. */
  notifyCandidates: z.boolean().default(false),
  /** Hours until these mails go out; until then an application can be taken up again unheard. */
  notifyDelayHours: z
    .number()
    .int()
    .min(0)
    .max(limits.application.messageDelay / hourMs)
    .default(0),
});
/** The client that a request from the public form is for. */
export const jobClientSchema = z.strictObject({ ...base, companyId: idSchema });
export const jobCopySchema = z.strictObject({ title: jobFields.title.optional() });
export const jobDeleteSchema = z.strictObject({ ...base, reason: longText(500, 1) });

/** What closing or cancelling does, for the page that asks. */
export const jobEndEffectsSchema = z.object({
  /** People who are still on it. */
  applications: z.number().int(),
  /** Of these, who can be told by mail. */
  mailable: z.number().int(),
  /** Selected people or contracts on the way: these are settled first. */
  selected: z.number().int(),
  /** Seats that are given up. */
  positions: z.number().int(),
  clientMail: z.boolean(),
});
/** Candidates affected by a change, for the page that asks whether to notify them. */
export const jobChangeEffectsSchema = z.object({
  /** People on it who know of it: they were asked, said yes, applied or were presented. */
  knowing: z.number().int(),
  /** Of these, who can be told by mail. */
  mailable: z.number().int(),
});
/** What deleting does, or what stands in its way. */
export const jobDeleteEffectsSchema = z.object({
  blockedBy: z.enum(['USE_ACTION_INSTEAD', 'INVALID_TRANSITION']).nullable(),
  /** Whether the job has or had any candidate. */
  used: z.boolean(),
  /** Who of the client asked for it and is told. */
  tells: z.string().nullable(),
});
/** What another opened date would mean. */
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
      /** What was said with it; the seat that it was about. */
      excerpt: z.string().nullable(),
    }),
  ),
  nextCursor: z.string().nullable(),
});
export type JobActivityItem = z.infer<typeof jobActivitySchema>['data'][number];
