import type { Types } from 'mongoose';
import { addDays } from '../../../db/calendar-day.ts';
import { formatNumber, takeNumber } from '../../../db/counter.ts';
import { JobModel } from '../../../records/jobs/job.model.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';
import { RewardBatchModel } from '../batches/reward-batch.model.ts';
import { ensureProgram } from '../programs/program-in-force.ts';
import { ReferralProgramModel } from '../programs/program.model.ts';
import { ReferralModel, type ReferralRecord } from '../referral.model.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { personId, type PeopleIds } from '../../../demo/demo-people.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

interface ReferralSetting {
  people: PeopleIds;
  time: DemoTime;
  candidates: readonly DemoCandidate[];
}

type Told = Pick<
  ReferralRecord,
  'kind' | 'name' | 'companyName' | 'relationship' | 'message' | 'status'
> & {
  daysAgo: number;
  by: 'candidate' | 'client.admin' | 'recruiter';
};

/** Referred people who are not candidates yet, or never will be. */
const strangers: readonly Told[] = [
  {
    name: 'Leonor Vasques',
    relationship: 'former_colleague',
    status: 'submitted',
    message: 'We built the billing service together. She is looking.',
    daysAgo: 1,
    by: 'candidate',
  },
  {
    name: 'Marek Zieliński',
    relationship: 'friend',
    status: 'submitted',
    daysAgo: 3,
    message: 'Kubernetes all day long, wants to work remotely.',
    by: 'client.admin',
  },
  {
    name: 'Adaeze Obi',
    relationship: 'colleague',
    status: 'contacted',
    daysAgo: 8,
    message: 'Best tester I have worked with.',
    by: 'candidate',
  },
  {
    name: 'Tomás Herrera',
    relationship: 'student',
    status: 'closed',
    daysAgo: 60,
    message: '',
    by: 'client.admin',
  },
  {
    name: 'Ingrid Solheim',
    relationship: 'other',
    status: 'duplicate',
    daysAgo: 20,
    message: 'Spoke at our meetup about event sourcing.',
    by: 'recruiter',
  },
  {
    kind: 'client',
    name: 'Beatriz Antunes',
    companyName: 'Harbourline Logistics',
    relationship: 'former_colleague',
    status: 'submitted',
    daysAgo: 2,
    message: 'They open a second office in spring and look for five engineers.',
    by: 'client.admin',
  },
];

/**
 * Writes referrals in every state, most of them by the candidate and the client of the demo
 * accounts.
 */
export async function seedReferrals({ people, time, candidates }: ReferralSetting): Promise<void> {
  const jobs = await JobModel.find({ status: 'open', visibility: { $ne: 'internal' } })
    .sort({ number: 1 })
    .lean();
  /** The next job in turn, or the next one after it that already existed at that time. */
  const jobFor = (turn: number, at: Date): Types.ObjectId | null => {
    const inTurn = [...jobs.slice(turn % jobs.length), ...jobs];
    return inTurn.find(({ createdAt }) => createdAt < at)?._id ?? null;
  };
  const base = (name: string, by: Told['by'], daysAgo: number) => ({
    name,
    referrerUserId: personId(people, by),
    isByStaff: by === 'recruiter',
    rewardMinor: 50_000,
    currency: 'USD' as const,
    createdAt: time.ago(daysAgo),
    updatedAt: time.ago(daysAgo),
    expiresAt: time.ago(daysAgo - 365),
  });
  const outside = strangers.map(({ by, daysAgo, ...told }, index) => {
    const email = `referred.${index + 1}@example.com`;
    return {
      ...base(told.name, by, daysAgo),
      ...told,
      email,
      emailNorm: email,
      jobId: told.kind === 'client' ? null : jobFor(index, time.ago(daysAgo)),
    };
  });
  await ensureProgram();
  // The programme has been in force since before the oldest referral.
  await ReferralProgramModel.updateMany(
    {},
    { $set: { activeFrom: time.ago(500).toISOString().slice(0, 10) } },
  );
  await ReferralProgramModel.create({
    kind: 'client',
    name: 'Recommend a company',
    rewardMinor: 100_000,
    currency: 'USD',
    trigger: 'placed_90_days',
    activeFrom: time.ago(60).toISOString().slice(0, 10),
    activeTo: null,
    rewardsPerYear: 5,
    terms: '<p>The reward is paid for each company that becomes a client through you.</p>',
  });
  const rows = await ReferralModel.insertMany([
    ...outside,
    ...(await known({ time, candidates }, base)),
  ]);
  const paid = rows.filter(({ status }) => status === 'reward_paid');
  for (const { _id, rewardMinor, currency, paidOn, reference } of paid) {
    const batch = await RewardBatchModel.create({
      number: formatNumber('rewardBatch', await takeNumber('rewardBatch')),
      status: 'paid',
      previousStatus: 'open',
      paidOn,
      reference,
      lines: [{ referralId: _id, rewardMinor, currency }],
      createdAt: time.ago(20),
      createdBy: personId(people, 'finance'),
    });
    await ReferralModel.updateOne({ _id }, { $set: { batchId: batch._id } });
  }
}

type Base = (name: string, by: Told['by'], daysAgo: number) => Partial<ReferralRecord>;

/** Referred people who became candidates: in process, at work, with a reward due and paid. */
async function known(
  { time, candidates }: Pick<ReferralSetting, 'time' | 'candidates'>,
  base: Base,
): Promise<Partial<ReferralRecord>[]> {
  const byId = new Map(candidates.map((candidate) => [candidate._id.toHexString(), candidate]));
  const live = await PlacementModel.find({ status: 'active' })
    .sort({ startDate: 1, _id: 1 })
    .lean();
  const rows: Partial<ReferralRecord>[] = [];
  const add = (
    candidateId: Types.ObjectId,
    by: Told['by'],
    facts: Partial<ReferralRecord> & { daysAgo: number },
  ) => {
    const candidate = byId.get(candidateId.toHexString());
    if (!candidate?.email) return;
    const { daysAgo, ...rest } = facts;
    const emailNorm = candidate.email.toLowerCase();
    rows.push({
      ...base(candidate.name, by, daysAgo),
      email: candidate.email,
      emailNorm,
      relationship: 'former_colleague',
      message: '',
      candidateId,
      ...rest,
    });
  };
  const daysSince = (day: string) =>
    Math.round((time.now.getTime() - Date.parse(day)) / 86_400_000);
  const long = live.filter(({ startDate }) => daysSince(startDate) > 95).slice(1, 4);
  for (const [index, { _id, candidateId, startDate }] of long.entries()) {
    const dueOn = addDays(startDate, 90);
    add(candidateId, index === 1 ? 'client.admin' : 'candidate', {
      daysAgo: daysSince(startDate) + 30,
      placementId: _id,
      dueOn,
      ...(index === 0
        ? { status: 'reward_paid', paidOn: addDays(dueOn, 5), reference: 'PAY-2026-014' }
        : { status: 'reward_eligible' }),
    });
  }
  const [short] = live.filter(({ startDate }) => daysSince(startDate) < 85).slice(1);
  if (short)
    add(short.candidateId, 'candidate', {
      status: 'placed',
      daysAgo: daysSince(short.startDate) + 20,
      placementId: short._id,
      dueOn: addDays(short.startDate, 90),
    });
  const [fresh] = candidates.filter(({ status, isPrivate }) => status === 'new' && !isPrivate);
  if (fresh) add(fresh._id, 'candidate', { status: 'in_process', daysAgo: 12 });
  return rows;
}
