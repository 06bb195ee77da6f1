import { z } from 'zod';
import { withSelection } from '../../core/bulk.ts';
import { limits } from '../../core/limits.ts';
import { mailedCodeSchema } from '../../core/mailed-code.ts';
import { idSchema, longText, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { languageCodeSchema } from '../candidates/bio.schemas.ts';
import { fileSchema } from '../files/files.schemas.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { poolRefSchema } from '../pools/pool-ref.schemas.ts';
import { questionFieldsSchema } from '../questions/question-fields.ts';
import { answerValueSchema } from './answer-rules.ts';
import { screeningFormActions, screeningFormMachine } from './screening.machine.ts';

const { screening: most } = limits;
const within = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);
/** An asked question is always active. */
const askedShape = questionFieldsSchema.omit({ isActive: true }).shape;

/** One question of a draft: kept from the form, taken from a pool, or written for this form. */
export const draftQuestionSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('form'), key: idSchema }),
  z.strictObject({ from: z.literal('pool'), questionId: idSchema }),
  z.strictObject({
    from: z.literal('own'),
    /** The question of this form that it replaces; null for a new one. */
    key: idSchema.nullable(),
    question: questionFieldsSchema,
  }),
]);
export type DraftQuestion = z.infer<typeof draftQuestionSchema>;

const formFields = {
  title: text(most.title.max, most.title.min),
  /** Introduction shown to the candidate before the questions. */
  intro: longText(most.intro).nullable(),
  questions: z.array(draftQuestionSchema).min(1).max(most.questions, { message: 'TOO_MANY' }),
  /**
   * Days from sending until the answers are due; the link stays valid until it expires. Null: the
   * agency's default deadline.
   */
  dueInDays: within(most.dueInDays).nullable(),
};
export const screeningFormCreateSchema = z.strictObject({
  /** The pool for which the candidate is screened. */
  poolId: idSchema.nullable(),
  /** The job for which the candidate is screened; questions of its last form may be kept. */
  jobId: idSchema.nullable().default(null),
  ...formFields,
});
export const screeningFormPatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject(formFields).partial(),
});

/** A pool's screening questions for several candidates, each with their own form and link. */
export const bulkScreeningSchema = withSelection({
  poolId: idSchema,
  /** Null: the agency's default deadline. */
  dueInDays: within(most.dueInDays).nullable(),
  /** Shown in the mail above the link. */
  message: longText(most.message).nullable().default(null),
  dryRun: z.boolean().default(false),
});

export const screeningVersionSchema = z.strictObject({ version: versionSchema });
export const screeningDisableSchema = z.strictObject({
  version: versionSchema,
  /** Mailed to the candidate; null for no message. */
  message: longText(most.message).nullable(),
});
/** The questions to ask again, with their original wording. */
export const screeningRequestMoreSchema = z.strictObject({
  version: versionSchema,
  keys: z.array(idSchema).min(1).max(most.questions),
});
export const screeningAnswerParams = z.strictObject({
  id: z.string().max(64),
  key: z.string().max(64),
});
export const screeningReviewSchema = z.strictObject({
  /** Version of the answer. */
  version: versionSchema,
  score: within(most.score).nullable(),
  note: longText(most.reviewNote).nullable(),
});

/** An uploaded file of an answer. */
export const answerFileSchema = fileSchema.pick({ id: true, name: true, size: true, scan: true });
export type AnswerFile = z.infer<typeof answerFileSchema>;
export const screeningAnswerFileParams = z.strictObject({
  ...screeningAnswerParams.shape,
  fileId: z.string().max(64),
});

/** An answer with its review. */
export const screeningAnswerSchema = z.object({
  value: answerValueSchema.nullable(),
  /** Files of the answer, in the order of its value. */
  files: z.array(answerFileSchema),
  /** The language of the answer, if the question allows any; null is English. */
  language: z.string().nullable(),
  /** The answer triggered a knock-out rule. */
  flagged: z.boolean(),
  savedAt: timestampSchema,
  score: z.number().int().nullable(),
  note: z.string().nullable(),
  reviewedBy: personRefSchema.nullable(),
  version: versionSchema,
});
export type ScreeningAnswer = z.infer<typeof screeningAnswerSchema>;

export const screeningQuestionSchema = z.object({
  key: idSchema,
  ...askedShape,
  /** The pool it was taken from, if visible to the reader. */
  pool: poolRefSchema.nullable(),
  answer: screeningAnswerSchema.nullable(),
});
export type ScreeningQuestion = z.infer<typeof screeningQuestionSchema>;

/** The job of a form. */
export const screenedJobSchema = z.object({ id: idSchema, number: z.string(), title: z.string() });

