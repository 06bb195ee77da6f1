import { fromMinorUnits, type ReferralState } from '@muster/contracts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { User } from '../../identity/user.model.ts';
import { agencyName } from '../../mail/agency.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { ReferralRecord } from './referral.model.ts';

const templates = {
  reward_eligible: 'referral_reward_due',
  reward_paid: 'referral_reward_paid',
} as const satisfies Partial<Record<ReferralState, string>>;

type Rewarded = keyof typeof templates;
const isRewarded = (status: ReferralState): status is Rewarded => status in templates;

/**
 * Mails the referrer that the reward was approved, and that it was paid: once each, with the change
 * itself. Colleagues recommend without a reward.
 */
export async function mailReward(
  tx: Tx,
  referral: ReferralRecord,
  referrer: Pick<User, '_id' | 'email' | 'firstName' | 'status'>,
): Promise<void> {
  const { status, isByStaff, name, companyName, rewardMinor, currency, reference } = referral;
  if (isByStaff || !isRewarded(status) || referrer.status === 'disabled') return;
  await sendMail(tx, {
    template: templates[status],
    to: referrer.email,
    userId: referrer._id,
    subject: { type: 'referral', id: referral._id },
    variables: {
      firstName: referrer.firstName,
      personName: companyName ?? name,
      reward: `${fromMinorUnits(rewardMinor)} ${currency}`,
      reference: reference ?? '',
      agencyName: agencyName(),
    },
  });
}
