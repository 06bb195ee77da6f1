import { z } from 'zod';
import {
  countrySchema,
  emailSchema,
  idSchema,
  text,
  timeZoneSchema,
} from '../../core/primitives.ts';
import { publicFormFields } from '../../core/public-form.ts';
import { languageLevels, seniorities } from '../candidates/candidates.enums.ts';
import { engagements, locationPolicies } from '../jobs/jobs.enums.ts';

/** A job for the public: without client and pay. */
export const publicJobSchema = z.object({
  id: idSchema,
  number: z.string(),
  title: z.string(),
  engagement: z.enum(engagements),
  hoursPerWeek: z.number(),
  durationMonths: z.number().nullable(),
  seniority: z.enum(seniorities).nullable(),
  locationPolicy: z.enum(locationPolicies),
  countries: z.array(z.string()),
  timeZoneBase: z.string().nullable(),
  overlapHours: z.number().nullable(),
  englishMin: z.enum(languageLevels),
  skills: z.array(z.string()),
  openedOn: z.string().nullable(),
});
export type PublicJob = z.infer<typeof publicJobSchema>;

export const publicJobListSchema = z.object({
  agencyName: z.string(),
  jobs: z.array(publicJobSchema),
});

export const publicJobDetailSchema = publicJobSchema.extend({
  agencyName: z.string(),
  /** Rich text without the client’s name. */
  description: z.string().nullable(),
  mustHave: z.string().nullable(),
  niceToHave: z.string().nullable(),
  deadline: z.string().nullable(),
});
export type PublicJobDetail = z.infer<typeof publicJobDetailSchema>;

export const publicJobParams = z.strictObject({ id: z.string().max(64) });

/** Starts an application. */
export const beginApplyingSchema = z.strictObject({
  ...publicFormFields,
  /** Null: no specific job. */
  jobId: z.string().max(64).nullable(),
  /** The code of the referral link. */
  referralCode: z.string().max(64).nullable().default(null),
  firstName: text(80, 1),
  lastName: text(80, 1),
  email: emailSchema,
  country: countrySchema,
  timeZone: timeZoneSchema,
});
export const begunApplyingSchema = z.object({ handle: z.string() });
