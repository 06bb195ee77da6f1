import { daysOfTrigger, limits, toMinorUnits, type ReferralKind } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { today } from '../../../db/calendar-day.ts';
import type { ReferralRecord } from '../referral.model.ts';
import { ReferralProgramModel, type ReferralProgramRecord } from './program.model.ts';

/** Adds the shipped program once; changes by the agency stay. */
export async function ensureProgram(): Promise<void> {
  const { amount, currency } = limits.referral.reward;
  await ReferralProgramModel.updateOne(
    { shippedKey: 'standard' },
    {
      $setOnInsert: {
        name: 'Referral program',
        rewardMinor: toMinorUnits(amount),
        currency,
        trigger: 'placed_90_days',
        activeFrom: today(),
        activeTo: null,
        rewardsPerYear: limits.referral.program.rewardsPerYear.default,
        terms:
          '<p>The reward is paid for each person who works with us and whom we did not know before.</p>',
      },
    },
    { upsert: true, setDefaultsOnInsert: true },
  );
}

/** Filter for a kind; older documents without a kind are about people. */
export const ofKind = (kind: ReferralKind) => ({
  kind: kind === 'candidate' ? { $ne: 'client' as const } : kind,
});

/** Returns today's program; null: the program is paused. */
export const programInForce = (
  kind: ReferralKind,
  session: ClientSession | null = null,
): Promise<ReferralProgramRecord | null> =>
  ReferralProgramModel.findOne(
    {
      ...ofKind(kind),
      deletedAt: null,
      activeFrom: { $lte: today() },
      $or: [{ activeTo: null }, { activeTo: { $gte: today() } }],
    },
    null,
    { session },
  ).lean();

type Terms = Pick<
  ReferralRecord,
  'programId' | 'rewardMinor' | 'currency' | 'afterDays' | 'rewardsPerYear'
>;

/**
 * Returns the terms that a referral keeps from the current program; without one there is no reward.
 */
export const termsOf = (program: ReferralProgramRecord | null): Terms => ({
  programId: program?._id ?? null,
  rewardMinor: program?.rewardMinor ?? 0,
  currency: program?.currency ?? 'USD',
  afterDays: daysOfTrigger[program?.trigger ?? 'placed_90_days'],
  rewardsPerYear: program?.rewardsPerYear ?? 0,
});
