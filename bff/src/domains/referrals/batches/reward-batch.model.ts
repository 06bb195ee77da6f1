import {
  currencies,
  rewardBatchStates,
  type Currency,
  type RewardBatchState,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../../db/record-fields.ts';

/** One reward of a batch; its referral names the recipient. */
export interface RewardLine {
  referralId: Types.ObjectId;
  rewardMinor: number;
  currency: Currency;
}

/** Rewards that are paid together. Never removed. */
export interface RewardBatchRecord extends RecordFields {
  number: string;
  status: RewardBatchState;
  previousStatus: RewardBatchState | null;
  lines: RewardLine[];
  reference: string | null;
  paidOn: string | null;
}

const batchSchema = new Schema<RewardBatchRecord>({
  number: { type: String, required: true },
  status: { type: String, enum: rewardBatchStates, required: true, default: 'open' },
  previousStatus: { type: String, default: null },
  lines: [
    {
      _id: false,
      referralId: { type: Schema.Types.ObjectId, required: true },
      rewardMinor: { type: Number, required: true },
      currency: { type: String, enum: currencies, required: true },
    },
  ],
  reference: { type: String, default: null },
  paidOn: { type: String, default: null },
});
batchSchema.plugin(recordFields);
batchSchema.index({ number: 1 }, { unique: true });
batchSchema.index({ createdAt: -1 });

export const RewardBatchModel = model<RewardBatchRecord>(
  'RewardBatch',
  batchSchema,
  'reward_batches',
);
