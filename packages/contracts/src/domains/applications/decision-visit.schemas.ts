import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { mailedCodeSchema } from '../../core/mailed-code.ts';
import { timestampSchema } from '../../core/primitives.ts';
import {
  clientCandidateSchema,
  clientInterviewSchema,
  clientRejectSchema,
  clientSelectSchema,
} from './client-candidates.schemas.ts';

/** What a decision behind a mailed link can be. */
export const decisionsByMail = ['select', 'request_interview', 'reject'] as const;
export type DecisionByMail = (typeof decisionsByMail)[number];

/** A candidate as the reader of a mailed link decides on them. */
export const decisionVisitSchema = z.object({
  agencyName: z.string(),
  /** Where codes go. */
  maskedEmail: z.string(),
  expiresAt: timestampSchema,
  candidate: clientCandidateSchema,
});
export type DecisionVisit = z.infer<typeof decisionVisitSchema>;

/** A code on its way. */
export const sentCodeSchema = z.object({ maskedEmail: z.string(), expiresAt: timestampSchema });

const code = mailedCodeSchema(limits.meeting.code.digits);
export const selectByMailSchema = clientSelectSchema.extend({ code });
export const rejectByMailSchema = clientRejectSchema.extend({ code });
export const interviewByMailSchema = clientInterviewSchema.extend({ code });
