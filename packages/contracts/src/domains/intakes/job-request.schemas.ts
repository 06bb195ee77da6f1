import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  countrySchema,
  dateSchema,
  emailSchema,
  longText,
  text,
  timeZoneSchema,
} from '../../core/primitives.ts';
import { publicFormFields } from '../../core/public-form.ts';
import { isFreeMailDomain } from '../companies/company-fields.ts';
import { engagements } from '../jobs/jobs.enums.ts';
import { rateRangeSchema } from '../jobs/job-fields.ts';

/** A request for a job. Signed-in clients omit their contact data. */
export const jobRequestSchema = z.strictObject({
  ...publicFormFields,
  contact: z
    .strictObject({
      name: text(80, 1),
      email: emailSchema,
      company: text(limits.company.name, 2),
      country: countrySchema,
      timeZone: timeZoneSchema,
    })
    .nullable(),
  title: text(limits.job.title.max, limits.job.title.min),
  engagement: z.enum(engagements),
  skills: z.array(text(60, 1)).max(limits.job.skills, { message: 'TOO_MANY' }),
  seats: z.number().int().min(1).max(limits.position.perJob),
  start: dateSchema.nullable(),
  budget: rateRangeSchema.nullable(),
  description: longText(4000),
});
export type JobRequest = z.infer<typeof jobRequestSchema>;
/** A request as its sender reviews it before confirming. */
export const askedJobSchema = z.object({
  title: z.string(),
  company: z.string(),
  seats: z.number().int(),
  agencyName: z.string(),
  confirmed: z.boolean(),
});
export type AskedJob = z.infer<typeof askedJobSchema>;

/** The same response for a new, repeated or rejected request: a stranger learns nothing. */
export const jobRequestReceivedSchema = z.object({ received: z.literal(true) });

/** Checks whether an address is private, by its domain; it then identifies no company. */
export const isPersonalMail = (email: string): boolean => isFreeMailDomain(mailHost(email));

/** Returns the part of an address after its `@`, in lower case. */
export const mailHost = (email: string): string =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
