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

/**
 * The short form for a new candidate. It requires a mail address or a link; with only a link, the
 * candidate becomes a lead.
 */
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
    /** Default: the country's main zone, marked as guessed. */
    timeZone: timeZoneSchema.nullable().default(null),
    primaryRole: contactInformationFields.primaryRole.default(null),
    sourceKind: z.enum(candidateSources).default('sourced'),
    sourceDetail: text(120).nullable().default(null),
    ownerUserId: idSchema.nullable().default(null),
    custom: newCustomValuesSchema,
    /** Set after the user has seen the possible duplicates. */
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

/** 🔒 Data for contracts. Countries are one list: concurrent changes to it do not merge. */
export const sensitivePatch = z.strictObject({
  ...base,
  changes: z.strictObject(sensitiveFields).partial(),
});

/** The candidate's number in Harvest; null removes it. */
export const harvestIdPatch = z.strictObject({
  ...base,
  harvestId: z
    .string()
    .trim()
    .regex(/^\d{1,20}$/)
    .nullable(),
  /** Required if a number is replaced or removed. */
  reason: text(500).nullable().default(null),
});

/** Resumes mails to an address that receives none, with the reason. */
export const writeAgainSchema = z.strictObject({
  ...base,
  /** The problem at the time of the decision. */
  problem: z.enum(mailProblems),
  reason: longText(500, 1),
  /** How the person asked for mails again: required if they had unsubscribed. */
  consent: z.strictObject(consentNotedFields).nullable().default(null),
});

export const candidateDeleteEffectsSchema = z.object({
  number: z.string(),
  notes: z.number().int(),
  openTasks: z.number().int(),
  /** Live applications visible to the reader. */
  applications: z.number().int(),
  files: z.number().int(),
  /** The first blocker that has to end first. */
  blockedBy: z.enum(['CANDIDATE_HAS_LIVE_PLACEMENT', 'CANDIDATE_HAS_OPEN_SIGNATURES']).nullable(),
  /** Time of an unanswered erasure request: the candidate wants to be anonymised. */
  erasureAskedAt: timestampSchema.nullable(),
  restorableUntil: timestampSchema,
});
export const bulkOwnerSchema = withSelection({
  ownerUserId: idSchema,
  dryRun: z.boolean().default(false),
});
