import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { emailSchema, text, versionSchema } from '../../core/primitives.ts';
import { approvalPaths, timesheetPeriods } from './placements.enums.ts';

const noticeDays = z
  .number()
  .int()
  .min(limits.placement.noticeDays.min)
  .max(limits.placement.noticeDays.max);
/** Agreed terms beside rates, dates and people. */
export const placementTermsFields = {
  hoursPerWeek: z
    .number()
    .int()
    .min(limits.placement.hoursPerWeek.min)
    .max(limits.placement.hoursPerWeek.max),
  noticeDaysContractor: noticeDays,
  noticeDaysClient: noticeDays,
  timesheetRequired: z.boolean(),
  /** Applies from the next period on. */
  timesheetPeriod: z.enum(timesheetPeriods),
  approvalPath: z.enum(approvalPaths),
  harvestProjectRef: text(limits.placement.harvestProjectRef).nullable(),
  /** The person's work address for the client; never their private one. */
  workEmail: emailSchema.nullable(),
} as const;
export const placementTermsPatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject(placementTermsFields).partial(),
});
