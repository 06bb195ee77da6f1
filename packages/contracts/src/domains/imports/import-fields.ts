import { z } from 'zod';
import { longText, text, urlSchema } from '../../core/primitives.ts';
import { limits } from '../../core/limits.ts';
import { candidateCreateSchema } from '../candidates/candidate-changes.schemas.ts';
import {
  availabilityFields,
  contactInformationFields,
  needsContact,
  newRateSchema,
} from '../candidates/candidate-fields.ts';
import { languageLevels } from '../candidates/candidates.enums.ts';

/** Candidate fields that a file column can contain. */
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
  'notes',
] as const;
export type ImportField = (typeof importFields)[number];

/** Fields that several columns of one file may contain. */
const repeatableFields: readonly ImportField[] = ['notes'];
export const isRepeatableImportField = (field: ImportField): boolean =>
  repeatableFields.includes(field);

/** Fields that are required to add a candidate, or that identify the candidate. */
const requiredFields: readonly ImportField[] = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'country',
];

/**
 * Checks whether an invalid value of this field refuses the whole row. Any other cell is left empty
 * with a warning. A link is required only if no mail address identifies the candidate.
 */
export const refusesImportRow = (field: ImportField | null, hasEmail: boolean): boolean =>
  field === null || requiredFields.includes(field) || (field === 'linkUrl' && !hasEmail);

/** Returns the header of the column for a field; null without such a column or header. */
export function importColumnOf(
  {
    columns,
    mapping,
  }: {
    columns: readonly string[];
    mapping: readonly (ImportField | null)[];
  },
  field: ImportField | null,
): string | null {
  const index = field === null ? -1 : mapping.indexOf(field);
  return columns[index] || null;
}

/** The required data of a new candidate. */
export type ImportNeed = 'name' | 'contact' | 'country';

/** Returns the required data missing in a file. */
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

// Custom fields cannot be imported; users enter them on the record.
const { custom: _custom, ...newPerson } = candidateCreateSchema.shape;

/** The validated values of a row: the fields of a new candidate and additional data. */
export const importedPersonSchema = z
  .strictObject({
    ...newPerson,
    githubUrl: urlSchema.nullable(),
    seniority: contactInformationFields.seniority,
    yearsExperience: contactInformationFields.yearsExperience,
    skills: z.array(text(60, 1)).max(limits.candidate.skills),
    englishLevel: z.enum(languageLevels).nullable(),
    rate: newRateSchema.nullable(),
    noticePeriodDays: availabilityFields.noticePeriodDays,
    availableFrom: availabilityFields.availableFrom,
    notes: longText(limits.note.body, 1).nullable(),
  })
  .refine(...needsContact);
export type ImportedPerson = z.output<typeof importedPersonSchema>;
