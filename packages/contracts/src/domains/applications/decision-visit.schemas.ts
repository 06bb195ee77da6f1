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

/** Decisions that a mailed link allows. */
export const decisionsByMail = ['select', 'request_interview', 'reject'] as const;
export type DecisionByMail = (typeof decisionsByMail)[number];

/** A candidate for the decision through a mailed link. */
export const decisionVisitSchema = z.object({
  agencyName: z.string(),
  /** The masked address to which codes are sent. */
  maskedEmail: z.string(),
  expiresAt: timestampSchema,
  candidate: clientCandidateSchema,
});
export type DecisionVisit = z.infer<typeof decisionVisitSchema>;

/** A code that was sent. */
export const sentCodeSchema = z.object({ maskedEmail: z.string(), expiresAt: timestampSchema });

const code = mailedCodeSchema(limits.meeting.code.digits);
export const selectByMailSchema = clientSelectSchema.extend({ code });
export const rejectByMailSchema = clientRejectSchema.extend({ code });
export const interviewByMailSchema = clientInterviewSchema.extend({ code });
