import { daysOfTrigger, limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { addDays, today } from '../../../db/calendar-day.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { findStaffWith } from '../../../identity/people/people.ts';
import { notify } from '../../notifications/api/notify.ts';
import { workOf, type Work } from '../../placements/api/referred-work.ts';
import { changeReferral } from '../change-referral.ts';
import { ReferralModel, type ReferralRecord } from '../referral.model.ts';

/** Updates referrals from the state of their people: at work, long enough, or not. */
export async function followReferrals(signal: AbortSignal): Promise<void> {
  const open = await ReferralModel.find(
    {
      deletedAt: null,
      status: { $in: ['submitted', 'contacted', 'in_process', 'placed'] },
    },
    { _id: 1 },
  ).lean();
  for (const { _id } of open) {
    if (signal.aborted) return;
    await transact(systemContext('referrals'), (tx) => follow(tx, _id));
  }
}

async function follow(tx: Tx, id: Types.ObjectId): Promise<void> {
  const referral = await ReferralModel.findById(id, null, {
    session: tx.session,
  }).lean();
  if (!referral) return;
  const { status } = referral;
  const by = { version: null, bySystem: true } as const;
  if (status === 'placed') return followWork(tx, referral);
  const work = status === 'in_process' ? await workBehind(tx, referral) : null;
  if (work?.isLive)
    await changeReferral(tx, referral, {
      action: 'placement_starts',
      ...by,
      set: { placementId: work.id, dueOn: addDays(work.startedOn, afterDaysOf(referral)) },
    });
  else if (referral.expiresAt <= tx.at)
    await changeReferral(tx, referral, { action: 'expire', ...by });
}

/** Finds the contract of the referred person, or the first one with the referred company. */
const workBehind = async (
  { session }: Tx,
  { kind, candidateId, companyId, createdAt }: ReferralRecord,
): Promise<Work | null> => {
  if (kind === 'client') return companyId ? workOf({ companyId }, createdAt, session) : null;
  return candidateId && workOf({ candidateId }, createdAt, session);
};

/** Referrals from before programs existed keep the terms of that time. */
const afterDaysOf = ({ afterDays }: Partial<ReferralRecord>): number =>
  afterDays ?? daysOfTrigger.placed_90_days;

/** The reward becomes due when the day has come and the work continues. */
async function followWork(tx: Tx, referral: ReferralRecord): Promise<void> {
  const { dueOn } = referral;
  const by = { version: null, bySystem: true } as const;
  const work = await workBehind(tx, referral);
  const isDue = dueOn !== null && dueOn <= today();
  const endedEarly = !work?.isLive && (work?.endedOn ?? today()) < (dueOn ?? '9999');
  if (endedEarly) await changeReferral(tx, referral, { action: 'placement_ends', ...by });
  else if (isDue && (referral.isByStaff || (await hasFullYear(tx, referral))))
    await changeReferral(tx, referral, { action: 'placement_ends', ...by });
  else if (isDue) {
    await changeReferral(tx, referral, { action: 'reward_falls_due', ...by });
    const payers = await findStaffWith('referral.pay', tx.session);
    await notify(tx, {
      topic: 'system',
      userIds: payers.map((payer) => payer.id),
      title: 'A referral reward is due',
      link: '/referrals?state=reward_eligible',
      groupKey: 'referral.due',
      many: {
        title: '{count} referral rewards are due',
        link: '/referrals?state=reward_eligible',
      },
    });
  }
}

/** Checks whether the referrer has reached the program's rewards per year. */
async function hasFullYear(
  tx: Tx,
  {
    referrerUserId,
    rewardsPerYear,
  }: Pick<ReferralRecord, 'referrerUserId'> & Partial<ReferralRecord>,
): Promise<boolean> {
  const count = await ReferralModel.countDocuments({
    referrerUserId,
    status: { $in: ['reward_eligible', 'reward_paid'] },
    dueOn: { $gte: `${today().slice(0, 4)}-01-01` },
  }).session(tx.session);
  return count >= (rewardsPerYear ?? limits.referral.program.rewardsPerYear.default);
}
