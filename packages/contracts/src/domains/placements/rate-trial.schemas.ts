import { z } from 'zod';
import { amountSchema, currencySchema, idSchema } from '../../core/primitives.ts';
import { fits } from '../matching/matching.enums.ts';
import { unitRateSchema } from '../positions/positions.schemas.ts';

/** A pay that is tried for a contractor; nothing is changed by it. */
export const rateTrialQuery = z.strictObject({
  amount: amountSchema,
  currency: currencySchema,
  unit: z.enum(['hour', 'month']),
  hoursPerWeek: z.coerce.number().int().min(1).max(60),
});
export type RateTrialQuery = z.infer<typeof rateTrialQuery>;

const named = z.object({ id: idSchema, title: z.string() });

/** How well the person fits another open job, at the pay of now and at the one that is tried. */
const triedMatchSchema = z.object({
  job: named,
  company: z.string(),
  scoreNow: z.number().int(),
  scoreThen: z.number().int(),
  /** Whether the pay is within what that job pays. */
  payNow: z.enum(fits),
  payThen: z.enum(fits),
});

/** What the client was told of the person for another job, and what the pay leaves of it. */
const triedSubmissionSchema = z.object({
  id: idSchema,
  job: named,
  company: z.string(),
  /** What the client was asked for; null where nothing was. */
  bill: unitRateSchema.nullable(),
  /** Share of the bill; null between currencies without a rate of this month, or without a bill. */
  marginNow: z.number().nullable(),
  marginThen: z.number().nullable(),
});

/** What another pay of a contractor means beyond this placement. */
export const rateTrialSchema = z.object({
  /** The best first; null for those who may not read what the person and jobs pay. */
  jobs: z.array(triedMatchSchema).nullable(),
  submissions: z.array(triedSubmissionSchema),
});
export type RateTrial = z.infer<typeof rateTrialSchema>;
