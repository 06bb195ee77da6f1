import {
  partyStates,
  signatureCategories,
  signatureOrders,
  signatureParties,
  signatureStates,
  type OwnSignatureTemplate,
  type PartyState,
  type PlacedField,
  type SignatureCategory,
  type SignatureGuest,
  type SignatureImage,
  type SignatureOrder,
  type SignatureParty,
  type SignatureState,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';
import { anyId, whereSet } from '../../db/set-values.ts';

/** A party as it was when the document was sent, with its signature. */
export interface Party {
  key: SignatureParty;
  /** Null: the party has no account and signs by a mailed link. */
  userId: Types.ObjectId | null;
  /** Address that the link goes to; null for an account. */
  email: string | null;
  name: string;
  status: PartyState;
  viewedAt: Date | null;
  signedAt: Date | null;
  signature: SignatureImage | null;
  consentVersion: string | null;
  /** The party's entries at its places, by key. */
  entries?: Record<string, string> | null;
  ip: string | null;
  userAgent: string | null;
  /** The legal identity used for the signature. */
  identity: { id: Types.ObjectId; revision: number; legalName: string } | null;
}

/** A document for a candidate, the agency and at times a client to sign, or for a client alone. */
export interface SignatureRecord extends RecordFields {
  /** Null: it is with a client alone. */
  candidateId: Types.ObjectId | null;
  /** The client, if no candidate signs; missing in older documents. */
  companyId?: Types.ObjectId | null;
  templateKey: string;
  templateRevision: number;
  category: SignatureCategory;
  title: string;
  values: Record<string, string>;
  status: SignatureState;
  previousStatus: SignatureState | null;
  /** In signing order; empty until the document is sent. */
  parties: Party[];
  signerId: Types.ObjectId;
  /** The client's party; null if the template has none, or none was named yet. */
  guest: SignatureGuest | null;
  /**
   * The approver, who approves it before its parties get it, and the time; missing in older
   * documents.
   */
  approverId?: Types.ObjectId | null;
  approvedAt?: Date | null;
  /** Recipients of a link to the sealed document who sign nothing; missing in older documents. */
  copies?: SignatureGuest[] | null;
  order: SignatureOrder;
  expiresInDays: number;
  /** The uploaded PDF that it was made from, and its signers; null if it has a template. */
  upload?: {
    fileId: Types.ObjectId;
    pages: OwnSignatureTemplate['pages'];
    parties: SignatureParty[];
  } | null;
  /** Places on the pages of an uploaded PDF where the parties sign, as sent; null for a text. */
  placed?: PlacedField[] | null;
  message: string | null;
  sentBy: Types.ObjectId | null;
  sentAt: Date | null;
  expiresAt: Date | null;
  completedAt: Date | null;
  endNote: string | null;
  reminders: number;
  lastReminderAt: Date | null;
  replacesId: Types.ObjectId | null;
  /** The placement that it was drafted for; null if a user created it. */
  placementId?: Types.ObjectId | null;
  /** The document that all parties were shown, and the signed one. */
  unsignedFileId: Types.ObjectId | null;
  signedFileId: Types.ObjectId | null;
  sha256Unsigned: string | null;
  sha256Signed: string | null;
}

const moment = { type: Date, default: null };
const link = { type: Schema.Types.ObjectId, default: null };
const words = { type: String, default: null };
const partySchema = new Schema<Party>(
  {
    key: { type: String, enum: signatureParties, required: true },
    userId: { type: Schema.Types.ObjectId, default: null },
    email: words,
    name: { type: String, required: true },
    status: { type: String, enum: partyStates, required: true, default: 'waiting' },
    viewedAt: moment,
    signedAt: moment,
    signature: { type: Schema.Types.Mixed, default: null },
    consentVersion: words,
    entries: { type: Schema.Types.Mixed, default: null },
    ip: words,
    userAgent: words,
    identity: { type: Schema.Types.Mixed, default: null },
  },
  { _id: false },
);
/** Addresses of parties are stored as they were typed; those that differ only in case are one. */
export const anyCase = { locale: 'en', strength: 2 } as const;

const documentSchema = new Schema<SignatureRecord>({
  candidateId: link,
  companyId: link,
  templateKey: { type: String, required: true },
  templateRevision: { type: Number, required: true },
  category: { type: String, enum: signatureCategories, required: true },
  title: { type: String, required: true },
  values: { type: Schema.Types.Mixed, required: true, default: () => ({}) },
  status: { type: String, enum: signatureStates, required: true, default: 'draft' },
  previousStatus: words,
  parties: { type: [partySchema], default: [] },
  signerId: { type: Schema.Types.ObjectId, required: true },
  guest: { type: Schema.Types.Mixed, default: null },
  approverId: link,
  approvedAt: moment,
  copies: { type: Schema.Types.Mixed, default: null },
  order: { type: String, enum: signatureOrders, required: true, default: 'sequential' },
  expiresInDays: { type: Number, required: true },
  upload: { type: Schema.Types.Mixed, default: null },
  placed: { type: Schema.Types.Mixed, default: null },
  message: words,
  sentBy: link,
  sentAt: moment,
  expiresAt: moment,
  completedAt: moment,
  endNote: words,
  reminders: { type: Number, required: true, default: 0 },
  lastReminderAt: moment,
  replacesId: link,
  placementId: link,
  unsignedFileId: link,
  signedFileId: link,
  sha256Unsigned: words,
  sha256Signed: words,
});
documentSchema.plugin(recordFields);
documentSchema.index({ candidateId: 1, createdAt: -1 });
documentSchema.index({ companyId: 1, createdAt: -1 }, whereSet('companyId', anyId));
documentSchema.index({ 'parties.userId': 1, createdAt: -1 });
documentSchema.index({ status: 1, expiresAt: 1 });
documentSchema.index({ 'parties.email': 1, status: 1 }, { collation: anyCase });

export const SignatureDocumentModel = model<SignatureRecord>(
  'SignatureDocument',
  documentSchema,
  'signature_documents',
);
