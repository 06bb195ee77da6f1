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
  'notes',
] as const;
export type ImportField = (typeof importFields)[number];

/** Fields that several columns of one file may fill. */
const repeatableFields: readonly ImportField[] = ['notes'];
export const isRepeatableImportField = (field: ImportField): boolean =>
  repeatableFields.includes(field);

/** Fields without which a person cannot be added, or that tell who the person is. */
const requiredFields: readonly ImportField[] = [
  'firstName',
  'lastName',
  'fullName',
  'email',
  'country',
];

/**
 * Whether a bad value of this field refuses the whole row. Any other cell is left empty with a
 * warning. A link is needed only where no mail address tells who the person is.
 */
export const refusesImportRow = (field: ImportField | null, hasEmail: boolean): boolean =>
  field === null || requiredFields.includes(field) || (field === 'linkUrl' && !hasEmail);

/** The header of the column that fills a field; null where none does, or it has no header. */
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

/** The required fields of a new candidate. */
export type ImportNeed = 'name' | 'contact' | 'country';

/** Required fields that a file lacks. */
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

// Fields of the agency's own are no columns of a file; whoever opens the person enters them.
const { custom: _custom, ...newPerson } = candidateCreateSchema.shape;

/** What a row has to say, as far as it is checked: the fields of a new person, and what else it knows. */
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
