import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { dateSchema, idSchema, longText, text, versionSchema } from '../../core/primitives.ts';
import { applicationRateSchema } from './application-record.schemas.ts';
import { tellingNowSchema } from './applications.schemas.ts';
import { earlyStageKinds } from './pipeline.ts';

const { message, proof, interviewDays } = limits.application;
const base = { version: versionSchema };
const note = longText(message).nullable().default(null);
/** How the agency learned the client's statement. */
const proofOf = longText(proof.max, proof.min);

export const askInterestSchema = z.strictObject({ ...base, message: note });
/** Reminds the client to answer; the mail quotes the text. */
export const remindClientSchema = z.strictObject({ ...base, message: note });
export const applicationNoteSchema = z.strictObject({ ...base, note });

/** When the client is notified: at once, or together with others of the same half hour. */
export const submissionTimings = ['now', 'digest'] as const;

export const submitSchema = z.strictObject({
  ...base,
  note,
  /** Users of the client; null for all deciders. */
  recipientIds: z.array(idSchema).min(1).max(50).nullable().default(null),
  timing: z.enum(submissionTimings).default('now'),
  /** Confirms submitting a candidate recently shown to the same client. */
  again: z.boolean().default(false),
});
export type Submit = z.infer<typeof submitSchema>;
export const resubmitSchema = submitSchema.omit({ again: true });

export const requestInterviewSchema = z.strictObject({
  ...base,
  round: text(80).nullable().default(null),
  days: z.array(dateSchema).max(interviewDays).default([]),
  note: proofOf,
});

export const selectSchema = z.strictObject({
  ...base,
  positionId: idSchema,
  startDate: dateSchema.nullable().default(null),
  billRate: applicationRateSchema.nullable().default(null),
  payRate: applicationRateSchema.nullable().default(null),
  note: proofOf,
  /** Confirms a rate below the candidate's minimum. */
  belowMinimum: z.boolean().default(false),
});

export const unselectSchema = z.strictObject({ ...base, note: proofOf });

export const contractSchema = z.strictObject({
  ...base,
  startDate: dateSchema,
  billRate: applicationRateSchema,
  payRate: applicationRateSchema,
  belowMinimum: z.boolean().default(false),
});

/** Returns the application to selected, or ends it with a reason. */
export const contractingFailsSchema = z
  .strictObject({
    ...base,
    outcome: z.enum(['selected', 'rejected', 'withdrawn']),
    reasonId: idSchema.nullable().default(null),
    note: proofOf,
  })
  .refine(({ outcome, reasonId }) => outcome === 'selected' || reasonId !== null, {
    path: ['reasonId'],
    params: { code: 'REQUIRED' },
  });

/** Tells a candidate how their application ended, or records that they know. */
export const tellOutcomeSchema = z.strictObject({ ...base, telling: tellingNowSchema });

export const moveToJobSchema = z.strictObject({
  ...base,
  jobId: idSchema,
  stage: z.enum(earlyStageKinds).default('added'),
  note,
});
