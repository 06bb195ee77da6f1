import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { dateSchema, idSchema, longText, text, versionSchema } from '../../core/primitives.ts';
import { applicationRateSchema } from './application-record.schemas.ts';
import { tellingNowSchema } from './applications.schemas.ts';
import { earlyStageKinds } from './pipeline.ts';

const { message, proof, interviewDays } = limits.application;
const base = { version: versionSchema };
const note = longText(message).nullable().default(null);
/** How we know that the client said so. */
const proofOf = longText(proof.max, proof.min);

export const askInterestSchema = z.strictObject({ ...base, message: note });
/** Asks the client for an answer; the words are quoted in the mail. */
export const remindClientSchema = z.strictObject({ ...base, message: note });
export const applicationNoteSchema = z.strictObject({ ...base, note });

/** When the client hears of it: at once, or with what else comes within half an hour. */
export const submissionTimings = ['now', 'digest'] as const;

export const submitSchema = z.strictObject({
  ...base,
  note,
  /** Users of the client; null for all deciders. */
  recipientIds: z.array(idSchema).min(1).max(50).nullable().default(null),
  timing: z.enum(submissionTimings).default('now'),
  /** Shown to the same client not long ago: it is meant. */
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
  /** Below what the person wants at least: it is meant. */
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

/** Back to being selected, or over for good with a reason of that ending. */
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

/** Tells a person how their application ended, or notes that they know. */
export const tellOutcomeSchema = z.strictObject({ ...base, telling: tellingNowSchema });

export const moveToJobSchema = z.strictObject({
  ...base,
  jobId: idSchema,
  stage: z.enum(earlyStageKinds).default('added'),
  note,
});
