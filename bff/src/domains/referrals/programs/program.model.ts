import {
  currencies,
  referralKinds,
  referralTriggers,
  type Currency,
  type ReferralKind,
  type ReferralTrigger,
} from '@muster/contracts';
import { Schema, model } from 'mongoose';
import { recordFields, type RecordFields } from '../../../db/record-fields.ts';
import { anyText, whereSet } from '../../../db/set-values.ts';

/** What people get for referrals. Never removed, only ended. */
export interface ReferralProgramRecord extends RecordFields {
  name: string;
  /** What it rewards; none of earlier ones: people. */
  kind?: ReferralKind;
  /** In minor units. */
  rewardMinor: number;
  currency: Currency;
  trigger: ReferralTrigger;
  activeFrom: string;
  /** The last day; null: until it is ended. */
  activeTo: string | null;
  terms: string;
  rewardsPerYear: number;
  /** When one of them was written last: who writes at the same time meets here. */
  turnAt: Date | null;
  /** Which shipped program it was, whatever it is called now; null: the agency's own. */
  shippedKey: string | null;
}

const programSchema = new Schema<ReferralProgramRecord>({
  name: { type: String, required: true },
  kind: { type: String, enum: referralKinds, default: 'candidate' },
  rewardMinor: { type: Number, required: true },
  currency: { type: String, enum: currencies, required: true },
  trigger: { type: String, enum: referralTriggers, required: true },
  activeFrom: { type: String, required: true },
  activeTo: { type: String, default: null },
  terms: { type: String, default: '' },
  rewardsPerYear: { type: Number, required: true },
  turnAt: { type: Date, default: null },
  shippedKey: { type: String, default: null },
});
programSchema.plugin(recordFields);
programSchema.index({ shippedKey: 1 }, { unique: true, ...whereSet('shippedKey', anyText) });

export const ReferralProgramModel = model<ReferralProgramRecord>(
  'ReferralProgram',
  programSchema,
  'referral_programs',
);
