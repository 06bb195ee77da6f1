import { z } from 'zod';
import { dateSchema, idSchema, versionSchema } from '../../core/primitives.ts';
import { positionStates } from '../jobs/jobs.schemas.ts';
import { positionSupervisorSchema } from './positions.schemas.ts';

const personSchema = z.object({ id: idSchema, name: z.string(), title: z.string().nullable() });

/** A position as its client reads it: its supervisor, and possible ones. */
export const clientSeatSchema = z.object({
  id: idSchema,
  label: z.string(),
  jobTitle: z.string(),
  status: z.enum(positionStates),
  /** The current or upcoming contractor. */
  contractor: z.object({ name: z.string(), startDate: dateSchema }).nullable(),
  supervisor: personSchema.extend({ eligible: z.boolean() }).nullable(),
  backup: personSchema.extend({ eligible: z.boolean() }).nullable(),
  /** The supervisor from a later day on. */
  next: z
    .object({
      supervisor: personSchema.extend({ eligible: z.boolean() }).nullable(),
      from: dateSchema,
    })
    .nullable(),
  choices: z.array(personSchema),
  mayChange: z.boolean(),
  version: versionSchema,
});
export type ClientSeat = z.infer<typeof clientSeatSchema>;
export const clientSupervisorSchema = positionSupervisorSchema;
