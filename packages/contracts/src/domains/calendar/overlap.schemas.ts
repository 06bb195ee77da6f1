import { z } from 'zod';
import { dateSchema, timeZoneSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';

/** Of which people; the reader is one of them. */
export const overlapQuery = z.strictObject({
  /** Ids of colleagues, with commas between them. */
  people: z.string().max(600).optional(),
});

/** When several people work at the same time, week by week. */
export const overlapSchema = z.object({
  /** On whose clock hours are told: the reader's. */
  timeZone: timeZoneSchema,
  people: z.array(personRefSchema.extend({ timeZone: timeZoneSchema })),
  weeks: z.array(
    z.object({
      /** Its Monday. */
      from: dateSchema,
      /** What all have in common in it. */
      minutes: z.number().int(),
      /** The same by the hour of the day, from midnight on. */
      hours: z.array(z.number().int()).length(24),
    }),
  ),
  /** What most weeks have. */
  usual: z.number().int(),
});
export type Overlap = z.infer<typeof overlapSchema>;
