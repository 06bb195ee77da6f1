import { companyStates, currencies } from '@muster/contracts';
import type { Currency } from '@muster/contracts';
import { Schema, model } from 'mongoose';
import type { Types } from 'mongoose';
import { liveOnly, recordFields } from '../../db/record-fields.ts';
import type { RecordFields } from '../../db/record-fields.ts';

export const companySizes = [
  '1_10',
  '11_50',
  '51_200',
  '201_1000',
  '1001_5000',
  '5000_plus',
] as const;

/** What each person of the agency does for a client (E39). */
export const companyTeamFunctions = [
  'account_manager',
  'lead_recruiter',
  'recruiter',
  'vetter',
  'finance',
] as const;

/** E39: somebody of the agency whom the client knows. */
export interface CompanyTeamMember {
  userId: Types.ObjectId;
  function: (typeof companyTeamFunctions)[number];
  visibleToClient: boolean;
  backupUserId: Types.ObjectId | null;
  from: string;
  to: string | null;
}

/** E37: a client. */
export interface Company extends RecordFields {
  /** `CO-0031`. */
  number: string;
  name: string;
  /** The folded name: unique among live ones, and what the list sorts by. */
  nameKey: string;
  legalName: string | null;
  status: (typeof companyStates)[number];
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
  accountManagerId: Types.ObjectId;
  recruiterId: Types.ObjectId | null;
  team: CompanyTeamMember[];
  about: string | null;
  hiringNotes: string | null;
  submissionPolicy: 'direct' | 'manager_approval';
  blindSubmission: boolean;
  feedbackSlaHours: number;
  ndaStatus: 'none' | 'sent' | 'signed' | null;
}

const text = { type: String, default: null } as const;
const reference = { type: Schema.Types.ObjectId, default: null } as const;

const teamMemberSchema = new Schema<CompanyTeamMember>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    function: { type: String, enum: companyTeamFunctions, required: true },
    visibleToClient: { type: Boolean, required: true, default: true },
    backupUserId: reference,
    from: { type: String, required: true },
    to: text,
  },
  { _id: false },
);

const companySchema = new Schema<Company>({
  number: { type: String, required: true },
  name: { type: String, required: true },
  nameKey: { type: String, required: true },
  legalName: text,
  status: { type: String, enum: companyStates, required: true, default: 'prospect' },
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
  accountManagerId: { type: Schema.Types.ObjectId, required: true },
  recruiterId: reference,
  team: { type: [teamMemberSchema], default: [] },
  about: text,
  hiringNotes: text,
  submissionPolicy: {
    type: String,
    enum: ['direct', 'manager_approval'],
    required: true,
    default: 'direct',
  },
  blindSubmission: { type: Boolean, required: true, default: false },
  feedbackSlaHours: { type: Number, required: true, default: 48 },
  ndaStatus: { type: String, enum: ['none', 'sent', 'signed', null], default: null },
});
companySchema.plugin(recordFields);
companySchema.index({ number: 1 }, { unique: true });
companySchema.index({ nameKey: 1 }, { unique: true, partialFilterExpression: liveOnly });
companySchema.index({ deletedAt: 1, nameKey: 1, _id: 1 });
companySchema.index({ deletedAt: 1, status: 1, _id: 1 });
companySchema.index({ deletedAt: 1, createdAt: 1, _id: 1 });
companySchema.index({ accountManagerId: 1 });
companySchema.index({ domain: 1 });

export const CompanyModel = model<Company>('Company', companySchema, 'companies');
