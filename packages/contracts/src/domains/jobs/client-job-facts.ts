import { z } from 'zod';
import { countrySchema, dateSchema, idSchema } from '../../core/primitives.ts';
import {
  languageLevels,
  offeredRateUnits,
  primaryRoles,
  seniorities,
  skillLevels,
} from '../candidates/candidates.enums.ts';
import type { clientJobFields } from './job-fields.ts';
import { engagements, locationPolicies } from './jobs.enums.ts';

export const jobRateSchema = z.object({
  min: z.string().nullable(),
  max: z.string().nullable(),
  currency: z.string(),
  unit: z.enum(offeredRateUnits),
});
const skillSchema = z.object({
  skillId: idSchema,
  name: z.string(),
  minLevel: z.enum(skillLevels).nullable(),
  minYears: z.number().int().nullable(),
  must: z.boolean(),
});

/** Data of a job for its client, beside the title. */
export const clientJobFacts = {
  description: z.string().nullable(),
  mustHave: z.string().nullable(),
  niceToHave: z.string().nullable(),
  engagement: z.enum(engagements),
  hoursPerWeek: z.number().int(),
  durationMonths: z.number().int().nullable(),
  seniority: z.enum(seniorities).nullable(),
  primaryRole: z.enum(primaryRoles).nullable(),
  skillsRequired: z.array(skillSchema),
  skillsNice: z.array(skillSchema),
  englishMin: z.enum(languageLevels),
  locationPolicy: z.enum(locationPolicies),
  countries: z.array(countrySchema),
  timeZoneBase: z.string().nullable(),
  overlapHours: z.number().int().nullable(),
  /** Absent for readers without the permission; null if not set. */
  billRate: jobRateSchema.nullable().optional(),
  targetStartDate: dateSchema.nullable(),
} satisfies Record<Exclude<(typeof clientJobFields)[number], 'title'>, z.ZodType>;
