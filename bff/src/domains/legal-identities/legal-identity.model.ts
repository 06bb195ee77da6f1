import {
  legalIdentityKinds,
  legalIdentityStates,
  type IdentityFacts,
  type LegalIdentityKind,
  type LegalIdentityState,
  type ReviewedIdentityField,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';

/** 🔒 One version of a candidate's legal identity. */
export interface LegalIdentityRecord extends RecordFields, IdentityFacts {
  candidateId: Types.ObjectId;
  kind: LegalIdentityKind;
  status: LegalIdentityState;
  previousStatus: LegalIdentityState | null;
  revision: number;
  /** Whether it is undecided: only one per person and kind. */
  isOpen: boolean;
  /** Staff who edited it since the person last confirmed it. */
  typedBy: Types.ObjectId[];
  idDocumentFileId: Types.ObjectId | null;
  submittedAt: Date | null;
  verifiedAt: Date | null;
  verifiedBy: Types.ObjectId | null;
  supersededAt: Date | null;
  reviewNote: string | null;
  fieldNotes: { field: ReviewedIdentityField; note: string }[];
}

const optionalText = { type: String, default: null };
const identitySchema = new Schema<LegalIdentityRecord>({
  candidateId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: legalIdentityKinds, required: true },
  status: { type: String, enum: legalIdentityStates, required: true, default: 'draft' },
  previousStatus: optionalText,
  revision: { type: Number, required: true, default: 1 },
  isOpen: { type: Boolean, required: true, default: true },
  typedBy: { type: [Schema.Types.ObjectId], default: [] },
  legalName: optionalText,
  registrationNo: optionalText,
  taxId: optionalText,
  taxIdCountry: optionalText,
  country: optionalText,
  addressLine1: optionalText,
  addressLine2: optionalText,
  city: optionalText,
  region: optionalText,
  postalCode: optionalText,
  representativeName: optionalText,
  representativeTitle: optionalText,
  birthDate: optionalText,
  bankReference: optionalText,
  idDocumentFileId: { type: Schema.Types.ObjectId, default: null },
  submittedAt: { type: Date, default: null },
  verifiedAt: { type: Date, default: null },
  verifiedBy: { type: Schema.Types.ObjectId, default: null },
  supersededAt: { type: Date, default: null },
  reviewNote: optionalText,
  fieldNotes: { type: [{ _id: false, field: String, note: String }], default: [] },
});
identitySchema.plugin(recordFields);
identitySchema.index(
  { candidateId: 1, kind: 1, isOpen: 1 },
  { unique: true, partialFilterExpression: { ...liveOnly, isOpen: true } },
);
identitySchema.index(
  { candidateId: 1, kind: 1, status: 1 },
  { unique: true, partialFilterExpression: { ...liveOnly, status: 'verified' } },
);
identitySchema.index({ candidateId: 1, createdAt: -1 });

export const LegalIdentityModel = model<LegalIdentityRecord>(
  'LegalIdentity',
  identitySchema,
  'legal_identities',
);
