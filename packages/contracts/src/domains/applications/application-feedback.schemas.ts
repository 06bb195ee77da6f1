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
  /** The author at the client. */
  authorName: text(120, 1),
  /** The interview round that the feedback is about. */
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
  /** Hides the feedback from other users of the client. */
  privateToAgency: z.boolean().default(false),
  /** The client allows the candidate to read it. */
  shareable: z.boolean().default(false),
};

/** Feedback of a client, recorded by staff. */
export const feedbackNoteSchema = z.strictObject(feedbackFields);

const { feedback, feedbackRound, message } = limits.application;

/** The author asked for feedback: a decider of the client, or a guest without an account. */
export const feedbackAskSchema = z
  .strictObject({
    userId: idSchema.nullable().default(null),
    guest: z
      .strictObject({ name: text(120, 1), email: emailSchema })
      .nullable()
      .default(null),
    round: text(feedbackRound).nullable().default(null),
    /** The link shows nothing before this time. */
    interviewEndsAt: timestampSchema.nullable().default(null),
    message: longText(message).nullable().default(null),
  })
  .refine(({ userId, guest }) => (userId === null) !== (guest === null), {
    path: ['userId'],
    params: { code: 'REQUIRED' },
  });

/** The part released to the candidate, in the agency's words. */
export const feedbackReleaseSchema = z.strictObject({
  version: versionSchema,
  text: longText(feedback, 1),
});
export const feedbackVersionSchema = z.strictObject({ version: versionSchema });
export const feedbackParams = z.strictObject({
  id: z.string().max(64),
  feedbackId: z.string().max(64),
});

/** A client's feedback on a candidate; unfinished feedback is not included. */
export const applicationFeedbackSchema = z.object({
  id: idSchema,
  authorName: z.string(),
  /** Null if staff recorded the feedback. */
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
  /** The user who recorded or requested it. */
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

/** Latest first. */
export const applicationFeedbackListSchema = z.object({
  data: z.array(applicationFeedbackSchema),
  mayNote: z.boolean(),
});
