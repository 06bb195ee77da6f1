import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  emailSchema,
  idSchema,
  longText,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { applicationFeedbackStates, feedbackStaffActions } from './feedback.machine.ts';

export const feedbackRecommendations = ['yes', 'no', 'unsure'] as const;

export const stars = z.number().int().min(1).max(5);

const feedbackFields = {
  /** Who of the client said it. */
  authorName: text(120, 1),
  /** The round of interviews that it is about. */
  round: text(limits.application.feedbackRound).nullable().default(null),
  rating: stars.nullable().default(null),
  recommendation: z.enum(feedbackRecommendations),
  criteria: z
    .strictObject({
      technical: stars.nullable(),
      communication: stars.nullable(),
      fit: stars.nullable(),
    })
    .default({ technical: null, communication: null, fit: null }),
  comment: longText(limits.application.feedback, 1),
  /** Other people of the client do not see it. */
  privateToAgency: z.boolean().default(false),
  /** The client agrees that the person may read it. */
  shareable: z.boolean().default(false),
};

/** Noted by staff as a client said it. */
export const feedbackNoteSchema = z.strictObject(feedbackFields);

const { feedback, feedbackRound, message } = limits.application;

/** The person asked for feedback: a decider of the client, or a guest without an account. */
export const feedbackAskSchema = z
  .strictObject({
    userId: idSchema.nullable().default(null),
    guest: z
      .strictObject({ name: text(120, 1), email: emailSchema })
      .nullable()
      .default(null),
    round: text(feedbackRound).nullable().default(null),
    /** The link opens nothing before. */
    interviewEndsAt: timestampSchema.nullable().default(null),
    message: longText(message).nullable().default(null),
  })
  .refine(({ userId, guest }) => (userId === null) !== (guest === null), {
    path: ['userId'],
    params: { code: 'REQUIRED' },
  });

/** What the person may read of it, in the words of the agency. */
export const feedbackReleaseSchema = z.strictObject({
  version: versionSchema,
  text: longText(feedback, 1),
});
export const feedbackVersionSchema = z.strictObject({ version: versionSchema });
export const feedbackParams = z.strictObject({
  id: z.string().max(64),
  feedbackId: z.string().max(64),
});

/** What a client said of a person; while it is awaited, nothing of what is being written. */
export const applicationFeedbackSchema = z.object({
  id: idSchema,
  authorName: z.string(),
  /** Null where staff noted what was said. */
  authorEmail: z.string().nullable(),
  round: z.string().nullable(),
  recommendation: z.enum(feedbackRecommendations).nullable(),
  comment: z.string(),
  rating: stars.nullable(),
  criteria: z.object({
    technical: stars.nullable(),
    communication: stars.nullable(),
    fit: stars.nullable(),
  }),
  privateToAgency: z.boolean(),
  shareable: z.boolean(),
  status: z.enum(applicationFeedbackStates),
  at: timestampSchema,
  /** Who noted it or asked for it. */
  notedBy: personRefSchema.nullable(),
  interviewEndsAt: timestampSchema.nullable(),
  answerBy: timestampSchema.nullable(),
  remindedAt: timestampSchema.nullable(),
  submittedAt: timestampSchema.nullable(),
  changedAt: timestampSchema.nullable(),
  released: z
    .object({ text: z.string(), at: timestampSchema, by: personRefSchema.nullable() })
    .nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(feedbackStaffActions)),
});
export type ApplicationFeedback = z.infer<typeof applicationFeedbackSchema>;

/** The latest first. */
export const applicationFeedbackListSchema = z.object({
  data: z.array(applicationFeedbackSchema),
  mayNote: z.boolean(),
});
