import {
  companySizes,
  companyStates,
  companyTeamFunctions,
  currencies,
  feeKinds,
  ndaStates,
  submissionPolicies,
  type Currency,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A member of the agency's team shown to the client. */
export interface CompanyTeamMember {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  function: (typeof companyTeamFunctions)[number];
  visibleToClient: boolean;
  backupUserId: Types.ObjectId | null;
  from: string;
  to: string | null;
}

/** A client. */
export interface Company extends RecordFields {
  /** `CO-0031`. */
  number: string;
  name: string;
  /** The folded name: unique among live companies, and the sort key of the list. */
  nameKey: string;
  legalName: string | null;
  status: (typeof companyStates)[number];
  previousStatus: (typeof companyStates)[number] | null;
  /** The note of the last status change. */
  statusNote: string | null;
  /** The note before that, for an undo. */
  previousNote: string | null;
  website: string | null;
  domain: string | null;
  industry: string | null;
  size: (typeof companySizes)[number] | null;
  country: string;
  city: string | null;
  address: string | null;
  timeZone: string;
  billingEmail: string | null;
  billingCurrency: Currency | null;
  paymentTermsDays: number;
  /** 🔒 */
  taxId: string | null;
  /** Default fee of the agency, unless a job overrides it 🔒. */
  defaultFeeKind: (typeof feeKinds)[number] | null;
  /** Hundredths of a percent, or of the billing currency, by kind 🔒. */
  defaultFeeValue: number | null;
  accountManagerId: Types.ObjectId;
  recruiterId: Types.ObjectId | null;
  team: CompanyTeamMember[];
  /** Sanitised HTML. */
  about: string | null;
  hiringNotes: string | null;
  logoFileId: Types.ObjectId | null;
  submissionPolicy: (typeof submissionPolicies)[number];
  blindSubmission: boolean;
  feedbackSlaHours: number;
  ndaStatus: (typeof ndaStates)[number] | null;
  lastContactAt: Date | null;
  /** Number of times that work began for it, so that a concurrent closing conflicts. */
  turns?: number;
}

const text = { type: String, default: null } as const;
const reference = { type: Schema.Types.ObjectId, default: null } as const;

const teamMemberSchema = new Schema<CompanyTeamMember>({
  userId: { type: Schema.Types.ObjectId, required: true },
  function: { type: String, enum: companyTeamFunctions, required: true },
  visibleToClient: { type: Boolean, required: true, default: true },
  backupUserId: reference,
  from: { type: String, required: true },
  to: text,
});

const companySchema = new Schema<Company>({
  number: { type: String, required: true },
  name: { type: String, required: true },
  nameKey: { type: String, required: true },
  legalName: text,
  status: { type: String, enum: companyStates, required: true, default: 'prospect' },
  previousStatus: { type: String, enum: [...companyStates, null], default: null },
  statusNote: text,
  previousNote: text,
  website: text,
  domain: text,
  industry: text,
  size: { type: String, enum: [...companySizes, null], default: null },
  country: { type: String, required: true },
  city: text,
  address: text,
  timeZone: { type: String, required: true },
  billingEmail: text,
  billingCurrency: { type: String, enum: [...currencies, null], default: null },
  paymentTermsDays: { type: Number, required: true, min: 0, max: 120, default: 30 },
  taxId: text,
  defaultFeeKind: { type: String, enum: [...feeKinds, null], default: null },
  defaultFeeValue: { type: Number, default: null },
  accountManagerId: { type: Schema.Types.ObjectId, required: true },
  recruiterId: reference,
  team: { type: [teamMemberSchema], default: [] },
  about: text,
  hiringNotes: text,
  logoFileId: reference,
  submissionPolicy: {
    type: String,
    enum: submissionPolicies,
    required: true,
    default: 'direct',
  },
  blindSubmission: { type: Boolean, required: true, default: false },
  feedbackSlaHours: { type: Number, required: true, default: 48 },
  ndaStatus: { type: String, enum: [...ndaStates, null], default: null },
  lastContactAt: { type: Date, default: null },
  turns: { type: Number },
});
companySchema.plugin(recordFields);
companySchema.index({ number: 1 }, { unique: true });
companySchema.index({ nameKey: 1 }, { unique: true, partialFilterExpression: liveOnly });
companySchema.index({ deletedAt: 1, nameKey: 1, _id: 1 });
companySchema.index({ deletedAt: 1, status: 1, _id: 1 });
companySchema.index({ deletedAt: 1, createdAt: 1, _id: 1 });
companySchema.index({ deletedAt: 1, lastContactAt: 1, _id: 1 });
companySchema.index({ accountManagerId: 1 });
companySchema.index({ domain: 1 });

export const CompanyModel = model<Company>('Company', companySchema, 'companies');
