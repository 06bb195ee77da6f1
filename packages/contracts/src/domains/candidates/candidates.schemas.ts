import { z } from 'zod';
import { anyOf, anyOfIds, listOf, listQuery } from '../../core/pagination.ts';
import {
  countrySchema,
  currencySchema,
  dateSchema,
  idSchema,
  listPatch,
  moneySchema,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { limits } from '../../core/limits.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import {
  availabilityFields,
  candidateSkillFields,
  contactFields,
  contactInformationFields,
  deleteReason,
  linkFields,
  newRateSchema,
} from './candidate-fields.ts';
import {
  candidateSources,
  completenessParts,
  contactKinds,
  contactLabels,
  duplicateSignals,
  languageAssessors,
  languageLevels,
  linkKinds,
  linkVisibilities,
  openToOptions,
  primaryRoles,
  rateKinds,
  rateSetters,
  rateUnits,
  seniorities,
  skillLevels,
  skillSources,
  vettingStates,
} from './candidates.enums.ts';
import type { CompletenessPart } from './candidates.enums.ts';
import { candidateStates } from './candidates.machine.ts';

/** What the person signed in may do with this record now; the UI draws its buttons from it. */
export const candidateActions = [
  'edit_contact',
  'edit_links',
  'edit_rates',
  'edit_skills',
  'assess_english',
  'add_note',
  'delete',
  'restore_deleted',
] as const;
export type CandidateAction = (typeof candidateActions)[number];

/** A row of the candidates list. `rate` is absent for those who may not see rates everywhere. */
export const candidateRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  name: z.string(),
  headline: z.string().nullable(),
  status: z.enum(candidateStates),
  vettingStatus: z.enum(vettingStates),
  englishLevel: z.enum(languageLevels).nullable(),
  /** True when somebody other than the person judged it. */
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
    primaryRole: anyOf(primaryRoles),
    seniority: anyOf(seniorities),
    source: anyOf(candidateSources),
    openTo: anyOf(openToOptions),
    'notice.lte': z.coerce.number().int().min(0).max(180),
    'availableFrom.lte': dateSchema,
    'lastContacted.lte': dateSchema,
    /** Per hour, in `filter[rateCurrency]`; refused for those who may not see rates everywhere. */
    'rate.lte': z.coerce.number().min(0).max(100_000),
    rateCurrency: currencySchema,
    deleted: z.enum(['only']),
  },
});
export const candidateListSchema = listOf(candidateRowSchema);

export const contactSchema = z.object({
  id: idSchema,
  kind: z.enum(contactKinds),
  label: z.enum(contactLabels),
  value: z.string(),
  isPrimary: z.boolean(),
});
export const linkSchema = z.object({
  id: idSchema,
  kind: z.enum(linkKinds),
  url: z.string(),
  label: z.string().nullable(),
  visibility: z.enum(linkVisibilities),
});
export const candidateSkillSchema = z.object({
  id: idSchema,
  skillId: idSchema,
  name: z.string(),
  level: z.enum(skillLevels),
  years: z.number().nullable(),
  lastUsedYear: z.number().int().nullable(),
  isPrimary: z.boolean(),
  source: z.enum(skillSources),
  /** 1–5 by a vetter; null means self-rated. */
  verifiedScore: z.number().nullable(),
  verifiedBy: personRefSchema.nullable(),
  verifiedAt: timestampSchema.nullable(),
});
export const languageSchema = z.object({
  id: idSchema,
  language: z.string(),
  level: z.enum(languageLevels),
  assessedBy: z.enum(languageAssessors),
  assessor: personRefSchema.nullable(),
  assessedAt: timestampSchema,
});
export const candidateRateSchema = z.object({
  id: idSchema,
  kind: z.enum(rateKinds),
  unit: z.enum(rateUnits),
  money: moneySchema,
  effectiveFrom: dateSchema,
  effectiveTo: dateSchema.nullable(),
  hoursPerMonth: z.number().int(),
  note: z.string().nullable(),
  setBy: z.enum(rateSetters),
  setByName: z.string().nullable(),
  /** In force today. */
  isCurrent: z.boolean(),
  voided: z.object({ at: timestampSchema, by: z.string(), reason: z.string() }).nullable(),
});
export const availabilitySchema = z.object({
  noticePeriodDays: z.number().int().nullable(),
  noticeNote: z.string().nullable(),
  availableFrom: dateSchema.nullable(),
  weeklyCapacityHours: z.number().int(),
  overlapHours: z.number().int().nullable(),
  overlapTimeZone: z.string().nullable(),
  openTo: z.array(z.enum(openToOptions)),
  relocationCountries: z.array(countrySchema),
});

const completenessKeys = Object.keys(completenessParts) as [
  CompletenessPart,
  ...CompletenessPart[],
];

/**
 * The record page, one read. `contact`, `rates` and `sensitive` are absent, not null, for those
 * who may not see them (3.5).
 */
