import { Types } from 'mongoose';
import { formatNumber, takeNumber } from '../../../db/counter.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { onboardingChecklist } from '../../placements/start/onboarding-checklist.ts';
import {
  PlacementModel,
  type Placement,
  type PlacementRate,
} from '../../../records/placements/placement.model.ts';
import type { NewCandidate } from '../build/build-candidate.ts';
import { DemoFit, expectedPay } from '../build/demo-fit.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import { isDouble } from '../people/seed-candidates.ts';
import type { WorkSetting } from '../people/seed-work.ts';
import { hiredPerson } from './hired-person.ts';

/** When the running contracts end, in days from today; null: open-ended, below zero: overdue. */
const endings = [95, -4, 6, 13, 60, 21, null, 28, 45, 58, 85, 130, 200, 26] as const;
const paused = 4;
const givenNotice = 5;
/** These two placements are one contractor, half-time at two clients with the same need. */
const shared = [8, 13] as const;
/** Past placements that ended this many days ago: their exit surveys are still open. */
const lately: ReadonlyMap<number, number> = new Map([
  [0, 6],
  [2, 9],
]);
const alertDays = [60, 30, 14, 7];

/**
 * Contractors, one for each filled position: live, paused, ending and overdue placements with their
 * rate history, and past ones of closed jobs. Returns the candidates as changed.
 */
export async function seedPlacements(
  { time, candidates }: WorkSetting,
  jobIds: readonly Types.ObjectId[],
): Promise<NewCandidate[]> {
  // Separate random sources, so that other demo data stay the same.
  const random = new Random(20_281);
  const jobs = await JobModel.find({ _id: { $in: [...jobIds] } })
    .sort({ number: 1 })
    .lean();
  const seats = jobs.flatMap((job) => Array.from({ length: job.positionsFilled }, () => job));
  const running = seats.filter(({ status }) => status !== 'closed');
  const past = seats.filter(({ status }) => status === 'closed');
  const people = contractors(candidates, [...running, ...past], time);
  const first = await takeNumber('placement', seats.length);
  const placements = [
    ...running.map((job, index) => {
      const who = people[index === shared[1] ? shared[0] : index] ?? people[0]!;
      return runningPlacement({ job, who, time, random }, index);
    }),
    ...past.map((job, index) => {
      const who = people[running.length + index] ?? people[0]!;
      return pastPlacement({ job, who, time, random }, index);
    }),
  ].map((placement, index) => ({
    ...placement,
    number: formatNumber('placement', first + index),
  }));
  await PlacementModel.insertMany(placements);
  await fillJobs(jobs, placements);
  const changed = candidates.map((candidate) => {
    const theirs = placements.filter(({ candidateId }) => candidateId.equals(candidate._id));
    return theirs.length === 0 ? candidate : hiredPerson(candidate, theirs, time);
  });
  await CandidateModel.bulkWrite(
    changed
      .filter((candidate, index) => candidate !== candidates[index])
      .map(({ _id, ...hired }) => ({ updateOne: { filter: { _id }, update: { $set: hired } } })),
  );
  return changed;
}

/** A job is filled when its last contract begins. */
async function fillJobs(
  jobs: readonly Job[],
  placements: readonly Pick<Placement, 'jobId' | 'startDate'>[],
): Promise<void> {
  await JobModel.bulkWrite(
    jobs
      .filter(({ status }) => status === 'filled')
      .flatMap(({ _id }) => {
        const starts = placements.filter(({ jobId }) => jobId.equals(_id));
        const last = starts
          .map(({ startDate }) => startDate)
          .toSorted()
          .at(-1);
        const filledAt = last && new Date(`${last}T09:00:00Z`);
        return filledAt ? [{ updateOne: { filter: { _id }, update: { $set: { filledAt } } } }] : [];
      }),
  );
}

/**
 * Returns the placed candidates first, then for each position the best fit without another planned
 * role.
 */
function contractors(
  candidates: readonly NewCandidate[],
  seats: readonly Job[],
  time: DemoTime,
): NewCandidate[] {
  const fit = new DemoFit(candidates, time.now);
  const placed = candidates.filter(({ status }) => status === 'placed');
  const free = new Set(
    candidates.filter(
      ({ status, vettingStatus, isPrivate }, index) =>
        index > 22 &&
        !isDouble(index) &&
        (status === 'active' || status === 'new') &&
        vettingStatus !== 'not_started' &&
        !isPrivate,
    ),
  );
  return seats.map((job, index) => {
    const since = knownSince(job, time);
    const fitting = fit
      .ranked(job)
      .flatMap(({ candidate }) =>
        free.has(candidate) && fit.suits(candidate, job) ? candidate : [],
      );
    const vetted = fitting.filter(({ vettingStatus }) => vettingStatus === 'vetted');
    const chosen =
      placed[index] ??
      vetted.find(({ createdAt }) => createdAt < since) ??
      vetted[0] ??
      fitting[0] ??
      fit.ranked(job).find(({ candidate }) => free.has(candidate))?.candidate;
    if (!chosen) throw new Error(`Nobody of the demo people could work as ${job.title}`);
    free.delete(chosen);
    return chosen;
  });
}

