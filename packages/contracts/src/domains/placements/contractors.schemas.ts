import { z } from 'zod';
import { dateSchema, idSchema } from '../../core/primitives.ts';
import { placementStates } from '../jobs/jobs.schemas.ts';

/** Somebody who works for a client, as its people read it: no pay, no rate, no other client. */
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
});
export type Contractor = z.infer<typeof contractorSchema>;
/** Who leaves first stands first. */
export const contractorsSchema = z.object({ data: z.array(contractorSchema) });
