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
/** A question that is asked is in use. */
const askedShape = questionFieldsSchema.omit({ isActive: true }).shape;

/** One question of a draft: kept as it stands there, taken from a pool, or written for this form. */
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
  /** What the candidate reads before the questions. */
  intro: longText(most.intro).nullable(),
  questions: z.array(draftQuestionSchema).min(1).max(most.questions, { message: 'TOO_MANY' }),
  /**
   * Days from sending until the answers are expected; the link lives on until it expires. Null: as
   * the agency's deadlines say.
   */
  dueInDays: within(most.dueInDays).nullable(),
};
export const screeningFormCreateSchema = z.strictObject({
  /** The pool for which the candidate is screened. */
  poolId: idSchema.nullable(),
  /** The job for which the candidate is screened; questions of its last form may be kept as they are. */
  jobId: idSchema.nullable().default(null),
  ...formFields,
});
export const screeningFormPatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject(formFields).partial(),
});

/** The screening questions of a pool to several people, each with a form and a link of their own. */
export const bulkScreeningSchema = withSelection({
  poolId: idSchema,
  /** Null: as the agency's deadlines say. */
  dueInDays: within(most.dueInDays).nullable(),
  /** In the mail, above the link. */
  message: longText(most.message).nullable().default(null),
  dryRun: z.boolean().default(false),
});

export const screeningVersionSchema = z.strictObject({ version: versionSchema });
export const screeningDisableSchema = z.strictObject({
  version: versionSchema,
  /** Mailed to the candidate; null says nothing. */
  message: longText(most.message).nullable(),
});
/** The questions that are asked again, with the wording they had. */
export const screeningRequestMoreSchema = z.strictObject({
  version: versionSchema,
  keys: z.array(idSchema).min(1).max(most.questions),
});
export const screeningAnswerParams = z.strictObject({
  id: z.string().max(64),
  key: z.string().max(64),
});
export const screeningReviewSchema = z.strictObject({
  /** Of the answer. */
  version: versionSchema,
  score: within(most.score).nullable(),
  note: longText(most.reviewNote).nullable(),
});

/** A file that an answer consists of. */
export const answerFileSchema = fileSchema.pick({ id: true, name: true, size: true, scan: true });
export type AnswerFile = z.infer<typeof answerFileSchema>;
export const screeningAnswerFileParams = z.strictObject({
  ...screeningAnswerParams.shape,
  fileId: z.string().max(64),
});

/** An answer with what a reviewer made of it. */
export const screeningAnswerSchema = z.object({
  value: answerValueSchema.nullable(),
  /** Of an answer by files, in the order of its value. */
  files: z.array(answerFileSchema),
  /** The language that it is written in, where the question leaves it open; null is English. */
  language: z.string().nullable(),
  /** It hit the rule of a knock-out question. */
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
  /** The pool that it was taken from, where the reader may know of it. */
  pool: poolRefSchema.nullable(),
  answer: screeningAnswerSchema.nullable(),
});
export type ScreeningQuestion = z.infer<typeof screeningQuestionSchema>;

/** The job that a form is for. */
export const screenedJobSchema = z.object({ id: idSchema, number: z.string(), title: z.string() });

/** What a form for a job begins with: its pools, and the questions of the last form for it. */
export const jobScreeningSchema = z.object({
  job: screenedJobSchema,
  pools: z.array(poolRefSchema),
  questions: z.array(screeningQuestionSchema.omit({ answer: true })),
});
export type JobScreening = z.infer<typeof jobScreeningSchema>;

/** A form as staff see it. Answers that are not sent yet are among it. */
export const screeningFormSchema = z.object({
  id: idSchema,
  candidate: z.object({ id: idSchema, number: z.string(), name: z.string() }),
  pool: poolRefSchema.nullable(),
  /** Where the reader may know of it. */
  job: screenedJobSchema.nullable(),
  title: z.string(),
  intro: z.string().nullable(),
  status: z.enum(screeningFormMachine.states),
  questions: z.array(screeningQuestionSchema),
  dueInDays: z.number().int(),
  dueAt: timestampSchema.nullable(),
  expiresAt: timestampSchema.nullable(),
  /** The recipient of the link, masked; null for readers without the right to contact data. */
  sentTo: z.string().nullable(),
  sentBy: personRefSchema.nullable(),
  sentAt: timestampSchema.nullable(),
  /** When the e-mail is planned to leave, where its sender chose a time. */
  mailAt: timestampSchema.nullable(),
  firstOpenedAt: timestampSchema.nullable(),
  autosaveAt: timestampSchema.nullable(),
  submittedAt: timestampSchema.nullable(),
  reminders: z.number().int(),
  /** The form whose questions this one asks again. */
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
  /** Why no form can be sent to this candidate; null when one can. */
  obstacle: z.enum(['no_email', 'no_contact', 'do_not_contact']).nullable(),
  allowedActions: z.array(z.enum(['create'])),
});
export type ScreeningFormList = z.infer<typeof screeningFormListSchema>;
/** Shown once: the database keeps its hash alone. */
export const screeningLinkSchema = z.object({ path: z.string() });

/** What the candidate gets of a question: nothing of how the answer is judged. */
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

/** A form as its candidate sees it, until it is sent. */
export const visitorFormSchema = z.object({
  agencyName: z.string(),
  firstName: z.string(),
  title: z.string(),
  intro: z.string().nullable(),
  isBegun: z.boolean(),
  questions: z.array(visitorQuestionSchema),
  answers: z.array(visitorAnswerSchema),
  /** The candidate has no account yet, and can be invited to one. */
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
  /** The version that this device knows; 0 where it knows of no answer yet. */
  version: z.number().int().min(0),
  value: answerValueSchema.nullable(),
  language: languageCodeSchema.nullable(),
});
/** The mailed code by which another browser goes on. */
export const screeningCodeSchema = z.strictObject({
  code: mailedCodeSchema(limits.meeting.code.digits),
});
export const visitorSubmitSchema = z.strictObject({
  /** Whether the candidate wants their answers by mail. */
  copy: z.boolean().default(false),
  /** Whether they want to be invited to an account. */
  account: z.boolean().default(false),
});
export const visitorSubmitted = z.object({
  submittedAt: timestampSchema,
  /** The invitation to an account is on its way. */
  invited: z.boolean(),
});
