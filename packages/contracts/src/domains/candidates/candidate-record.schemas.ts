import { z } from 'zod';
import {
  countrySchema,
  dateSchema,
  idSchema,
  moneySchema,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { recordDeletionSchema } from '../../core/record-deletion.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { poolRefSchema } from '../pools/pool-ref.schemas.ts';
import { educationSchema, experienceSchema } from './background.schemas.ts';
import { bioSchema } from './bio.schemas.ts';
import {
  candidateSources,
  type CompletenessPart,
  completenessParts,
  contactKinds,
  contactLabels,
  languageAssessors,
  languageLevels,
  linkKinds,
  linkVisibilities,
  mailProblems,
  openToOptions,
  primaryRoles,
  rateKinds,
  rateSetters,
  rateUnits,
  seniorities,
  skillLevels,
  skillSources,
  vettingStates,
  workAuthorisations,
} from './candidates.enums.ts';
import { candidateStates } from './candidates.machine.ts';

/** Actions currently possible for the user on this record; the UI renders its buttons from it. */
export const candidateActions = [
  'edit_contact',
  'edit_links',
  'edit_rates',
  'edit_skills',
  'assess_english',
  'edit_experience',
  'edit_bios',
  'edit_pools',
  'edit_harvest_id',
  'edit_sensitive',
  'read_client_rules',
  'add_note',
  'engage',
  'activate',
  'snooze',
  'wake',
  'reject',
  'restore',
  'do_not_contact',
  'lift',
  'archive',
  'merge',
  'export_data',
  'anonymise',
  'delete',
  'restore_deleted',
] as const;
export type CandidateAction = (typeof candidateActions)[number];

export const contactSchema = z.object({
  id: idSchema,
  kind: z.enum(contactKinds),
  label: z.enum(contactLabels),
  value: z.string(),
  isPrimary: z.boolean(),
  /** When the candidate confirmed the address through a mailed link. */
  verifiedAt: timestampSchema.nullable(),
  /** Why mails do not reach this address; absent if they do, and for other kinds of contact. */
  mailProblem: z.enum(mailProblems).optional(),
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
  /** Null if not rated, like skills named by a CV or a file. */
  level: z.enum(skillLevels).nullable(),
  years: z.number().nullable(),
  lastUsedYear: z.number().int().nullable(),
  isPrimary: z.boolean(),
  source: z.enum(skillSources),
  /** 1–5, given by a vetter. */
  verifiedScore: z.number().nullable(),
  verifiedBy: personRefSchema.nullable(),
  verifiedAt: timestampSchema.nullable(),
  /** Verified by a colleague whose score is hidden until the reader submits their own scorecard. */
  isKept: z.boolean().optional(),
  /** When a client last confirmed it. */
  confirmedAt: timestampSchema.nullable().optional(),
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
  /** Whether it is valid today. */
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
 * Data of the record page in one read. `contact`, `rates` and `sensitive` are absent, not null, for
 * users who may not see them.
 */
export const candidateRecordSchema = z.object({
  id: idSchema,
  number: z.string(),
  firstName: z.string(),
  middleName: z.string().nullable(),
  lastName: z.string(),
  preferredName: z.string().nullable(),
  name: z.string(),
  photo: photoSchema.optional(),
  pronouns: z.string().nullable(),
  headline: z.string().nullable(),
  status: z.enum(candidateStates),
  snoozedUntil: dateSchema.nullable(),
  /** How the record got its status, if a user set it. */
  statusDetail: z
    .object({
      at: timestampSchema,
      /** Null for the system. */
      by: z.string().nullable(),
      reason: z.string().nullable(),
      note: z.string().nullable(),
      /** The last day on which a rejected candidate should not be proposed again. */
      coolDownUntil: dateSchema.nullable(),
    })
    .nullable()
    .optional(),
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
      /** False: stored as typed, but not a callable number. */
      phoneIsValid: z.boolean(),
      contacts: z.array(contactSchema),
      /** Why mails do not reach them, beside what the record itself says; absent if they do. */
      mailProblem: z.enum(mailProblems).optional(),
    })
    .optional(),
  sensitive: z
    .object({
      birthDate: dateSchema.nullable(),
      workAuthorisation: z.array(
        z.object({
          country: countrySchema,
          kind: z.enum(workAuthorisations),
          expiresOn: dateSchema.nullable(),
        }),
      ),
    })
    .optional(),
  links: z.array(linkSchema),
  skills: z.array(candidateSkillSchema),
  /** English levels by assessor, most reliable first. */
  english: z.array(languageSchema),
  /** Levels of other languages, by language, most reliable first. */
  languages: z.array(languageSchema),
  rates: z.array(candidateRateSchema).optional(),
  availability: availabilitySchema,
  experience: z.array(experienceSchema).optional(),
  education: z.array(educationSchema).optional(),
  /** Sum of the dated jobs, overlaps counted once; null without any. A hint, never the value. */
  experienceYearsHint: z.number().nullable().optional(),
  bios: z.array(bioSchema).optional(),
  /** Pools visible to the reader. */
  pools: z.array(poolRefSchema).optional(),
  /** The candidate's number in time tracking; absent for users who may not edit it. */
  harvestId: z.string().nullable().optional(),
  completeness: z.object({
    percent: z.number().int(),
    missing: z.array(z.enum(completenessKeys)),
  }),
  counts: z.object({
    notes: z.number().int(),
    openTasks: z.number().int(),
    /** Live applications visible to the reader; absent without permission to read applications. */
    applications: z.number().int().optional(),
  }),
  lastContactedAt: timestampSchema.nullable(),
  /** The profile has not been confirmed or changed for six months. */
  isStale: z.boolean(),
  deleted: recordDeletionSchema.nullable(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  version: versionSchema,
  allowedActions: z.array(z.enum(candidateActions)),
});
export type CandidateRecord = z.infer<typeof candidateRecordSchema>;
