import { referralMachine, stepOf, type ReferralAction } from '@muster/contracts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { changeState, requireState, type StateChangeRules } from '../../db/transition.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { UserModel } from '../../identity/user.model.ts';
import { notify } from '../notifications/api/notify.ts';
import { ReferralModel, type ReferralRecord } from './referral.model.ts';
import { mailReward } from './reward-mails.ts';

/** The audited fields; the referred person is only stored in the record. */
const auditedFields = [
  'status',
  'candidateId',
  'companyId',
  'dueOn',
  'paidOn',
  'reference',
] as const satisfies readonly (keyof ReferralRecord)[];

interface ReferralChange extends StateChangeRules<ReferralRecord> {
  action: ReferralAction;
  set?: Partial<ReferralRecord>;
  bySystem?: boolean;
}

/**
 * Changes the state of a referral, audits it and notifies the referrer. Repeating the same change
 * returns the current state.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changeReferral(
  tx: Tx,
  current: ReferralRecord,
  { action, set = {}, bySystem = false, ...rules }: ReferralChange,
): Promise<ReferralRecord> {
  const { to } = stepOf(referralMachine, action);
  const { before, after, already } = await changeState<ReferralRecord>(tx, ReferralModel, current, {
    ...rules,
    name: `referral.${action}`,
    isRepeat: ({ status }) => status === to,
    requireState: ({ status }) => requireState(referralMachine, action, status),
    set: ({ status }) => ({ $set: { ...set, status: to, previousStatus: status } }),
  });
  if (already) return after;
  await audit(tx, {
    action: `referral.${action}`,
    entity: 'referral',
    entityId: after._id,
    ...(bySystem && { actorKind: 'job' as const }),
    changes: changesBetween<ReferralRecord>(before, after, auditedFields),
  });
  await notifyReferrer(tx, after);
  return after;
}

const told: Partial<Record<ReferralRecord['status'], string>> = {
  in_process: 'Somebody you referred is in process',
  placed: 'Somebody you referred was hired',
  reward_eligible: 'A reward for your referral is due',
  reward_paid: 'A reward for your referral was paid',
  not_eligible: 'A referral of yours is closed',
  closed: 'A referral of yours is closed',
};

const toldOfCompany: Partial<Record<ReferralRecord['status'], string>> = {
  ...told,
  in_process: 'A company you referred is in process',
  placed: 'A company you referred has its first person at work',
};

/** Tells the referrer the progress, and nothing else; about a reward there is a mail as well. */
async function notifyReferrer(tx: Tx, referral: ReferralRecord): Promise<void> {
  const { status, referrerUserId } = referral;
  const title = (referral.kind === 'client' ? toldOfCompany : told)[status];
  if (!title) return;
  const referrer = await UserModel.findById(referrerUserId, null, {
    session: tx.session,
  }).lean();
  if (!referrer) return;
  await mailReward(tx, referral, referrer);
  await notify(tx, {
    topic: 'system',
    userIds: [referrerUserId],
    title,
    link: '/my/referrals',
  });
}
