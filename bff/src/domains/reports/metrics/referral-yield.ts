import type { ReferralState, ReportStep } from '@muster/contracts';
import {
  readReportReferrals,
  readReportReferralsAt,
} from '../../referrals/api/report-referrals.ts';
import { happened, type Measure } from './measure.ts';

/** The states in which a referral has reached a step, or passed it. */
const cameTo: Readonly<Partial<Record<ReportStep, readonly ReferralState[]>>> = {
  in_process: ['in_process', 'placed', 'reward_eligible', 'reward_paid', 'not_eligible'],
  placed: ['placed', 'reward_eligible', 'reward_paid', 'not_eligible'],
  rewarded: ['reward_eligible', 'reward_paid'],
};

export const measureReferralYield: Measure = async ({ actor, window }) =>
  happened(
    (
      await (window.asOf === null
        ? readReportReferrals(actor, window.since)
        : readReportReferralsAt(actor, { since: window.since, moment: window.now }))
    ).map((referral) => {
      const came = Object.entries(cameTo)
        .filter(([, states]) => states.includes(referral.status))
        .map(([step]) => step as ReportStep);
      return {
        id: referral._id.toHexString(),
        at: referral.createdAt,
        value: came.includes('placed') ? 1 : 0,
        reached: ['referred' as const, ...came],
        candidateId: referral.candidateId,
        groups: { relationship: [referral.relationship] },
      };
    }),
  );