/** A current contractor existed when the job opened, or when the ended contract began. */
function knownSince(job: Job, time: DemoTime): Date {
  const opened = firstOpening(job);
  return job.status === 'closed' || !opened ? time.ago(205) : new Date(`${opened}T09:00:00Z`);
}

/** Running contracts belong to the first opening of a reopened job. */
const firstOpening = ({ openings, openedDate }: Job): string | null =>
  openings[0]?.date ?? openedDate;

interface Scene {
  job: Job;
  who: NewCandidate;
  time: DemoTime;
  random: Random;
}

function runningPlacement(scene: Scene, index: number) {
  const { job, time, random } = scene;
  const end = endings[index % endings.length] ?? null;
  const opened = firstOpening(job);
  const openDays = opened ? (time.now.getTime() - Date.parse(opened)) / 86_400_000 : 40;
  const sinceDays = Math.max(3, Math.floor(openDays) - random.int(14, 24));
  const status =
    index === paused
      ? ('paused' as const)
      : index === givenNotice
        ? ('ending' as const)
        : ('active' as const);
  return {
    ...placementOf(scene, sinceDays),
    status,
    lastAction: `placement.${{ paused: 'pause', ending: 'give_notice', active: 'start' }[status]}`,
    plannedEndDate: end === null ? null : time.day(-end),
    hoursPerWeek: (shared as readonly number[]).includes(index) ? 20 : job.hoursPerWeek,
    ...(status === 'paused' && { pausedFrom: time.day(3), pausedUntil: time.day(-11) }),
    rates: ratesOf(scene, sinceDays, index === 3 ? 0.08 : random.int(18, 34) / 100),
    alertedDays: end === null ? [] : alertDays.filter((days) => days >= end),
  };
}

function pastPlacement(scene: Scene, index: number) {
  const { time, random } = scene;
  const drawn = random.int(30, 60);
  const over = lately.get(index) ?? drawn;
  const sinceDays = over + random.int(90, 140);
  return {
    ...placementOf(scene, sinceDays),
    status: index === 1 ? ('terminated' as const) : ('ended' as const),
    lastAction: index === 1 ? 'placement.terminate' : 'placement.end',
    plannedEndDate: time.day(over),
    actualEndDate: time.day(over),
    hoursPerWeek: scene.job.hoursPerWeek,
    rehireOk: index !== 1,
    endNote: index === 1 ? 'The project lost its budget.' : null,
    ratingByClient: index === 1 ? 3 : 5,
    rates: ratesOf(scene, sinceDays, random.int(18, 30) / 100),
  };
}

function placementOf({ job, who, time, random }: Scene, sinceDays: number) {
  const createdAt = time.ago(sinceDays + 9);
  const checklist = onboardingChecklist(time.day(sinceDays), {
    accountManagerId: job.accountManagerId,
    recruiterId: job.leadRecruiterId,
  }).map((item) => ({ ...item, doneAt: time.ago(sinceDays), doneBy: job.accountManagerId }));
  return {
    _id: new Types.ObjectId(random.id()),
    candidateId: who._id,
    companyId: job.companyId,
    jobId: job._id,
    startDate: time.day(sinceDays),
    engagement: job.engagement,
    accountManagerId: job.accountManagerId,
    recruiterId: job.leadRecruiterId,
    checklist,
    createdAt,
    createdBy: job.accountManagerId,
    updatedAt: createdAt,
    updatedBy: job.accountManagerId,
  } satisfies Partial<Placement>;
}

/** Returns the rates since the start; a long placement has a raise half-way. */
function ratesOf(
  { job, who, time, random }: Scene,
  sinceDays: number,
  margin: number,
): PlacementRate[] {
  const currency = job.payRate?.currency ?? 'USD';
  const isLong = sinceDays >= 70;
  const least = job.payRate?.minMinor ?? 4000;
  const raised = expectedPay(who, job) ?? least;
  const pay = isLong ? Math.max(raised - 300, Math.min(raised, least)) : raised;
  const rate = (from: number, to: number | null, amountMinor: number): PlacementRate => ({
    _id: new Types.ObjectId(random.id()),
    pay: { amountMinor, currency, unit: 'hour' },
    bill: {
      amountMinor: Math.round(amountMinor / (1 - margin) / 100) * 100,
      currency,
      unit: 'hour',
    },
    overtimeMultiplier: 1,
    effectiveFrom: time.day(from),
    effectiveTo: to === null ? null : time.day(to),
    approvedBy: null,
    reason: amountMinor > pay ? 'Raise after the first months.' : null,
  });
  if (!isLong) return [rate(sinceDays, null, pay)];
  const half = Math.floor(sinceDays / 2);
  return raised > pay
    ? [rate(sinceDays, half + 1, pay), rate(half, null, raised)]
    : [rate(sinceDays, null, pay)];
}
