import { z } from 'zod';
import { dateSchema, idSchema, longText, timestampSchema } from '../../core/primitives.ts';
import { limits } from '../../core/limits.ts';
import { placementStates } from '../jobs/jobs.schemas.ts';

/** A contractor as the client's people read them: no pay, no margin, no other client. */
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
  /** The seat, for those who may say who leads the work there. */
  positionId: idSchema.nullable().optional(),
});
export type Contractor = z.infer<typeof contractorSchema>;
/** Who leaves first stands first. */
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
  /** When the company last asked for them again, within the period of a repeat. */
  askedAt: timestampSchema.nullable(),
  mayAskAgain: z.boolean(),
});
export type PastContractor = z.infer<typeof pastContractorSchema>;
/** Who left last stands first. */
export const pastContractorsSchema = z.object({ data: z.array(pastContractorSchema) });
export const askAgainSchema = z.strictObject({
  message: longText(limits.clientMessage.text, 3),
  from: dateSchema.nullable().default(null),
});
