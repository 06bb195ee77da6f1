import { z } from 'zod';
import { bulkAnswerSchema, withSelection } from '../../core/bulk.ts';
import { limits } from '../../core/limits.ts';
import { emailSchema, idSchema, longText, text, timestampSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { deliveryProblems, messageMachine } from './messages.machine.ts';
import { replyTargets, templateFiles } from './messages.schemas.ts';

/** Why a recipient is skipped in a bulk mail. */
export const bulkMailSkips = [
  'NO_RECIPIENTS',
  'CANDIDATE_DO_NOT_CONTACT',
  'NO_BULK_MAIL',
  'UNSUBSCRIBED',
  'BOUNCED',
  'SAME_ADDRESS',
  'ALREADY_WRITTEN',
] as const;
export type BulkMailSkip = (typeof bulkMailSkips)[number];

const words = {
  subject: text(limits.mail.subject, 1),
  text: longText(limits.mail.body, 1),
  /** The template it is based on. */
  templateId: idSchema.nullable().default(null),
  /** Uploads of the author to attach to each mail. */
  fileIds: z.array(idSchema).max(limits.mail.files).default([]),
  /** Attached template files, of which the mail keeps copies. */
  templateFileIds: templateFiles.default([]),
  /** The sender address; null: the agency’s. */
  sender: emailSchema.nullable().default(null),
  repliesTo: z.enum(replyTargets).default('record'),
  /** Colleagues who get a copy of each mail; it still counts as one mail. */
  copyIds: z
    .array(idSchema)
    .max(limits.mail.batchCopies)
    .refine((ids) => new Set(ids).size === ids.length, { params: { code: 'NOT_UNIQUE' } })
    .default([]),
  /** Null: as soon as the recipient's mail hours allow. */
  sendAt: timestampSchema.nullable().default(null),
  /** The reason for the second person, if the number of recipients requires one. */
  reason: longText(limits.approval.reason.max, limits.approval.reason.min).nullable().default(null),
};

/** The user's input for one mail to many people. */
export const bulkMailWordsSchema = z.strictObject(words);

/** One mail to many people: text variables are filled in for each. */
export const bulkMailSchema = withSelection({ ...words, dryRun: z.boolean().default(false) });

export const bulkMailAnswer = bulkAnswerSchema.extend({
  /** More recipients than one person may write to at once. */
  needsApproval: z.boolean(),
  /** The id with which the results are read; null for a dry run. */
  batchId: idSchema.nullable(),
});
export type BulkMailAnswer = z.infer<typeof bulkMailAnswer>;

/** Progress of a bulk mail. */
export const batchStates = ['waiting_for_approval', 'refused', 'writing', 'written'] as const;
/** `pending`: not processed yet; `skipped`: not sent; otherwise the state of the mail. */
export const batchOutcomes = ['pending', 'skipped', 'error', ...messageMachine.states] as const;
export type BatchOutcome = (typeof batchOutcomes)[number];
export const batchActions = ['undo', 'retry'] as const;

export const messageBatchSchema = z.object({
  id: idSchema,
  status: z.enum(batchStates),
  /** Including its variables. */
  subject: z.string(),
  text: z.string(),
  sendAt: timestampSchema.nullable(),
  sender: z.string().nullable(),
  /** Files attached to each mail. */
  files: z.array(z.object({ id: idSchema, name: z.string(), size: z.number().int() })),
  /** Colleagues who get a copy of each mail. */
  copies: z.array(personRefSchema),
  total: z.number().int(),
  createdAt: timestampSchema,
  createdBy: personRefSchema.nullable(),
  /** Counts over all recipients, without zeros. */
  counts: z.array(z.object({ outcome: z.enum(batchOutcomes), count: z.number().int() })),
  /** Those that need attention come first. */
  rows: z.array(
    z.object({
      candidateId: idSchema,
      /** Null for a candidate hidden from the reader. */
      name: z.string().nullable(),
      outcome: z.enum(batchOutcomes),
      /** Why they were skipped. */
      code: z.string().nullable(),
      problem: z.enum(deliveryProblems).nullable(),
      scheduledFor: timestampSchema.nullable(),
      recipientZone: z.string().nullable(),
    }),
  ),
  allowedActions: z.array(z.enum(batchActions)),
});
export type MessageBatch = z.infer<typeof messageBatchSchema>;

export const batchQuery = z.strictObject({ outcome: z.enum(batchOutcomes).optional() });

/** Number of mails to retry. */
export const batchRetryAnswer = z.object({ retried: z.number().int() });
/** Number of recalled mails, and of those already sent. */
export const batchUndoAnswer = z.object({ undone: z.number().int(), left: z.number().int() });
