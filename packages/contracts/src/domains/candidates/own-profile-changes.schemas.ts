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

/** Facts that candidates may change about themselves, unless locked. */
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
  /** Their own estimate; a vetter's assessment is shown beside it. */
  english: z.enum(languageLevels),
};

export const ownFactsPatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject(ownFactFields).partial(),
});

export const ownRatePatch = z.strictObject({ version: versionSchema, rate: newRateSchema });

/** Own skills; changes to a vetter-verified skill are refused. */
export const ownSkillsPatch = z.strictObject({
  version: versionSchema,
  skills: listPatch(candidateSkillFields, limits.candidate.skills),
});

/** Languages other than English, self-assessed; other assessments are shown beside them. */
export const ownLanguagesPatch = z.strictObject({
  version: versionSchema,
  languages: listPatch(spokenLanguageFields, limits.candidate.languages),
});

const { kind, url, label } = linkFields;
/** Own links; the agency decides whether clients see one. */
export const ownLinksPatch = z.strictObject({
  version: versionSchema,
  links: listPatch({ kind, url, label }, limits.candidate.links),
});

/** Fields that can be locked. */
export const lockableOwnFields = ['firstName', 'lastName', 'country', 'email', 'rate'] as const;
export type LockableOwnField = (typeof lockableOwnFields)[number];

/**
 * Why a field is locked: it was verified or is being checked with the legal identity, a contract
 * fixes it, or it is the sign-in address.
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
