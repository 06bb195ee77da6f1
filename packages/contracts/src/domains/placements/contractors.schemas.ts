import { z } from 'zod';
import {
  dateSchema,
  idSchema,
  longText,
  moneySchema,
  timestampSchema,
} from '../../core/primitives.ts';
import { limits } from '../../core/limits.ts';
import { placementStates } from '../jobs/jobs.schemas.ts';

/** A contractor as the client's users see them: no pay, no margin, no other client. */
export const contractorSchema = z.object({
  id: idSchema,
  name: z.string(),
  jobTitle: z.string(),
  status: z.enum(placementStates),
  startDate: dateSchema,
  /** Null: open-ended. */
  endDate: dateSchema.nullable(),
  hoursPerWeek: z.number(),
  supervisor: z.string().nullable(),
  /** Their address at this work, while it continues; private addresses are never shown. */
  workEmail: z.string().nullable(),
  /** The position, for users who may choose its supervisor. */
  positionId: idSchema.nullable().optional(),
  /** Days until the contract ends, once that is near; negative if it continued past its end. */
  daysLeft: z.number().int().nullable(),
  /** When the client asked for an extension, if that was within the last two weeks. */
  extensionAskedAt: timestampSchema.nullable(),
  mayAskExtension: z.boolean(),
  /** The current rate for the company; absent for readers without the permission. */
  billRate: moneySchema.extend({ unit: z.enum(['hour', 'month']) }).optional(),
});
export type Contractor = z.infer<typeof contractorSchema>;
/** Earliest end first. */
export const contractorsSchema = z.object({ data: z.array(contractorSchema) });

/** A former contractor of a client. */
export const pastContractorSchema = z.object({
  id: idSchema,
  /** Null once the person was erased. */
  name: z.string().nullable(),
  jobTitle: z.string(),
  startDate: dateSchema,
  endDate: dateSchema.nullable(),
  supervisor: z.string().nullable(),
  /** The client’s own rating, one to five. */
  rating: z.number().int().nullable(),
  /** When the company last asked for them again, within the minimum time between requests. */
  askedAt: timestampSchema.nullable(),
  mayAskAgain: z.boolean(),
});
export type PastContractor = z.infer<typeof pastContractorSchema>;
/** Latest end first. */
export const pastContractorsSchema = z.object({ data: z.array(pastContractorSchema) });
export const askAgainSchema = z.strictObject({
  message: longText(limits.clientMessage.text, 3),
  from: dateSchema.nullable().default(null),
});
