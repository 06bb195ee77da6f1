import { z } from 'zod';
import { anyOf, listOf, listQuery } from '../../core/pagination.ts';
import { countrySchema, idSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';

export const companyStates = ['prospect', 'active', 'on_hold', 'former', 'blocked'] as const;

export const companyRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  name: z.string(),
  status: z.enum(companyStates),
  industry: z.string().nullable(),
  country: countrySchema,
  city: z.string().nullable(),
  timeZone: z.string(),
  accountManager: personRefSchema.nullable(),
  openJobs: z.number().int(),
});
export const companyListQuery = listQuery({
  sorts: ['name', 'status', 'createdAt'],
  defaultSort: 'name',
  filters: { status: anyOf(companyStates) },
});
export const companyListSchema = listOf(companyRowSchema);
