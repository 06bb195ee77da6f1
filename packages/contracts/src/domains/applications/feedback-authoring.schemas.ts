import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { feedbackRecommendations, stars } from './application-feedback.schemas.ts';
import { applicationFeedbackStates, feedbackAuthorActions } from './feedback.machine.ts';

const criteria = z.strictObject({
  technical: stars.nullable(),
  communication: stars.nullable(),
  fit: stars.nullable(),
});
const comment = longText(limits.application.feedback);
const sharing = {
  /** Hides the feedback from the author's colleagues, except administrators of the client. */
  privateToAgency: z.boolean(),
  /** Allows the agency to tell the candidate a part of it in its own words. */
  shareable: z.boolean(),
};

/** An unfinished draft; every field is optional. */
export const feedbackDraftSchema = z.strictObject({
  version: versionSchema,
  criteria,
  rating: stars.nullable(),
  recommendation: z.enum(feedbackRecommendations).nullable(),
  comment,
  ...sharing,
});

/** The feedback sent to the agency. */
export const feedbackSubmitSchema = z.strictObject({
  version: versionSchema,
  criteria,
  rating: stars,
  recommendation: z.enum(feedbackRecommendations),
  comment,
  ...sharing,
});

/** Why it can only be read: the deadline passed, or the agency has acted on it. */
export const feedbackLocks = ['deadline', 'acted'] as const;

/** Feedback for its author to read and write, without other people's feedback. */
export const authoredFeedbackSchema = z.object({
  id: idSchema,
  version: versionSchema,
  status: z.enum(applicationFeedbackStates),
  agencyName: z.string(),
  authorName: z.string(),
  /** The candidate as known to the client: without a name if that was agreed. */
  person: z.object({ name: z.string(), blind: z.boolean(), headline: z.string().nullable() }),
  job: z.string(),
  company: z.string(),
  round: z.string().nullable(),
  /** The agency's message. */
  message: z.string().nullable(),
  askedBy: z.string().nullable(),
  /** When the interview ends or ended, if known; feedback cannot be given before. */
  interviewEndsAt: timestampSchema.nullable(),
  answerBy: timestampSchema.nullable(),
  submittedAt: timestampSchema.nullable(),
  editUntil: timestampSchema.nullable(),
  lock: z.enum(feedbackLocks).nullable(),
  rating: stars.nullable(),
  recommendation: z.enum(feedbackRecommendations).nullable(),
  criteria: z.object({
    technical: stars.nullable(),
    communication: stars.nullable(),
    fit: stars.nullable(),
  }),
  comment: z.string(),
  ...sharing,
  allowedActions: z.array(z.enum(feedbackAuthorActions)),
});
export type AuthoredFeedback = z.infer<typeof authoredFeedbackSchema>;

/** Feedback as the author's colleagues read it. */
export const sharedFeedbackSchema = authoredFeedbackSchema
  .pick({
    id: true,
    authorName: true,
    round: true,
    submittedAt: true,
    rating: true,
    recommendation: true,
    criteria: true,
    comment: true,
    privateToAgency: true,
    shareable: true,
  })
  .extend({ isOwn: z.boolean() });
export type SharedFeedback = z.infer<typeof sharedFeedbackSchema>;

/** Feedback that the reader was asked for or gave, pending requests first. */
export const ownFeedbackListSchema = z.object({
  data: z.array(
    z.object({
      id: idSchema,
      applicationId: idSchema,
      status: z.enum(applicationFeedbackStates),
      person: z.string(),
      job: z.string(),
      round: z.string().nullable(),
      askedAt: timestampSchema.nullable(),
      answerBy: timestampSchema.nullable(),
      allowedActions: z.array(z.enum(feedbackAuthorActions)),
    }),
  ),
});
export type OwnFeedbackList = z.infer<typeof ownFeedbackListSchema>;
