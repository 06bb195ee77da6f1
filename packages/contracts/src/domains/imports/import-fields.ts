import { z } from 'zod';
import { text, urlSchema } from '../../core/primitives.ts';
import { limits } from '../../core/limits.ts';
import {
  availabilityFields,
  candidateCreateSchema,
  contactInformationFields,
  needsContact,
  newRateSchema,
} from '../candidates/candidate-fields.ts';
import { languageLevels } from '../candidates/candidates.enums.ts';

/** What a column of a file may say of a person. */
export const importFields = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'linkUrl',
  'githubUrl',
  'headline',
  'primaryRole',
  'seniority',
  'yearsExperience',
  'skills',
  'englishLevel',
  'country',
  'city',
  'timeZone',
  'expectedRate',
  'minimumRate',
  'rateCurrency',
  'rateUnit',
  'noticePeriodDays',
  'availableFrom',
  'sourceDetail',
  'owner',
  'pools',
] as const;
export type ImportField = (typeof importFields)[number];

/** What nobody can be added without. */
export type ImportNeed = 'name' | 'contact' | 'country';

/** What a file does not say that nobody can be added without. */
export function missingInImport({
  mapping,
  country,
}: {
  mapping: readonly (ImportField | null)[];
  country: string | null;
}): ImportNeed[] {
  const says = (field: ImportField) => mapping.includes(field);
  return [
    ...(says('fullName') || (says('firstName') && says('lastName')) ? [] : (['name'] as const)),
    ...(says('email') || says('linkUrl') ? [] : (['contact'] as const)),
    ...(says('country') || country !== null ? [] : (['country'] as const)),
  ];
}

/** What a row has to say, as far as it is checked: the fields of a new person, and what else it knows. */
export const importedPersonSchema = z
  .strictObject({
    ...candidateCreateSchema.shape,
    githubUrl: urlSchema.nullable(),
    seniority: contactInformationFields.seniority,
    yearsExperience: contactInformationFields.yearsExperience,
    skills: z.array(text(60, 1)).max(limits.candidate.skills),
    englishLevel: z.enum(languageLevels).nullable(),
    rate: newRateSchema.nullable(),
    noticePeriodDays: availabilityFields.noticePeriodDays,
    availableFrom: availabilityFields.availableFrom,
  })
  .refine(...needsContact);
export type ImportedPerson = z.output<typeof importedPersonSchema>;
