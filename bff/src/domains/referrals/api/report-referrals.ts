import type { ReferralState } from '@muster/contracts';
import { earlierValues } from '../../../audit/earlier-values.ts';
import type { Actor } from '../../../auth/actor.ts';
import { ownCandidateIds } from '../../../records/candidates/candidate-names.ts';
import { ofKind } from '../programs/program-in-force.ts';
import { ReferralModel, type ReferralRecord } from '../referral.model.ts';

const fields = {
  status: 1,
  relationship: 1,
  candidateId: 1,
  jobId: 1,
  placementId: 1,
  createdAt: 1,
} as const;

/** What reports go by of a referral: no name and no address. */
export type ReportReferral = Pick<ReferralRecord, '_id' | keyof typeof fields>;

/** The people who were referred since a moment, but for oneself. */
export const readReportReferrals = async (actor: Actor, since: Date): Promise<ReportReferral[]> =>
  ReferralModel.find(
    {
      ...ofKind('candidate'),
      deletedAt: null,
      createdAt: { $gte: since },
      candidateId: { $nin: await ownCandidateIds(actor) },
    },
    fields,
  ).lean();

/** The same as they stood at a later moment. */
export async function readReportReferralsAt(
  actor: Actor,
  { since, moment }: { since: Date; moment: Date },
): Promise<ReportReferral[]> {
  const [present, earlier] = await Promise.all([
    readReportReferrals(actor, since),
    earlierValues('referral', moment, ['status']),
  ]);
  return present.flatMap((referral) => {
    if (referral.createdAt >= moment) return [];
    const status = earlier.get(referral._id.toHexString())?.['status'];
    return [status ? { ...referral, status: status as ReferralState } : referral];
  });
}
