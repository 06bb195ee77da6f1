import {
  contactKinds,
  contactLabels,
  currencies,
  languageAssessors,
  languageLevels,
  linkKinds,
  linkVisibilities,
  rateKinds,
  rateSetters,
  rateUnits,
  skillLevels,
  skillSources,
  type Currency,
} from '@muster/contracts';
import { Schema, type Types } from 'mongoose';

type OneOf<T extends readonly unknown[]> = T[number];

/** A further address of a candidate. */
export interface CandidateContact {
  _id: Types.ObjectId;
  kind: OneOf<typeof contactKinds>;
  label: OneOf<typeof contactLabels>;
  value: string;
  /** The form for comparison: lower-case mail, E.164 phone; null for other kinds. */
  valueNorm: string | null;
  isPrimary: boolean;
  verifiedAt: Date | null;
}

/** A link; its position in the list is its order. */
export interface CandidateLink {
  _id: Types.ObjectId;
  kind: OneOf<typeof linkKinds>;
  url: string;
  urlNorm: string;
  label: string | null;
  visibility: OneOf<typeof linkVisibilities>;
}

/** A dated rate; never removed, only voided. */
export interface CandidateRate {
  _id: Types.ObjectId;
  kind: OneOf<typeof rateKinds>;
  unit: OneOf<typeof rateUnits>;
  /** Minor units: cents. */
  amountMinor: number;
  currency: Currency;
  /** First and last day, inclusive; null means open-ended. */
  effectiveFrom: string;
  effectiveTo: string | null;
  hoursPerMonth: number;
  note: string | null;
  setBy: OneOf<typeof rateSetters>;
  setByUserId: Types.ObjectId | null;
  setAt: Date;
  voided: { at: Date; by: Types.ObjectId; reason: string } | null;
}

/** A skill of a candidate. */
export interface CandidateSkill {
  _id: Types.ObjectId;
  skillId: Types.ObjectId;
  /** Null if not rated. */
  level: OneOf<typeof skillLevels> | null;
  years: number | null;
  lastUsedYear: number | null;
  isPrimary: boolean;
  source: OneOf<typeof skillSources>;
  /** 1–5, given by a vetter. */
  verifiedScore: number | null;
  verifiedBy: Types.ObjectId | null;
  verifiedAt: Date | null;
  /** When a client last confirmed it. */
  confirmedAt?: Date | null;
}

/** One claim about a language; claims of different assessors stand side by side. */
export interface LanguageClaim {
  _id: Types.ObjectId;
  language: string;
  level: OneOf<typeof languageLevels>;
  assessedBy: OneOf<typeof languageAssessors>;
  assessorUserId: Types.ObjectId | null;
  assessedAt: Date;
}

const text = { type: String, default: null } as const;
const reference = { type: Schema.Types.ObjectId, default: null } as const;
const moment = { type: Date, default: null } as const;

export const contactSchema = new Schema<CandidateContact>({
  kind: { type: String, enum: contactKinds, required: true },
  label: { type: String, enum: contactLabels, required: true },
  value: { type: String, required: true },
  valueNorm: text,
  isPrimary: { type: Boolean, required: true },
  verifiedAt: moment,
});

export const linkSchema = new Schema<CandidateLink>({
  kind: { type: String, enum: linkKinds, required: true },
  url: { type: String, required: true },
  urlNorm: { type: String, required: true },
  label: text,
  visibility: { type: String, enum: linkVisibilities, required: true },
});

const voidedSchema = new Schema(
  {
    at: { type: Date, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    reason: { type: String, required: true },
  },
  { _id: false },
);

export const rateSchema = new Schema<CandidateRate>({
  kind: { type: String, enum: rateKinds, required: true },
  unit: { type: String, enum: rateUnits, required: true },
  amountMinor: { type: Number, required: true, min: 0, validate: Number.isInteger },
  currency: { type: String, enum: currencies, required: true },
  effectiveFrom: { type: String, required: true },
  effectiveTo: text,
  hoursPerMonth: { type: Number, required: true },
  note: text,
  setBy: { type: String, enum: rateSetters, required: true },
  setByUserId: reference,
  setAt: { type: Date, required: true },
  voided: { type: voidedSchema, default: null },
});

export const skillSchema = new Schema<CandidateSkill>({
  skillId: { type: Schema.Types.ObjectId, required: true },
  level: { type: String, enum: [...skillLevels, null], default: null },
  years: { type: Number, default: null },
  lastUsedYear: { type: Number, default: null },
  isPrimary: { type: Boolean, required: true },
  source: { type: String, enum: skillSources, required: true },
  verifiedScore: { type: Number, default: null },
  verifiedBy: reference,
  verifiedAt: moment,
  confirmedAt: Date,
});

export const languageSchema = new Schema<LanguageClaim>({
  language: { type: String, required: true },
  level: { type: String, enum: languageLevels, required: true },
  assessedBy: { type: String, enum: languageAssessors, required: true },
  assessorUserId: reference,
  assessedAt: { type: Date, required: true },
});
