import { z } from 'zod';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import { anyOfIds } from '../../core/pagination.ts';
import { placementRowSchema } from './placements.schemas.ts';

/** The columns of the board: past the end, then the days of the reminders, nearest first. */
export const sunriseColumns = ['overdue', '7', '14', '30', '60'] as const;
export type SunriseColumn = (typeof sunriseColumns)[number];

/** Steps for an ending contract, in order. */
export const sunriseSteps = ['answer', 'decide', 'replace', 'redeploy', 'hours'] as const;
export type SunriseStep = (typeof sunriseSteps)[number];

/** A contract that ends soon. */
export const sunriseCardSchema = z.object({
  placement: placementRowSchema,
  /** Negative once the end has passed. */
  daysLeft: z.number().int(),
  column: z.enum(sunriseColumns),
  /** The client asked for an extension; answered by another end, or by notice. */
  extension: z.object({ askedAt: timestampSchema, answered: z.boolean() }).nullable(),
  /** Steps due by now; the first open one is next. */
  steps: z.array(z.object({ step: z.enum(sunriseSteps), done: z.boolean() })),
  /** Timesheets that are not approved yet. */
  openSheets: z.number().int(),
  /** Other applications of the contractor; null for readers who may not read applications. */
  otherApplications: z.number().int().nullable(),
});
export type SunriseCard = z.infer<typeof sunriseCardSchema>;

export const sunriseQuery = z.strictObject({ accountManager: anyOfIds.optional() });
/** Nearest end first; at most `limits.placement.sunrise`. */
export const sunriseSchema = z.object({
  data: z.array(sunriseCardSchema),
  total: z.number().int(),
  /** Account managers of those contracts, whatever the filter. */
  managers: z.array(z.object({ id: idSchema, name: z.string() })),
});