/** Initial data of a form for a job: its pools, and the questions of the last form for it. */
export const jobScreeningSchema = z.object({
  job: screenedJobSchema,
  pools: z.array(poolRefSchema),
  questions: z.array(screeningQuestionSchema.omit({ answer: true })),
});
export type JobScreening = z.infer<typeof jobScreeningSchema>;

/** A form for staff, including answers that are not submitted yet. */
export const screeningFormSchema = z.object({
  id: idSchema,
  candidate: z.object({ id: idSchema, number: z.string(), name: z.string() }),
  pool: poolRefSchema.nullable(),
  /** If visible to the reader. */
  job: screenedJobSchema.nullable(),
  title: z.string(),
  intro: z.string().nullable(),
  status: z.enum(screeningFormMachine.states),
  questions: z.array(screeningQuestionSchema),
  dueInDays: z.number().int(),
  dueAt: timestampSchema.nullable(),
  expiresAt: timestampSchema.nullable(),
  /** The masked recipient of the link; null for readers without permission for contact data. */
  sentTo: z.string().nullable(),
  sentBy: personRefSchema.nullable(),
  sentAt: timestampSchema.nullable(),
  /** The scheduled time of the e-mail, if its sender chose one. */
  mailAt: timestampSchema.nullable(),
  firstOpenedAt: timestampSchema.nullable(),
  autosaveAt: timestampSchema.nullable(),
  submittedAt: timestampSchema.nullable(),
  reminders: z.number().int(),
  /** The form whose questions this one repeats. */
  followUpOf: idSchema.nullable(),
  score: z.number().nullable(),
  reviewedBy: personRefSchema.nullable(),
  reviewedAt: timestampSchema.nullable(),
  createdBy: personRefSchema.nullable(),
  updatedAt: timestampSchema,
  version: versionSchema,
  allowedActions: z.array(z.enum(screeningFormActions)),
});
export type ScreeningForm = z.infer<typeof screeningFormSchema>;

export const screeningFormListSchema = z.object({
  data: z.array(screeningFormSchema),
  /** Why no form can be sent to this candidate; null if one can. */
  obstacle: z.enum(['no_email', 'no_contact', 'do_not_contact']).nullable(),
  allowedActions: z.array(z.enum(['create'])),
});
export type ScreeningFormList = z.infer<typeof screeningFormListSchema>;
/** Shown once: the database stores only its hash. */
export const screeningLinkSchema = z.object({ path: z.string() });

/** The visible part of a question: nothing about how its answer is assessed. */
const visibleShape = questionFieldsSchema.omit({
  isActive: true,
  idealAnswer: true,
  competency: true,
  weight: true,
  knockOut: true,
}).shape;
export const visitorQuestionSchema = z.object({ key: idSchema, ...visibleShape });
export type VisitorQuestion = z.infer<typeof visitorQuestionSchema>;

export const visitorAnswerSchema = z.object({
  key: idSchema,
  value: answerValueSchema.nullable(),
  files: z.array(answerFileSchema),
  language: z.string().nullable(),
  savedAt: timestampSchema,
  version: versionSchema,
});
export type VisitorAnswer = z.infer<typeof visitorAnswerSchema>;

/** A form for its candidate, until submitted. */
export const visitorFormSchema = z.object({
  agencyName: z.string(),
  firstName: z.string(),
  title: z.string(),
  intro: z.string().nullable(),
  isBegun: z.boolean(),
  questions: z.array(visitorQuestionSchema),
  answers: z.array(visitorAnswerSchema),
  /** The candidate has no account yet and can be invited to one. */
  mayHaveAccount: z.boolean(),
  dueAt: timestampSchema,
  expiresAt: timestampSchema,
});
export type VisitorForm = z.infer<typeof visitorFormSchema>;

export const visitorAnswerParams = z.strictObject({
  handle: z.string().max(64),
  key: z.string().max(64),
});
export const visitorFileParams = z.strictObject({
  handle: z.string().max(64),
  id: z.string().max(64),
});
export const visitorAnswerWrite = z.strictObject({
  /** The answer's version known to this device; 0 if none. */
  version: z.number().int().min(0),
  value: answerValueSchema.nullable(),
  language: languageCodeSchema.nullable(),
});
/** The mailed code for continuing in another browser. */
export const screeningCodeSchema = z.strictObject({
  code: mailedCodeSchema(limits.meeting.code.digits),
});
export const visitorSubmitSchema = z.strictObject({
  /** Whether the candidate wants a copy of their answers by mail. */
  copy: z.boolean().default(false),
  /** Whether they want to be invited to an account. */
  account: z.boolean().default(false),
});
export const visitorSubmitted = z.object({
  submittedAt: timestampSchema,
  /** The invitation to an account was sent. */
  invited: z.boolean(),
});
