import {
  currencies,
  daysOfTrigger,
  limits,
  referralKinds,
  referralRelations,
  referralStates,
  type Currency,
  type ReferralKind,
  type ReferralState,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A person, or a company with a contact there, referred by a user. */
export interface ReferralRecord extends RecordFields {
  status: ReferralState;
  previousStatus: ReferralState | null;
  /** Missing in older ones, which are about people. */
  kind?: ReferralKind;
  referrerUserId: Types.ObjectId;
  /** Staff recommend without a reward. */
  isByStaff: boolean;
  name: string;
  email: string;
  emailNorm: string;
  /** The referrer's name for a company. */
  companyName?: string | null;
  relationship: (typeof referralRelations)[number];
  linkedinUrl: string | null;
  jobId: Types.ObjectId | null;
  message: string;
  candidateId: Types.ObjectId | null;
  /** The client that a referred company became. */
  companyId?: Types.ObjectId | null;
  placementId: Types.ObjectId | null;
  /** The program at its creation, whose terms it keeps; null: by staff while none was active. */
  programId: Types.ObjectId | null;
  /** The program's reward at its creation, in minor units. */
  rewardMinor: number;
  currency: Currency;
  /** Days at work after which the reward becomes due. */
  afterDays: number;
  /** Maximum rewards per year for its referrer, including this one. */
  rewardsPerYear: number;
  /** The pay batch of its reward. */
  batchId: Types.ObjectId | null;
  dueOn: string | null;
  paidOn: string | null;
  reference: string | null;
  reasonId: Types.ObjectId | null;
  note: string | null;
  expiresAt: Date;
}

const { rewardsPerYear } = limits.referral.program;
const reference = { type: Schema.Types.ObjectId, default: null } as const;
const text = { type: String, default: null } as const;

const referralSchema = new Schema<ReferralRecord>({
  status: { type: String, enum: referralStates, required: true, default: 'submitted' },
  previousStatus: text,
  kind: { type: String, enum: referralKinds, default: 'candidate' },
  referrerUserId: { type: Schema.Types.ObjectId, required: true },
  isByStaff: { type: Boolean, required: true, default: false },
  name: { type: String, required: true },
  email: { type: String, required: true },
  emailNorm: { type: String, required: true },
  companyName: text,
  relationship: { type: String, enum: referralRelations, required: true },
  linkedinUrl: text,
  jobId: reference,
  message: { type: String, default: '' },
  candidateId: reference,
  companyId: reference,
  placementId: reference,
  programId: reference,
  rewardMinor: { type: Number, required: true },
  currency: { type: String, enum: currencies, required: true, default: 'USD' },
  afterDays: { type: Number, required: true, default: daysOfTrigger.placed_90_days },
  rewardsPerYear: { type: Number, required: true, default: rewardsPerYear.default },
  batchId: reference,
  dueOn: text,
  paidOn: text,
  reference: text,
  reasonId: reference,
  note: text,
  expiresAt: { type: Date, required: true },
});
referralSchema.plugin(recordFields);
// A person can be referred once, even by concurrent requests.
referralSchema.index({ referrerUserId: 1, emailNorm: 1 }, { unique: true });
referralSchema.index({ emailNorm: 1, createdAt: 1 });
referralSchema.index({ candidateId: 1 });
referralSchema.index({ status: 1, createdAt: -1 });

export const ReferralModel = model<ReferralRecord>('Referral', referralSchema, 'referrals');
