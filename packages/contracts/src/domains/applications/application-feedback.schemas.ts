import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';

export const feedbackRecommendations = ['yes', 'no', 'unsure'] as const;

const stars = z.number().int().min(1).max(5);

const feedbackFields = {
  /** Who of the client said it. */
  authorName: text(120, 1),
  /** The round of interviews that it is about. */
  round: text(80).nullable().default(null),
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

/** What the person may read of it, in the words of the agency. */
export const feedbackReleaseSchema = z.strictObject({
  version: versionSchema,
  text: longText(limits.application.feedback, 1),
});
export const feedbackVersionSchema = z.strictObject({ version: versionSchema });
export const feedbackParams = z.strictObject({
  id: z.string().max(64),
  feedbackId: z.string().max(64),
});

/** What a client said of a person. */
export const applicationFeedbackSchema = z.object({
  id: idSchema,
  authorName: z.string(),
  round: z.string().nullable(),
  recommendation: z.enum(feedbackRecommendations),
  comment: z.string(),
  rating: stars.nullable(),
  criteria: z.object({
    technical: stars.nullable(),
    communication: stars.nullable(),
    fit: stars.nullable(),
  }),
  privateToAgency: z.boolean(),
  shareable: z.boolean(),
  status: z.enum(['submitted', 'withdrawn']),
  at: timestampSchema,
  notedBy: personRefSchema.nullable(),
  released: z
    .object({ text: z.string(), at: timestampSchema, by: personRefSchema.nullable() })
    .nullable(),
  version: versionSchema,
});
export type ApplicationFeedback = z.infer<typeof applicationFeedbackSchema>;

/** The latest first. */
export const applicationFeedbackListSchema = z.object({
  data: z.array(applicationFeedbackSchema),
  mayNote: z.boolean(),
});
