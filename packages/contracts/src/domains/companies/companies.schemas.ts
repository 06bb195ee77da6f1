import { z } from 'zod';
import { anyOf, anyOfIds, listOf, listQuery } from '../../core/pagination.ts';
import {
  countrySchema,
  dateSchema,
  idSchema,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { customRowValuesSchema } from '../custom-fields/custom-fields.schemas.ts';
import { customFilterSchema } from '../custom-fields/custom-filter.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { companyIndustries } from './companies.enums.ts';

export const companyStates = ['prospect', 'active', 'on_hold', 'former', 'blocked'] as const;

export const companyLogoSchema = z.object({ fileId: idSchema, url: z.string() });

/** A client in the list. */
export const companyRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  name: z.string(),
  logo: companyLogoSchema.nullable(),
  status: z.enum(companyStates),
  industry: z.string().nullable(),
  country: countrySchema,
  city: z.string().nullable(),
  timeZone: z.string(),
  accountManager: personRefSchema.nullable(),
  /** Jobs visible to the reader. */
  openJobs: z.number().int(),
  /** Contractors currently working there; null for readers who may not count all of them. */
  contractors: z.number().int().nullable(),
  /** Candidates awaiting the client's answer; null for readers who may not count all. */
  submissionsWaiting: z.number().int().nullable(),
  /** The client's average response time over the last 90 days, in hours. */
  responseHours: z.number().nullable(),
  lastContactAt: timestampSchema.nullable(),
  /** Values of custom fields visible to the reader. */
  custom: customRowValuesSchema.optional(),
  deletedAt: timestampSchema.nullable(),
  version: versionSchema,
});
export type CompanyRow = z.infer<typeof companyRowSchema>;

export const companyListQuery = listQuery({
  sorts: ['name', 'status', 'createdAt', 'lastContactAt'],
  defaultSort: 'name',
  filters: {
    status: anyOf(companyStates),
    accountManager: anyOfIds,
    industry: anyOf(companyIndustries),
    country: z
      .string()
      .max(500)
      .transform((value) => value.split(',').filter(Boolean))
      .pipe(z.array(countrySchema).min(1).max(50)),
    /** Last contact before that day, or never. */
    'lastContact.lte': dateSchema,
    deleted: z.enum(['only']),
    custom: customFilterSchema,
  },
});
export const companyListSchema = listOf(companyRowSchema);
