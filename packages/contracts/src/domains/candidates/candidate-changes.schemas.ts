import { z } from 'zod';
import { withSelection } from '../../core/bulk.ts';
import { limits } from '../../core/limits.ts';
import {
  countrySchema,
  emailSchema,
  idSchema,
  listPatch,
  longText,
  phoneSchema,
  text,
  timeZoneSchema,
  timestampSchema,
  urlSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { consentNotedFields } from '../consents/consents.schemas.ts';
import { newCustomValuesSchema } from '../custom-fields/new-custom-values.ts';
import {
  availabilityFields,
  candidateSkillFields,
  contactFields,
  contactInformationFields,
  linkFields,
  needsContact,
  newRateSchema,
  sensitiveFields,
  spokenLanguageFields,
} from './candidate-fields.ts';
import {
  candidateSources,
  languageAssessors,
  languageLevels,
  mailProblems,
} from './candidates.enums.ts';

const base = { version: versionSchema };

/** The short form for a new candidate. A mail address or a link is needed; only a link makes a lead. */
export const candidateCreateSchema = z
  .strictObject({
    firstName: contactInformationFields.firstName,
    lastName: contactInformationFields.lastName,
    email: emailSchema.nullable().default(null),
    phone: phoneSchema.nullable().default(null),
    linkUrl: urlSchema.nullable().default(null),
    headline: contactInformationFields.headline.default(null),
    country: countrySchema,
    city: contactInformationFields.city.default(null),
    /** Left out: the country's main zone, marked as guessed. */
    timeZone: timeZoneSchema.nullable().default(null),
    primaryRole: contactInformationFields.primaryRole.default(null),
    sourceKind: z.enum(candidateSources).default('sourced'),
    sourceDetail: text(120).nullable().default(null),
    ownerUserId: idSchema.nullable().default(null),
    custom: newCustomValuesSchema,
    /** Set after the person has seen who looks alike. */
    confirmDuplicate: z.boolean().default(false),
  })
  .refine(...needsContact);

export const contactInformationPatch = z.strictObject({
  ...base,
  changes: z.strictObject(contactInformationFields).partial().default({}),
  contacts: listPatch(contactFields, limits.candidate.contactsPerKind * 4).optional(),
});
export const linksPatch = z.strictObject({
  ...base,
  links: listPatch(linkFields, limits.candidate.links),
});
export const ratesPatch = z.strictObject({
  ...base,
  rate: newRateSchema.optional(),
  /** Rates are never deleted, only voided with a reason. */
  void: z
    .array(z.strictObject({ id: idSchema, reason: text(200, 3) }))
    .max(20)
    .default([]),
  changes: z.strictObject(availabilityFields).partial().default({}),
});
export const skillsPatch = z.strictObject({
  ...base,
  skills: listPatch(candidateSkillFields, limits.candidate.skills).optional(),
  english: z
    .strictObject({ level: z.enum(languageLevels), assessedBy: z.enum(languageAssessors) })
    .optional(),
  languages: listPatch(
    { ...spokenLanguageFields, assessedBy: z.enum(languageAssessors).default('self') },
    limits.candidate.languages,
  ).optional(),
});

/** 🔒 What a contract asks for. Countries are one list: two who change it do not merge. */
export const sensitivePatch = z.strictObject({
  ...base,
  changes: z.strictObject(sensitiveFields).partial(),
});

/** The number of the person in Harvest; null takes it away. */
export const harvestIdPatch = z.strictObject({
  ...base,
  harvestId: z
    .string()
    .trim()
    .regex(/^\d{1,20}$/)
    .nullable(),
  /** Needed where a number is replaced or taken away. */
  reason: text(500).nullable().default(null),
});

/** Writing again to an address that gets no mails, and why it may be. */
export const writeAgainSchema = z.strictObject({
  ...base,
  /** What stood in the way when it was decided. */
  problem: z.enum(mailProblems),
  reason: longText(500, 1),
  /** How the person said that they want mails again: needed where they had unsubscribed. */
  consent: z.strictObject(consentNotedFields).nullable().default(null),
});

export const candidateDeleteEffectsSchema = z.object({
  number: z.string(),
  notes: z.number().int(),
  openTasks: z.number().int(),
  /** Live ones that the reader may know of. */
  applications: z.number().int(),
  files: z.number().int(),
  /** The first thing that has to end before. */
  blockedBy: z.enum(['CANDIDATE_HAS_LIVE_PLACEMENT', 'CANDIDATE_HAS_OPEN_SIGNATURES']).nullable(),
  /** When the person asked to be erased and nobody has answered yet: anonymising is what they want. */
  erasureAskedAt: timestampSchema.nullable(),
  restorableUntil: timestampSchema,
});
export const bulkOwnerSchema = withSelection({
  ownerUserId: idSchema,
  dryRun: z.boolean().default(false),
});
