import { z } from 'zod';
import { anyOf, anyOfIds, listOf, listQuery } from '../../core/pagination.ts';
import {
  countrySchema,
  currencySchema,
  dateSchema,
  idSchema,
  moneySchema,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { customRowValuesSchema } from '../custom-fields/custom-fields.schemas.ts';
import { customFilterSchema } from '../custom-fields/custom-filter.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { searchTextSchema } from '../search/search-text.ts';
import {
  candidateSources,
  languageLevels,
  openToOptions,
  primaryRoles,
  seniorities,
  vettingStates,
} from './candidates.enums.ts';
import { candidateStates } from './candidates.machine.ts';

/** A row of the candidate list. `rate` is absent for users who may not see all rates. */
export const candidateRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  name: z.string(),
  photo: photoSchema.optional(),
  headline: z.string().nullable(),
  status: z.enum(candidateStates),
  snoozedUntil: dateSchema.nullable().optional(),
  vettingStatus: z.enum(vettingStates),
  englishLevel: z.enum(languageLevels).nullable(),
  /** True if assessed by staff instead of the candidate. */
  englishAssessed: z.boolean(),
  topSkills: z.array(z.string()),
  skillCount: z.number().int(),
  rate: moneySchema.nullable().optional(),
  noticePeriodDays: z.number().int().nullable(),
  availableFrom: dateSchema.nullable(),
  city: z.string().nullable(),
  country: countrySchema,
  timeZone: z.string(),
  owner: personRefSchema.nullable(),
  lastContactedAt: timestampSchema.nullable(),
  /** Live applications visible to the reader; absent without permission to read applications. */
  openApplications: z.number().int().optional(),
  /** Pools visible to the reader. */
  pools: z.array(z.object({ id: idSchema, name: z.string() })).optional(),
  /** Values of custom fields visible to the reader. */
  custom: customRowValuesSchema.optional(),
  isPrivate: z.boolean(),
  deletedAt: timestampSchema.nullable(),
  version: versionSchema,
});
export type CandidateRow = z.infer<typeof candidateRowSchema>;

export const candidateSorts = [
  'name',
  'status',
  'vettingStatus',
  'englishLevel',
  'rate',
  'noticePeriodDays',
  'availableFrom',
  'lastContactedAt',
  'createdAt',
  'updatedAt',
] as const;

export const candidateListQuery = listQuery({
  sorts: candidateSorts,
  defaultSort: '-updatedAt',
  filters: {
    status: anyOf(candidateStates),
    'status.not': anyOf(candidateStates),
    vettingStatus: anyOf(vettingStates),
    'englishLevel.gte': z.enum(languageLevels),
    skill: anyOfIds,
    'skill.all': anyOfIds,
    country: z
      .string()
      .transform((value) => value.split(',').filter(Boolean))
      .pipe(z.array(countrySchema).min(1).max(50)),
    owner: anyOfIds,
    pool: anyOfIds,
    'pool.not': anyOfIds,
    primaryRole: anyOf(primaryRoles),
    seniority: anyOf(seniorities),
    source: anyOf(candidateSources),
    import: anyOfIds,
    openTo: anyOf(openToOptions),
    'notice.lte': z.coerce.number().int().min(0).max(180),
    'availableFrom.lte': dateSchema,
    'lastContacted.lte': dateSchema,
    'created.gte': dateSchema,
    /** Per hour, in `filter[rateCurrency]`; refused for users who may not see all rates. */
    'rate.lte': z.coerce.number().min(0).max(100_000),
    rateCurrency: currencySchema,
    deleted: z.enum(['only']),
    custom: customFilterSchema,
    /** In the syntax of the candidate search; an invalid query is refused. */
    search: searchTextSchema,
  },
});
export const candidateListSchema = listOf(candidateRowSchema);
