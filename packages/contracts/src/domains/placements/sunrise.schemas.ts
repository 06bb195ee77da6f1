import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import { anyOfIds } from '../../core/pagination.ts';
import { placementRowSchema } from './placements.schemas.ts';

/** The columns of the board: past the end, then the days of the reminders, the nearest first. */
export const sunriseColumns = ['overdue', '7', '14', '30', '60'] as const;
export type SunriseColumn = (typeof sunriseColumns)[number];

/** What is done for a contract that ends, in this order. */
export const sunriseSteps = ['answer', 'decide', 'replace', 'redeploy', 'hours'] as const;
export type SunriseStep = (typeof sunriseSteps)[number];

/** A contract whose end is near. */
export const sunriseCardSchema = z.object({
  placement: placementRowSchema,
  /** Below zero once the end has passed. */
  daysLeft: z.number().int(),
  column: z.enum(sunriseColumns),
  /** The client asked for more time; answered by another end, or by notice. */
  extension: z.object({ askedAt: timestampSchema, answered: z.boolean() }).nullable(),
  /** What is to be done by now; the first that is not done is next. */
  steps: z.array(z.object({ step: z.enum(sunriseSteps), done: z.boolean() })),
  /** Timesheets that are not approved yet. */
  openSheets: z.number().int(),
  /** What the person is in process for; null for who may read no applications. */
  otherApplications: z.number().int().nullable(),
});
export type SunriseCard = z.infer<typeof sunriseCardSchema>;

export const sunriseQuery = z.strictObject({ accountManager: anyOfIds.optional() });
/** The nearest end first; at most `limits.placement.sunrise`. */
export const sunriseSchema = z.object({
  data: z.array(sunriseCardSchema),
  total: z.number().int(),
  /** Account managers of those contracts, whatever is asked for. */
  managers: z.array(z.object({ id: idSchema, name: z.string() })),
});