export const candidateRecordSchema = z.object({
  id: idSchema,
  number: z.string(),
  firstName: z.string(),
  middleName: z.string().nullable(),
  lastName: z.string(),
  preferredName: z.string().nullable(),
  name: z.string(),
  pronouns: z.string().nullable(),
  headline: z.string().nullable(),
  status: z.enum(candidateStates),
  snoozedUntil: dateSchema.nullable(),
  vettingStatus: z.enum(vettingStates),
  vettedAt: timestampSchema.nullable(),
  vettingExpiresAt: timestampSchema.nullable(),
  seniority: z.enum(seniorities).nullable(),
  primaryRole: z.enum(primaryRoles).nullable(),
  yearsExperience: z.number().nullable(),
  country: countrySchema,
  region: z.string().nullable(),
  city: z.string().nullable(),
  timeZone: z.string(),
  timeZoneGuessed: z.boolean(),
  owner: personRefSchema.nullable(),
  sourceKind: z.enum(candidateSources),
  sourceDetail: z.string().nullable(),
  rating: z.number().int().nullable(),
  canEmail: z.boolean(),
  isPrivate: z.boolean(),
  contact: z
    .object({
      email: z.string().nullable(),
      phone: z.string().nullable(),
      /** False: kept as typed, but not a number that could be called. */
      phoneIsValid: z.boolean(),
      contacts: z.array(contactSchema),
    })
    .optional(),
  sensitive: z
    .object({
      birthDate: dateSchema.nullable(),
      workAuthorisation: z.array(
        z.object({
          country: countrySchema,
          kind: z.enum(['citizen', 'permit', 'visa_needed']),
          expiresOn: dateSchema.nullable(),
        }),
      ),
    })
    .optional(),
  links: z.array(linkSchema),
  skills: z.array(candidateSkillSchema),
  /** English claims by assessor, the weightiest first. */
  english: z.array(languageSchema),
  rates: z.array(candidateRateSchema).optional(),
  availability: availabilitySchema,
  completeness: z.object({
    percent: z.number().int(),
    missing: z.array(z.enum(completenessKeys)),
  }),
  counts: z.object({ notes: z.number().int(), openTasks: z.number().int() }),
  lastContactedAt: timestampSchema.nullable(),
  /** Nobody has confirmed or changed the profile for six months. */
  isStale: z.boolean(),
  deleted: z
    .object({
      at: timestampSchema,
      by: z.string(),
      reason: z.string(),
      restorableUntil: timestampSchema,
    })
    .nullable(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  version: versionSchema,
  allowedActions: z.array(z.enum(candidateActions)),
});
export type CandidateRecord = z.infer<typeof candidateRecordSchema>;

const base = { version: versionSchema };

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
});

/** What the person typed so far; answered while they type. */
export const duplicateCheckSchema = z.strictObject({
  email: z.string().max(254).nullable().default(null),
  phone: z.string().max(32).nullable().default(null),
  linkUrl: z.string().max(2048).nullable().default(null),
  firstName: z.string().max(80).nullable().default(null),
  lastName: z.string().max(80).nullable().default(null),
  country: z.string().max(2).nullable().default(null),
  excludeId: idSchema.nullable().default(null),
});
export const duplicateMatchSchema = z.object({
  id: idSchema,
  number: z.string(),
  name: z.string(),
  headline: z.string().nullable(),
  status: z.enum(candidateStates),
  country: countrySchema,
  owner: personRefSchema.nullable(),
  signals: z.array(z.enum(duplicateSignals)),
  /** 0–100. */
  score: z.number().int(),
  /** The mail address is taken: creating another is refused. */
  blocks: z.boolean(),
  /** Deleted, and restorable by the person asking. */
  deleted: z.object({ at: timestampSchema, mayRestore: z.boolean() }).nullable(),
  version: versionSchema,
});
export type DuplicateMatch = z.infer<typeof duplicateMatchSchema>;
export const duplicateResultSchema = z.object({
  matches: z.array(duplicateMatchSchema),
  /** Somebody else matches whom the person asking may not see. */
  hiddenMatch: z.boolean(),
});

export const candidateDeleteEffectsSchema = z.object({
  number: z.string(),
  notes: z.number().int(),
  openTasks: z.number().int(),
  blockedBy: z.enum(['CANDIDATE_HAS_LIVE_PLACEMENT']).nullable(),
  restorableUntil: timestampSchema,
});
export const candidateDeleteSchema = z.strictObject({
  ...base,
  reason: deleteReason,
  /** The number, typed to confirm. */
  confirmNumber: z.string().max(20),
});
export const candidateRestoreSchema = z.strictObject(base);

export const bulkOwnerSchema = z.strictObject({
  ids: z.array(idSchema).min(1).max(limits.candidate.bulk),
  ownerUserId: idSchema,
  dryRun: z.boolean().default(false),
});
export const bulkResultSchema = z.object({
  items: z.array(
    z.object({
      id: idSchema,
      name: z.string().nullable(),
      outcome: z.enum(['ok', 'skipped', 'error']),
      code: z.string().nullable(),
    }),
  ),
  ok: z.number().int(),
  skipped: z.number().int(),
  failed: z.number().int(),
});

export const activityKinds = [
  'created',
  'changed',
  'rate_changed',
  'note_added',
  'note_removed',
  'task_added',
  'task_done',
  'deleted',
  'restored',
] as const;
export const activityItemSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  actor: z.string().nullable(),
  kind: z.enum(activityKinds),
  /** Names of the changed fields, as in the contracts; empty where the kind says it all. */
  fields: z.array(z.string()),
  excerpt: z.string().nullable(),
});
export const activityQuery = z.strictObject({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export const activitySchema = z.object({
  data: z.array(activityItemSchema),
  nextCursor: z.string().nullable(),
});

/** The candidate's own profile: what they may see of themselves. */
export const ownProfileSchema = candidateRecordSchema
  .pick({
    id: true,
    number: true,
    firstName: true,
    lastName: true,
    name: true,
    headline: true,
    status: true,
    vettingStatus: true,
    country: true,
    city: true,
    timeZone: true,
    links: true,
    availability: true,
    completeness: true,
    updatedAt: true,
  })
  .extend({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    skills: z.array(candidateSkillSchema.pick({ id: true, name: true, level: true, years: true })),
    english: z.array(languageSchema.pick({ id: true, level: true, assessedBy: true })),
    rates: z.array(candidateRateSchema.omit({ setByName: true, note: true, voided: true })),
    recruiter: z.string().nullable(),
  });
