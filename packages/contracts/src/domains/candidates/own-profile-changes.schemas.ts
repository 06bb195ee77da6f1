import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { listPatch, versionSchema } from '../../core/primitives.ts';
import {
  availabilityFields,
  candidateSkillFields,
  contactInformationFields,
  linkFields,
  newRateSchema,
  spokenLanguageFields,
} from './candidate-fields.ts';
import { languageLevels } from './candidates.enums.ts';

const { firstName, lastName, preferredName, headline, phone } = contactInformationFields;
const { country, city, timeZone } = contactInformationFields;

/** What a person may change about themselves, unless it is locked. */
export const ownFactFields = {
  firstName,
  lastName,
  preferredName,
  headline,
  phone,
  country,
  city,
  timeZone,
  ...availabilityFields,
  /** Their own estimate; what a vetter says stands beside it. */
  english: z.enum(languageLevels),
};

export const ownFactsPatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject(ownFactFields).partial(),
});

export const ownRatePatch = z.strictObject({ version: versionSchema, rate: newRateSchema });

/** Own skills; what a vetter verified is refused, and stays as it is. */
export const ownSkillsPatch = z.strictObject({
  version: versionSchema,
  skills: listPatch(candidateSkillFields, limits.candidate.skills),
});

/** Languages but English, by the person's own word; what others judged stands beside it. */
export const ownLanguagesPatch = z.strictObject({
  version: versionSchema,
  languages: listPatch(spokenLanguageFields, limits.candidate.languages),
});

const { kind, url, label } = linkFields;
/** Own links; whether clients see one is the agency's word. */
export const ownLinksPatch = z.strictObject({
  version: versionSchema,
  links: listPatch({ kind, url, label }, limits.candidate.links),
});

/** Fields that may be locked. */
export const lockableOwnFields = ['firstName', 'lastName', 'country', 'email', 'rate'] as const;
export type LockableOwnField = (typeof lockableOwnFields)[number];

/**
 * Why a field cannot be changed here: it was verified or is being checked with the legal identity,
 * it is agreed in a contract, or one signs in with it.
 */
export const ownLockReasons = [
  'identity_verified',
  'identity_in_review',
  'rate_agreed',
  'signs_in',
] as const;
export type OwnLockReason = (typeof ownLockReasons)[number];

export const ownLockSchema = z.object({
  field: z.enum(lockableOwnFields),
  reason: z.enum(ownLockReasons),
});
export type OwnLock = z.infer<typeof ownLockSchema>;
