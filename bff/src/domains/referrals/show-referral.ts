import {
  actionsFrom,
  fromMinorUnits,
  progressOf,
  referralMachine,
  type Referral,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { readableCandidates } from '../../records/candidates/readable-candidates.ts';
import { visibleCompanyNames } from '../../records/companies/company-directory.ts';
import { visibleJobs, jobsById } from '../../records/jobs/job-lookup.ts';
import { findPeople } from '../../identity/people/people.ts';
import { RewardBatchModel } from './batches/reward-batch.model.ts';
import { ReferralModel, type ReferralRecord } from './referral.model.ts';

const rewardOf = ({ rewardMinor, currency }: ReferralRecord) => ({
  sum: fromMinorUnits(rewardMinor),
  currency,
});

const withReward: ReadonlySet<ReferralRecord['status']> = new Set<ReferralRecord['status']>([
  'reward_eligible',
  'reward_paid',
]);

/** Returns referrals as their referrers read them. */
export async function showOwn(
  referrals: readonly ReferralRecord[],
  session: ClientSession | null = null,
) {
  const jobs = await jobsById(
    referrals.flatMap(({ jobId }) => jobId ?? []),
    session,
  );
  return referrals.map((referral) => ({
    id: referral._id.toHexString(),
    kind: referral.kind ?? 'candidate',
    name: referral.name,
    companyName: referral.companyName ?? null,
    jobTitle: (referral.jobId && jobs.get(referral.jobId.toHexString())?.title) ?? null,
    progress: progressOf[referral.status],
    reward: !referral.isByStaff && withReward.has(referral.status) ? rewardOf(referral) : null,
    paidOn: referral.paidOn,
    at: referral.createdAt.toISOString(),
  }));
}

/** Returns referrals as staff read them; jobs and people are named to permitted readers. */
export async function showReferrals(
  actor: Actor,
  referrals: readonly ReferralRecord[],
  session: ClientSession | null = null,
): Promise<Referral[]> {
  const idsOf = (pick: (referral: ReferralRecord) => Types.ObjectId | null) =>
    referrals.flatMap((referral) => pick(referral)?.toHexString() ?? []);
  const people = await findPeople(
    referrals.map(({ referrerUserId }) => referrerUserId),
    session,
  );
  const jobs = await visibleJobs(
    actor,
    idsOf(({ jobId }) => jobId),
    session,
  );
  const candidates = await readableCandidates(
    actor,
    idsOf(({ candidateId }) => candidateId),
    session,
  );
  const companies = await visibleCompanyNames(
    actor,
    referrals.flatMap(({ companyId }) => companyId ?? []),
  );
  const mayContact = actor.can('candidate.readContact');
  const batches = await batchesOf(referrals, session);
  const firsts = await firstOf(referrals, session);
  return referrals.map((referral) => {
    const { jobId, candidateId } = referral;
    const job = jobId ? jobs.get(jobId.toHexString()) : undefined;
    const candidate = candidateId ? candidates.get(candidateId.toHexString()) : undefined;
    return {
      id: referral._id.toHexString(),
      kind: referral.kind ?? 'candidate',
      name: referral.name,
      companyName: referral.companyName ?? null,
      ...(mayContact && { email: referral.email }),
      relationship: referral.relationship,
      linkedinUrl: referral.linkedinUrl,
      message: referral.message,
      status: referral.status,
      referrer: people.ref(referral.referrerUserId),
      isByStaff: referral.isByStaff,
      job: job && jobId ? { id: jobId.toHexString(), title: job.title } : null,
      candidate:
        candidate && typeof candidate !== 'string'
          ? { id: candidate._id.toHexString(), name: candidate.name }
          : null,
      company: companyOf(referral, companies),
      isLater: firsts.get(referral.emailNorm) !== referral._id.toHexString(),
      reward: rewardOf(referral),
      dueOn: referral.dueOn,
      paidOn: referral.paidOn,
      reference: referral.reference,
      batch: batches.get(referral.batchId?.toHexString() ?? '') ?? null,
      note: referral.note,
      expiresAt: referral.expiresAt.toISOString(),
      createdAt: referral.createdAt.toISOString(),
      version: referral.version,
      allowedActions: actionsFrom(
        referralMachine,
        referral.status,
        (permission) => permission !== 'system' && permission !== 'public' && actor.can(permission),
        // A reward in a batch is paid with it.
      ).filter((action) => action !== 'pay' || (referral.batchId ?? null) === null),
    };
  });
}

const companyOf = ({ companyId }: ReferralRecord, names: ReadonlyMap<string, string>) => {
  const id = companyId?.toHexString() ?? '';
  const name = names.get(id);
  return name === undefined ? null : { id, name };
};

/** Returns the first referral of each of these people. */
async function firstOf(
  referrals: readonly ReferralRecord[],
  session: ClientSession | null,
): Promise<ReadonlyMap<string, string>> {
  const emails = [...new Set(referrals.map(({ emailNorm }) => emailNorm))];
  const rows = await ReferralModel.find(
    { emailNorm: { $in: emails }, deletedAt: null },
    { emailNorm: 1 },
    { session, sort: { createdAt: -1, _id: -1 } },
  ).lean();
  return new Map(rows.map(({ _id, emailNorm }) => [emailNorm, _id.toHexString()]));
}

/** Returns the pay batches of these referrals, by id. */
async function batchesOf(
  referrals: readonly ReferralRecord[],
  session: ClientSession | null,
): Promise<ReadonlyMap<string, { id: string; number: string }>> {
  const ids = referrals.flatMap(({ batchId }) => batchId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await RewardBatchModel.find(
    { _id: { $in: ids } },
    { number: 1 },
    { session },
  ).lean();
  return new Map(
    rows.map(({ _id, number }) => [_id.toHexString(), { id: _id.toHexString(), number }]),
  );
}
