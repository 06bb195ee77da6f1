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

/** Rewards for referrals. Never removed, only ended. */
export interface ReferralProgramRecord extends RecordFields {
  name: string;
  /** What it rewards; missing in older ones, which reward people. */
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
  /** Time of the last write to any program: concurrent writes conflict here. */
  turnAt: Date | null;
  /** The shipped program that it was, whatever its current name; null: the agency's own. */
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
