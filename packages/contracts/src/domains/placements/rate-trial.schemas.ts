import { z } from 'zod';
import { amountSchema, currencySchema, idSchema } from '../../core/primitives.ts';
import { fits } from '../matching/matching.enums.ts';
import { unitRateSchema } from '../positions/positions.schemas.ts';

/** A trial pay rate for a contractor; nothing is changed. */
export const rateTrialQuery = z.strictObject({
  amount: amountSchema,
  currency: currencySchema,
  unit: z.enum(['hour', 'month']),
  hoursPerWeek: z.coerce.number().int().min(1).max(60),
});
export type RateTrialQuery = z.infer<typeof rateTrialQuery>;

const named = z.object({ id: idSchema, title: z.string() });

/** The candidate's match for another open job, at the current and at the trial pay. */
const triedMatchSchema = z.object({
  job: named,
  company: z.string(),
  scoreNow: z.number().int(),
  scoreThen: z.number().int(),
  /** Whether the pay fits that job's range. */
  payNow: z.enum(fits),
  payThen: z.enum(fits),
});

/** A submission of the candidate for another job, and the margin that the pay leaves. */
const triedSubmissionSchema = z.object({
  id: idSchema,
  job: named,
  company: z.string(),
  /** The offered bill rate; null if there was none. */
  bill: unitRateSchema.nullable(),
  /**
   * Fraction of the bill; null between currencies without a rate of this month, or without a bill.
   */
  marginNow: z.number().nullable(),
  marginThen: z.number().nullable(),
});

/** Effects of another pay rate beyond this placement. */
export const rateTrialSchema = z.object({
  /** Best first; null for readers who may not read the pay of the person and the jobs. */
  jobs: z.array(triedMatchSchema).nullable(),
  submissions: z.array(triedSubmissionSchema),
});
export type RateTrial = z.infer<typeof rateTrialSchema>;
