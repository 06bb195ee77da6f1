import { z } from 'zod';
import { longText } from '../../core/primitives.ts';
import { engagements } from '../jobs/jobs.enums.ts';

/** A job as the person reads it who is asked for their interest; no client where it is secret. */
export const interestQuestionSchema = z.object({
  firstName: z.string(),
  agencyName: z.string(),
  jobTitle: z.string(),
  /** Null: the client stays unnamed for now. */
  company: z.string().nullable(),
  description: z.string().nullable(),
  engagement: z.enum(engagements),
  hoursPerWeek: z.number().int(),
  /** What the recruiter wrote along. */
  message: z.string().nullable(),
  /** `closed`: the question does not stand any more. */
  answer: z.enum(['open', 'yes', 'no', 'closed']),
});
export type InterestQuestion = z.infer<typeof interestQuestionSchema>;

export const interestAnswerSchema = z.strictObject({
  answer: z.enum(['yes', 'no']),
  note: longText(500).nullable().default(null),
});
