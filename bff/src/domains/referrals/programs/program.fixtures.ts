import { Types } from 'mongoose';
import { addDays, today } from '../../../db/calendar-day.ts';
import { RewardBatchModel, type RewardBatchRecord } from '../batches/reward-batch.model.ts';
import { createReferral } from '../referral.fixtures.ts';
import { ReferralProgramModel, type ReferralProgramRecord } from './program.model.ts';

/** Returns a day after all existing programs; those without an end get one. */
export async function freeDay(): Promise<string> {
  const [last] = await ReferralProgramModel.find({}).sort({ activeFrom: -1 }).limit(1).lean();
  const from = last && last.activeFrom > today() ? last.activeFrom : today();
  await ReferralProgramModel.updateMany({ activeTo: null }, { $set: { activeTo: from } });
  return addDays(from, 1);
}

/** Creates a stored program, planned for days without another one. */
export async function createProgramRecord(
  changes: Partial<ReferralProgramRecord> = {},
): Promise<ReferralProgramRecord> {
  const day = changes.activeFrom ?? (await freeDay());
  const program = await ReferralProgramModel.create({
    name: 'Spring program',
    rewardMinor: 30_000,
    currency: 'EUR',
    terms: '',
    trigger: 'placed_30_days',
    activeFrom: day,
    activeTo: day,
    rewardsPerYear: 20,
    ...changes,
  });
  return program.toObject<ReferralProgramRecord>();
}

/** Creates a stored open batch with one reward. */
export async function createBatchRecord(): Promise<RewardBatchRecord> {
  const _id = new Types.ObjectId();
  const referral = await createReferral({ status: 'reward_eligible', batchId: _id });
  const batch = await RewardBatchModel.create({
    _id,
    number: `RB-${_id.toHexString()}`,
    lines: [{ referralId: referral._id, rewardMinor: 50_000, currency: 'USD' }],
  });
  return batch.toObject<RewardBatchRecord>();
}
