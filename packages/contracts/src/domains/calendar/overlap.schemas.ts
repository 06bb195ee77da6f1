import { z } from 'zod';
import { dateSchema, idSchema, timeZoneSchema } from '../../core/primitives.ts';

/** Whose hours can be compared. */
export const overlapParties = ['colleague', 'candidate', 'client'] as const;
export type OverlapParty = (typeof overlapParties)[number];

const ids = z.string().max(600).optional();

/** Of which people; the reader is one of them. */
export const overlapQuery = z.strictObject({
  /** Ids of colleagues, with commas between them. */
  people: ids,
  /** Ids of candidates, by the hours that they set, or the usual ones where they live. */
  candidates: ids,
  /** Ids of clients, by the usual hours of their zone. */
  clients: ids,
});

/** When several people work at the same time, week by week. */
export const overlapSchema = z.object({
  /** On whose clock hours are told: the reader's. */
  timeZone: timeZoneSchema,
  people: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      party: z.enum(overlapParties),
      timeZone: timeZoneSchema,
    }),
  ),
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
