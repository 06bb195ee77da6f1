import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, text, timestampSchema } from '../../core/primitives.ts';

/** When a member of the agency's team can take a call of the reader. */
export const clientCallTimesSchema = z.object({
  name: z.string(),
  /** Where they work. */
  timeZone: z.string(),
  minutes: z.number().int(),
  /** Free beginnings, the soonest first. */
  data: z.array(timestampSchema),
});
export type ClientCallTimes = z.infer<typeof clientCallTimesSchema>;

export const clientCallSchema = z.strictObject({
  startsAt: timestampSchema,
  /** What it is about. */
  subject: text(limits.clientMessage.subject, 3),
  /** The number that is called. */
  phone: text(limits.clientCall.phone.max, limits.clientCall.phone.min),
  jobId: idSchema.nullable().default(null),
});

/** Who calls, and when. */
export const clientCallBookedSchema = z.object({
  name: z.string(),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
});
