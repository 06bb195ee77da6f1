import { z } from 'zod';
import { bulkAnswerSchema, withSelection } from '../../core/bulk.ts';
import { limits } from '../../core/limits.ts';
import { emailSchema, idSchema, longText, text, timestampSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { deliveryProblems, messageMachine } from './messages.machine.ts';
import { replyTargets, templateFiles } from './messages.schemas.ts';

/** Why one of many is left out of a mail to all of them. */
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
  /** The template that it was begun with. */
  templateId: idSchema.nullable().default(null),
  /** Files that the author brought, which go to each of them. */
  fileIds: z.array(idSchema).max(limits.mail.files).default([]),
  /** Files of the template that go along, of which the mail keeps copies. */
  templateFileIds: templateFiles.default([]),
  /** The address that it comes from; null: the agency’s. */
  sender: emailSchema.nullable().default(null),
  repliesTo: z.enum(replyTargets).default('record'),
  /** Colleagues who get a copy of each mail; it counts once all the same. */
  copyIds: z
    .array(idSchema)
    .max(limits.mail.batchCopies)
    .refine((ids) => new Set(ids).size === ids.length, { params: { code: 'NOT_UNIQUE' } })
    .default([]),
  /** Null: as soon as each may be written to. */
  sendAt: timestampSchema.nullable().default(null),
  /** For the second person, where so many people take one. */
  reason: longText(limits.approval.reason.max, limits.approval.reason.min).nullable().default(null),
};

/** What a user types who writes one mail to many people. */
export const bulkMailWordsSchema = z.strictObject(words);

/** One mail to many people: variables of the text are filled for each. */
export const bulkMailSchema = withSelection({ ...words, dryRun: z.boolean().default(false) });

export const bulkMailAnswer = bulkAnswerSchema.extend({
  /** More people than one person may write to at once. */
  needsApproval: z.boolean(),
  /** What became of it is read by this id; null for a rehearsal. */
  batchId: idSchema.nullable(),
});
export type BulkMailAnswer = z.infer<typeof bulkMailAnswer>;

/** How far a mail to many is. */
export const batchStates = ['waiting_for_approval', 'refused', 'writing', 'written'] as const;
/** `pending`: not looked at yet; `skipped`: not written to; else how the mail to them fared. */
export const batchOutcomes = ['pending', 'skipped', 'error', ...messageMachine.states] as const;
export type BatchOutcome = (typeof batchOutcomes)[number];
export const batchActions = ['undo', 'retry'] as const;

export const messageBatchSchema = z.object({
  id: idSchema,
  status: z.enum(batchStates),
  /** With its variables. */
  subject: z.string(),
  text: z.string(),
  sendAt: timestampSchema.nullable(),
  sender: z.string().nullable(),
  /** Files that go to each of them. */
  files: z.array(z.object({ id: idSchema, name: z.string(), size: z.number().int() })),
  /** Colleagues who get a copy of each mail. */
  copies: z.array(personRefSchema),
  total: z.number().int(),
  createdAt: timestampSchema,
  createdBy: personRefSchema.nullable(),
  /** Of all, those that occur. */
  counts: z.array(z.object({ outcome: z.enum(batchOutcomes), count: z.number().int() })),
  /** Those to look at come first. */
  rows: z.array(
    z.object({
      candidateId: idSchema,
      /** Null for a candidate whom the reader may not see. */
      name: z.string().nullable(),
      outcome: z.enum(batchOutcomes),
      /** Why they were left out. */
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

/** How many mails are tried again. */
export const batchRetryAnswer = z.object({ retried: z.number().int() });
/** How many mails were taken back, and how many had left. */
export const batchUndoAnswer = z.object({ undone: z.number().int(), left: z.number().int() });
