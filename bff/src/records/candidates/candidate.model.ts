import {
  candidateMachine,
  candidateSources,
  languageAssessors,
  languageLevels,
  openToOptions,
  primaryRoles,
  seniorities,
  vettingStates,
  type CandidateState,
  type LanguageLevel,
  type VettingState,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';
import {
  bioSchema,
  educationSchema,
  experienceSchema,
  type BioEntry,
  type EducationEntry,
  type ExperienceEntry,
} from './candidate-background.model.ts';
import { candidateIndexes } from './candidate.indexes.ts';
import {
  contactSchema,
  languageSchema,
  linkSchema,
  rateSchema,
  skillSchema,
  type CandidateContact,
  type CandidateLink,
  type CandidateRate,
  type CandidateSkill,
  type LanguageClaim,
} from './candidate-parts.model.ts';

export type { BioEntry, EducationEntry, ExperienceEntry };
export type { CandidateContact, CandidateLink, CandidateRate, CandidateSkill, LanguageClaim };

type OneOf<T extends readonly unknown[]> = T[number];

/** The right to work in one country 🔒. */
export interface WorkAuthorisation {
  country: string;
  kind: 'citizen' | 'permit' | 'visa_needed';
  expiresOn: string | null;
}

/** Values computed from the rest of the record on each write, for lists, search and matching. */
export interface DerivedFields {
  name: string;
  /** The folded name, for sorting. */
  nameKey: string;
  /** Folded words of name, headline and number. */
  searchTerms: string[];
  /**
   * The same with mails and phone digits, for readers of contact data. One list for both, so that
   * each search word is one range of one index.
   */
  allTerms: string[];
  /**
   * `email:…`, `phone:…`, `linkedin:…`, `github:…`, `name:…`, `cv_hash:…`: keys to recognise a
   * person.
   */
  identityKeys: string[];
  topSkillIds: Types.ObjectId[];
  skillCount: number;
  englishLevel: LanguageLevel | null;
  englishAssessedBy: OneOf<typeof languageAssessors> | null;
  /** The currently expected rate 🔒. */
  currentRate: Pick<CandidateRate, 'amountMinor' | 'currency' | 'unit' | 'hoursPerMonth'> | null;
  /** Currency and hourly amount, sortable: currencies are never mixed 🔒. */
  rateKey: string | null;
  /** When the next expected rate takes effect, and the cached one becomes stale. */
  rateDueOn: string | null;
  profileCompleteness: number;
}

/** A person the agency may place. Parts are embedded and share the version. */
export interface Candidate extends RecordFields, DerivedFields {
  /** `C-000123`. */
  number: string;
  userId: Types.ObjectId | null;
  firstName: string;
  middleName: string | null;
  lastName: string;
  preferredName: string | null;
  pronouns: string | null;
  headline: string | null;
  /** Null only for leads that came with just a link. */
  email: string | null;
  emailNorm: string | null;
  phone: string | null;
  /** E.164; null if the number is not valid. */
  phoneNorm: string | null;
  country: string;
  region: string | null;
  city: string | null;
  timeZone: string;
  timeZoneGuessed: boolean;
  birthDate: string | null;
  status: CandidateState;
  /** The status before the candidate was put aside. */
  previousStatus: CandidateState | null;
  statusReasonId: Types.ObjectId | null;
  statusNote: string | null;
  /** When and by whom the status was set; a null user means the system. */
  statusChangedAt: Date | null;
  statusChangedBy: Types.ObjectId | null;
  snoozedUntil: string | null;
  /** Last day on which a rejected candidate should not be proposed again. */
  coolDownUntil: string | null;
  vettingStatus: VettingState;
  vettedAt: Date | null;
  vettingExpiresAt: Date | null;
  /** End day of the verdict about which the owner got the last reminder. */
  vettingLastCallFor: string | null;
  /** Vetters with access to this candidate: interviews, job teams, owned pools. */
  vetterIds: Types.ObjectId[];
  seniority: OneOf<typeof seniorities> | null;
  primaryRole: OneOf<typeof primaryRoles> | null;
  yearsExperience: number | null;
  noticePeriodDays: number | null;
  noticeNote: string | null;
  availableFrom: string | null;
  weeklyCapacityHours: number;
  overlapHours: number | null;
  overlapTimeZone: string | null;
  openTo: OneOf<typeof openToOptions>[];
  relocationCountries: string[];
  workAuthorisation: WorkAuthorisation[];
  ownerUserId: Types.ObjectId;
  sourceKind: OneOf<typeof candidateSources>;
  sourceDetail: string | null;
  /** The import that added the record. */
  importId: Types.ObjectId | null;
  referralId: Types.ObjectId | null;
  harvestId: string | null;
  photoFileId: Types.ObjectId | null;
  /** Whether a CV is attached; maintained by the attachments. */
  hasCv: boolean;
  /** SHA-256 of the attached CVs: the same file on two records indicates one person. */
  cvHashes: string[];
  rating: number | null;
  canEmail: boolean;
  isPrivate: boolean;
  mergedIntoId: Types.ObjectId | null;
  lastContactedAt: Date | null;
  lastActivityAt: Date | null;
  /** When a user last confirmed or changed the profile's facts. */
  confirmedAt: Date;
  /** Earlier confirmations, the earliest first; absent until it is confirmed again. */
  confirmedBefore?: Date[];
  custom: Record<string, unknown>;
  contacts: CandidateContact[];
  links: CandidateLink[];
  rates: CandidateRate[];
  skills: CandidateSkill[];
  languages: LanguageClaim[];
  experience: ExperienceEntry[];
  education: EducationEntry[];
  bios: BioEntry[];
  /** The candidate's pools; maintained by the memberships, for lists. */
  poolIds: Types.ObjectId[];
  /** Those of `vetterIds` with access only through one of their pools or a job. */
  poolVetterIds: Types.ObjectId[];
  /** Those with access only through the team of a job that the candidate is in process for. */
  jobVetterIds: Types.ObjectId[];
}

const text = { type: String, default: null } as const;
const number = { type: Number, default: null } as const;
const moment = { type: Date, default: null } as const;
const reference = { type: Schema.Types.ObjectId, default: null } as const;
const optional = <T extends readonly string[]>(values: T) => ({
  type: String,
  enum: [...values, null],
  default: null,
});

const currentRateSchema = new Schema(
  { amountMinor: Number, currency: String, unit: String, hoursPerMonth: Number },
  { _id: false },
);
const workAuthorisationSchema = new Schema<WorkAuthorisation>(
  {
    country: { type: String, required: true },
    kind: { type: String, enum: ['citizen', 'permit', 'visa_needed'], required: true },
    expiresOn: text,
  },
  { _id: false },
);

const candidateSchema = new Schema<Candidate>({
  number: { type: String, required: true },
  userId: reference,
  firstName: { type: String, required: true },
  middleName: text,
  lastName: { type: String, required: true },
  preferredName: text,
  pronouns: text,
  headline: text,
  email: text,
  emailNorm: text,
  phone: text,
  phoneNorm: text,
  country: { type: String, required: true },
  region: text,
  city: text,
  timeZone: { type: String, required: true },
  timeZoneGuessed: { type: Boolean, required: true, default: false },
  birthDate: text,
  status: {
    type: String,
    enum: candidateMachine.states,
    required: true,
    default: candidateMachine.initial,
  },
  previousStatus: optional(candidateMachine.states),
  statusReasonId: reference,
  statusNote: text,
  statusChangedAt: moment,
  statusChangedBy: reference,
  snoozedUntil: text,
  coolDownUntil: text,
  vettingStatus: { type: String, enum: vettingStates, required: true, default: 'not_started' },
  vettedAt: moment,
  vettingExpiresAt: moment,
  vettingLastCallFor: { type: String, default: null },
  vetterIds: { type: [Schema.Types.ObjectId], default: [] },
  seniority: optional(seniorities),
  primaryRole: optional(primaryRoles),
  yearsExperience: number,
  noticePeriodDays: number,
  noticeNote: text,
  availableFrom: text,
  weeklyCapacityHours: { type: Number, required: true, default: 40 },
  overlapHours: number,
  overlapTimeZone: text,
  openTo: { type: [String], enum: openToOptions, default: [] },
  relocationCountries: { type: [String], default: [] },
  workAuthorisation: { type: [workAuthorisationSchema], default: [] },
  ownerUserId: { type: Schema.Types.ObjectId, required: true },
  sourceKind: { type: String, enum: candidateSources, required: true },
  sourceDetail: text,
  importId: reference,
  referralId: reference,
  harvestId: text,
  photoFileId: reference,
  hasCv: { type: Boolean, required: true, default: false },
  cvHashes: { type: [String], default: [] },
  rating: number,
  canEmail: { type: Boolean, required: true, default: true },
  isPrivate: { type: Boolean, required: true, default: false },
  mergedIntoId: reference,
  lastContactedAt: moment,
  lastActivityAt: moment,
  confirmedAt: { type: Date, required: true, default: () => new Date() },
  confirmedBefore: { type: [Date], default: undefined },
  custom: { type: Schema.Types.Mixed, default: () => ({}) },
  contacts: { type: [contactSchema], default: [] },
  links: { type: [linkSchema], default: [] },
  rates: { type: [rateSchema], default: [] },
  skills: { type: [skillSchema], default: [] },
  languages: { type: [languageSchema], default: [] },
  experience: { type: [experienceSchema], default: [] },
  education: { type: [educationSchema], default: [] },
  bios: { type: [bioSchema], default: [] },
  poolIds: { type: [Schema.Types.ObjectId], default: [] },
  poolVetterIds: { type: [Schema.Types.ObjectId], default: [] },
  jobVetterIds: { type: [Schema.Types.ObjectId], default: [] },
  name: { type: String, required: true },
  nameKey: { type: String, required: true },
  searchTerms: { type: [String], default: [] },
  allTerms: { type: [String], default: [] },
  identityKeys: { type: [String], default: [] },
  topSkillIds: { type: [Schema.Types.ObjectId], default: [] },
  skillCount: { type: Number, required: true, default: 0 },
  englishLevel: optional(languageLevels),
  englishAssessedBy: optional(languageAssessors),
  currentRate: { type: currentRateSchema, default: null },
  rateKey: text,
  rateDueOn: text,
  profileCompleteness: { type: Number, required: true, default: 0 },
});
candidateSchema.plugin(recordFields);
for (const [keys, options] of candidateIndexes) candidateSchema.index(keys, options);

export const CandidateModel = model<Candidate>('Candidate', candidateSchema, 'candidates');
