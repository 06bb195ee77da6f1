import { z } from 'zod';
import { longText } from '../../core/primitives.ts';
import { engagements } from '../jobs/jobs.enums.ts';

/** A job as the asked candidate reads it; without the client if it is confidential. */
export const interestQuestionSchema = z.object({
  firstName: z.string(),
  agencyName: z.string(),
  jobTitle: z.string(),
  /** Null: the client stays unnamed for now. */
  company: z.string().nullable(),
  description: z.string().nullable(),
  engagement: z.enum(engagements),
  hoursPerWeek: z.number().int(),
  /** The recruiter's message. */
  message: z.string().nullable(),
  /** `closed`: the question is no longer open. */
  answer: z.enum(['open', 'yes', 'no', 'closed']),
});
export type InterestQuestion = z.infer<typeof interestQuestionSchema>;

export const interestAnswerSchema = z.strictObject({
  answer: z.enum(['yes', 'no']),
  note: longText(500).nullable().default(null),
});
