import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, text, timestampSchema } from '../../core/primitives.ts';

/** Times at which a member of the agency's team can call the reader. */
export const clientCallTimesSchema = z.object({
  name: z.string(),
  /** Their time zone. */
  timeZone: z.string(),
  minutes: z.number().int(),
  /** Free start times, earliest first. */
  data: z.array(timestampSchema),
});
export type ClientCallTimes = z.infer<typeof clientCallTimesSchema>;

export const clientCallSchema = z.strictObject({
  startsAt: timestampSchema,
  /** The topic. */
  subject: text(limits.clientMessage.subject, 3),
  /** The number to call. */
  phone: text(limits.clientCall.phone.max, limits.clientCall.phone.min),
  jobId: idSchema.nullable().default(null),
});

/** The caller and the time of the call. */
export const clientCallBookedSchema = z.object({
  name: z.string(),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
});
