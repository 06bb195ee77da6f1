import {
  actionsFrom,
  fromMinorUnits,
  rewardBatchMachine,
  type Currency,
  type RewardBatch,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { ReferralModel } from '../referral.model.ts';
import type { RewardBatchRecord, RewardLine } from './reward-batch.model.ts';

/** Returns batches as finance reads them. */
export async function showBatches(
  actor: Actor,
  batches: readonly RewardBatchRecord[],
  session: ClientSession | null = null,
): Promise<RewardBatch[]> {
  const ids = batches.flatMap(({ lines }) => lines.map(({ referralId }) => referralId));
  const referrals = new Map(
    (await ReferralModel.find({ _id: { $in: ids } }, null, { session }).lean()).map((referral) => [
      referral._id.toHexString(),
      referral,
    ]),
  );
  const referrers = [...referrals.values()].map(({ referrerUserId }) => referrerUserId);
  const people = await findPeople(
    [...referrers, ...batches.map(({ createdBy }) => createdBy)],
    session,
  );
  const emails = new Map(
    (await UserModel.find({ _id: { $in: referrers } }, { email: 1 }, { session }).lean()).map(
      ({ _id, email }) => [_id.toHexString(), email],
    ),
  );
  const showLine = ({ referralId, rewardMinor, currency }: RewardLine) => {
    const referral = referrals.get(referralId.toHexString());
    const referrer = people.ref(referral?.referrerUserId);
    return {
      referralId: referralId.toHexString(),
      person: referral?.companyName ?? referral?.name ?? '[removed]',
      referrer,
      referrerEmail: (referrer && emails.get(referrer.id)) ?? null,
      reward: { sum: fromMinorUnits(rewardMinor), currency },
      dueOn: referral?.dueOn ?? null,
    };
  };
  return batches.map((batch) => ({
    id: batch._id.toHexString(),
    number: batch.number,
    status: batch.status,
    lines: batch.lines.map(showLine),
    totals: totalsOf(batch.lines),
    reference: batch.reference,
    paidOn: batch.paidOn,
    createdAt: batch.createdAt.toISOString(),
    createdBy: people.ref(batch.createdBy),
    version: batch.version,
    allowedActions: actionsFrom(
      rewardBatchMachine,
      batch.status,
      (permission) => permission !== 'system' && permission !== 'public' && actor.can(permission),
    ),
  }));
}

/** Returns the totals in each currency. */
function totalsOf(lines: readonly RewardLine[]): RewardBatch['totals'] {
  const sums = new Map<Currency, number>();
  for (const { currency, rewardMinor } of lines)
    sums.set(currency, (sums.get(currency) ?? 0) + rewardMinor);
  return [...sums].map(([currency, sum]) => ({ sum: fromMinorUnits(sum), currency }));
}
