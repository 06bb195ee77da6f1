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
  /** Colleagues of the author do not see it, but for administrators of the client. */
  privateToAgency: z.boolean(),
  /** The agency may tell the person a part of it, in its own words. */
  shareable: z.boolean(),
};

/** What is written so far; nothing has to be there. */
export const feedbackDraftSchema = z.strictObject({
  version: versionSchema,
  criteria,
  rating: stars.nullable(),
  recommendation: z.enum(feedbackRecommendations).nullable(),
  comment,
  ...sharing,
});

/** What is sent to the agency. */
export const feedbackSubmitSchema = z.strictObject({
  version: versionSchema,
  criteria,
  rating: stars,
  recommendation: z.enum(feedbackRecommendations),
  comment,
  ...sharing,
});

/** Why it can be read but no longer changed: the time is over, or the agency went on with it. */
export const feedbackLocks = ['deadline', 'acted'] as const;

/** Feedback as its author reads and writes it, without any of others. */
export const authoredFeedbackSchema = z.object({
  id: idSchema,
  version: versionSchema,
  status: z.enum(applicationFeedbackStates),
  agencyName: z.string(),
  authorName: z.string(),
  /** As the client may know the person: without a name where that was agreed. */
  person: z.object({ name: z.string(), blind: z.boolean(), headline: z.string().nullable() }),
  job: z.string(),
  company: z.string(),
  round: z.string().nullable(),
  /** What the agency wrote along. */
  message: z.string().nullable(),
  askedBy: z.string().nullable(),
  /** When the interview ended or will have ended, where that is known; nothing is said before. */
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

/** Feedback as others of the author's company read it. */
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

/** What the reader was asked for or said, what waits for them first. */
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
