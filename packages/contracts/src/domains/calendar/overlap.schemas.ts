import { z } from 'zod';
import { dateSchema, idSchema, timeZoneSchema } from '../../core/primitives.ts';

/** Kinds of people whose hours can be compared. */
export const overlapParties = ['colleague', 'candidate', 'client'] as const;
export type OverlapParty = (typeof overlapParties)[number];

const ids = z.string().max(600).optional();

/** The people to compare; the reader is one of them. */
export const overlapQuery = z.strictObject({
  /** Comma-separated ids of colleagues. */
  people: ids,
  /**
   * Comma-separated ids of candidates; they count with the hours they set, or else the usual local
   * ones.
   */
  candidates: ids,
  /** Comma-separated ids of clients; they count with the usual hours of their zone. */
  clients: ids,
});

/** Shared working hours of several people, week by week. */
export const overlapSchema = z.object({
  /** The zone in which hours are given: the reader's. */
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
      /** Monday of the week. */
      from: dateSchema,
      /** Minutes shared by all in this week. */
      minutes: z.number().int(),
      /** The same by hour of the day, from midnight. */
      hours: z.array(z.number().int()).length(24),
    }),
  ),
  /** The value of most weeks. */
  usual: z.number().int(),
});
export type Overlap = z.infer<typeof overlapSchema>;
