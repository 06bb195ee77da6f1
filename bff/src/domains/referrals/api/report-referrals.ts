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

/** Fields of a referral for reports: no name and no address. */
export type ReportReferral = Pick<ReferralRecord, '_id' | keyof typeof fields>;

/** Returns the people referred since a moment, except the reader. */
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

/** The same in their state at a later moment. */
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
