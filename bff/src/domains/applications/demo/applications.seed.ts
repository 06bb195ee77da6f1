import { defaultPipeline, stageRank, type ApplicationStageKind } from '@muster/contracts';
import { Types } from 'mongoose';
import {
  ApplicationEventModel,
  type ApplicationEvent,
} from '../../../records/applications/application-event.model.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { jobsById, type Job } from '../../../records/jobs/job-lookup.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { ensureReasons, reasonsOf, type ReasonRecord } from '../../reasons/api/reasons.ts';
import { eventsOf } from './application-events.ts';
import { DemoFit, expectedPay } from '../../matching/demo/demo-fit.ts';
import { exitReason } from './exit-reason.ts';
import { FreeSeats } from './free-seats.ts';
import { Random } from '../../../demo/random.ts';
import { seedCompanyRules } from '../../company-rules/demo/company-rules.seed.ts';
import { isDouble, type DemoCandidate } from '../../../demo/demo-candidate.ts';
import type { DemoSetting } from '../../../demo/demo-setting.ts';

const demoApplications = 240;
/** The job for which the first candidate was too specialised. */
const firstWasRejectedFor = 'Tech lead, routing';
/** The most jobs a candidate is proposed for at a time. */
const maxLive = 3;
const day = 86_400_000;

interface Scene {
  random: Random;
  now: Date;
  fit: DemoFit;
  rejections: readonly ReasonRecord[];
  withdrawals: readonly ReasonRecord[];
}

/** A candidate on a job, and the state of the application. */
interface Cast {
  candidate: DemoCandidate;
  job: Job;
  status: Application['status'];
  kind: ApplicationStageKind;
  /** The resulting placement. */
  work?: Work;
}

type Work = Pick<Placement, 'startDate' | 'rates'>;

/** Fields prepared for the client keep their defaults: nothing was written yet. */
type Prepared =
  | 'introduction'
  | 'bioId'
  | 'bioOverride'
  | 'shownAttachmentIds'
  | 'shownSkillIds'
  | 'shownAnswerIds'
  | 'availableFrom'
  | 'noticeDays'
  | 'interestNote'
  | 'interestAskedAt'
  | 'vettingOverride'
  | 'interestMessage'
  | 'interestRemindedAt'
  | 'interviews'
  | 'agreedStart'
  | 'clientNudges'
  | 'toldTaskAt'
  | 'movedFromId';
type Made = Omit<
  Application,
  'updatedBy' | 'deletedAt' | 'deletedBy' | 'deleteReason' | 'version' | 'fieldVersions' | Prepared
>;

/** Writes 240 current and past applications in every stage and with every ending. */
export async function seedApplications(
  { time, candidates }: DemoSetting,
  jobIds: readonly Types.ObjectId[],
): Promise<void> {
  // Separate random sources, so that other demo data stay the same.
  const random = new Random(20_265);
  await ensureReasons();
  const scene: Scene = {
    random,
    now: time.now,
    fit: new DemoFit(candidates, time.now),
    rejections: await reasonsOf('application_reject'),
    withdrawals: await reasonsOf('application_withdraw'),
  };
  const jobs = [...(await jobsById(jobIds)).values()]
    .filter(({ openedDate }) => openedDate)
    .toSorted((a, b) => a.number.localeCompare(b.number));
  const made: { application: Made; events: ApplicationEvent[] }[] = [];
  const taken = new Set<string>();
  const live = new Map<DemoCandidate, number>();
  const seats = new FreeSeats(jobs);
  const add = (
    candidate: DemoCandidate,
    job: Job,
    status: Application['status'],
    kind?: ApplicationStageKind,
    work?: Work,
  ) => {
    const pair = pairOf(candidate, job);
    if (taken.has(pair)) return;
    taken.add(pair);
    if (status === 'active') live.set(candidate, (live.get(candidate) ?? 0) + 1);
    const stage = kind ?? (status === 'placed' ? 'contracting' : random.weighted(stageWeights));
    const fitting = seats.fitting(job, status, stage);
    const cast = { candidate, job, status, kind: fitting, ...(work && { work }) };
    made.push(makeApplication(scene, cast, made.length));
  };
  const byId = new Map(candidates.map((candidate) => [candidate._id.toHexString(), candidate]));
  for (const placement of await PlacementModel.find({}).lean()) {
    const { candidateId, jobId } = placement;
    const candidate = byId.get(candidateId.toHexString());
    const job = jobs.find(({ _id }) => _id.equals(jobId));
    if (candidate && job) add(candidate, job, 'placed', 'contracting', placement);
  }
  const working = jobs.filter(({ status }) => status === 'open' || status === 'on_hold');
  const running = candidates.filter(({ status }) => ['active', 'new'].includes(status));
  const runs = new Set(running);
  // Only the first entry of a duplicated candidate is proposed.
  const secondEntries = new Set(candidates.filter((_one, index) => isDouble(index)));
  // The first candidate is the one that new users open: on three jobs, and once on another.
  const [first] = candidates;
  if (first) {
    const own = working.filter((job) => !job.confidential && scene.fit.suits(first, job));
    for (const [index, kind] of (
      ['client_interview', 'internal_review', 'added'] as const
    ).entries()) {
      const job = own[index];
      if (job) add(first, job, 'active', kind);
    }
    const past = jobs.find(({ title }) => title === firstWasRejectedFor);
    if (past) add(first, past, 'rejected', 'interested');
  }
  // For some candidates a contract is being prepared: their placement waits for its first day.
  const roomy = working.filter((job) => job.positionsCount - job.positionsFilled > 1);
  for (const job of roomy.slice(0, 3)) {
    const candidate = scene.fit.pick(job, {
      random,
      care: 4,
      free: (one) =>
        runs.has(one) &&
        !secondEntries.has(one) &&
        one !== first &&
        !live.has(one) &&
        isKnown(one, job, time.now) &&
        scene.fit.suits(one, job),
    });
    if (candidate) add(candidate, job, 'active', 'contracting');
  }
  for (let tries = 0; made.length < demoApplications && tries < 4 * demoApplications; tries += 1) {
    const goesOn = random.chance(0.55);
    const job = random.pick(goesOn ? working : jobs);
    const kind = random.weighted(stageWeights);
    const status = goesOn ? 'active' : exitOf(random);
    const isShown = stageRank(kind) >= stageRank('submitted');
    const candidate = scene.fit.pick(job, {
      random,
      // Submitted candidates fit better than those only added.
      care: isShown ? 2.6 : 1.6,
      free: (one) =>
        !secondEntries.has(one) &&
        !taken.has(pairOf(one, job)) &&
        isKnown(one, job, time.now) &&
        // Only candidates rejected by the agency lack a must-have.
        scene.fit.suits(one, job) === (isShown || status !== 'rejected') &&
        (!goesOn || (runs.has(one) && (live.get(one) ?? 0) < maxLive)),
    });
    if (candidate) add(candidate, job, status, kind);
  }
  await ApplicationModel.insertMany(made.map(({ application }) => application));
  await ApplicationEventModel.insertMany(made.flatMap(({ events }) => events));
  await seedCompanyRules(scene, running, working);
}

/** Returns when work on a job ended, or now. */
const endOf = ({ closedAt, filledAt }: Job, now: Date): number =>
  (closedAt ?? filledAt ?? now).getTime();

/** Checks whether the candidate existed long enough before work on the job ended. */
const isKnown = ({ createdAt }: DemoCandidate, job: Job, now: Date): boolean =>
  createdAt.getTime() < endOf(job, now) - 16 * day;

const pairOf = (candidate: DemoCandidate, job: Job): string =>
  `${candidate._id.toHexString()}/${job._id.toHexString()}`;

const exitOf = (random: Random) => random.weighted({ rejected: 3, withdrawn: 1 });

function makeApplication(
  { random, now, fit, rejections, withdrawals }: Scene,
  { candidate, job, status, kind, work }: Cast,
  index: number,
): { application: Made; events: ApplicationEvent[] } {
  const startDate = work?.startDate;
  const opened = Date.parse(`${job.openedDate}T09:00:00Z`);
  const steps = stageRank(kind) + 1;
  const until = startDate ? Date.parse(startDate) : endOf(job, now);
  const end =
    status === 'active' || startDate ? until - random.int(startDate ? 3 : 1, 6) * day : undefined;
  const first = Math.max(
    Math.min(opened + random.int(0, startDate ? 2 : 8) * day, until - 8 * day),
    candidate.createdAt.getTime() + day,
  );
  const last = Math.max(end ?? Math.min(first + random.int(4, 40) * day, until - 2 * day), first);
  const moments = Array.from(
    { length: steps },
    (_x, step) => new Date(first + ((last - first) * step) / Math.max(1, steps - 1 || 1)),
  );
  const stageEnteredAt = moments.at(-1) ?? new Date(first);
  const endedAt = new Date(Math.min(stageEnteredAt.getTime() + day, now.getTime() - 3_600_000));
  const wasSubmitted = stageRank(kind) >= stageRank('submitted');
  const ownerUserId = job.leadRecruiterId ?? job.accountManagerId;
  const reason = exitReason(
    { random, fit, rejections, withdrawals },
    { candidate, job, status, kind },
  );
  const onHold = status === 'active' && random.chance(0.06);
  const fits = fit.scoreOf(candidate, job);
  const proposed =
    stageRank(kind) >= stageRank('internal_review') ? ratesOf(random, candidate, job) : null;
  // A contract begins with the agreed rates.
  const rates = work?.rates[0] ?? proposed;
  const application: Made = {
    _id: new Types.ObjectId(random.id()),
    jobId: job._id,
    companyId: job.companyId,
    candidateId: candidate._id,
    status,
    lastAction: 'application.move',
    stageId: stageOf(kind).id,
    stageKind: kind,
    stageEnteredAt,
    lastActivityAt: reason ? endedAt : stageEnteredAt,
    rank: index + 1,
    onHold,
    holdUntil: onHold ? new Date(now.getTime() + 12 * day).toISOString().slice(0, 10) : null,
    holdNote: onHold ? 'Waits until the client is back from leave.' : null,
    attempt: 1,
    matchScore: fits?.score ?? null,
    matchScoreWithoutRate: fits?.withoutRate ?? null,
    sourceKind: random.weighted({ staff_added: 6, pool: 3, candidate_applied: 2, referral: 1 }),
    ownerUserId,
    candidateInterest: stageRank(kind) > 0 ? 'interested' : 'not_asked',
    clientDecision: decisionAt(kind, reason?.side),
    submissionVersion: wasSubmitted ? 1 : 0,
    submittedAt: wasSubmitted ? (moments[stageRank('submitted')] ?? null) : null,
    submittedBy: wasSubmitted ? ownerUserId : null,
    clientSeenAt: null,
    selectedAt: moments[stageRank('selected')] ?? null,
    selectedBy: null,
    positionId: null,
    proposedBillRate: rates?.bill ?? null,
    proposedPayRate: rates?.pay ?? null,
    jobVersionsTold: [],
    exit: reason && {
      at: endedAt,
      by: ownerUserId,
      side: reason.side === 'none' ? 'agency' : reason.side,
      reasonId: reason._id,
      note: null,
      clientNote: null,
      toldAt: endedAt,
      toldBy: 'word',
      stageId: stageOf(kind).id,
      stageKind: kind,
    },
    createdAt: moments[0] ?? new Date(first),
    createdBy: ownerUserId,
    updatedAt: reason ? endedAt : stageEnteredAt,
  };
  return { application, events: eventsOf(application, moments, random) };
}

/**
 * Returns the candidate's expected rate and a client rate a quarter to two fifths higher, within
 * the job's range.
 */
function ratesOf(random: Random, candidate: DemoCandidate, job: Job) {
  const { minMinor, maxMinor, currency } = job.payRate ?? {};
  const pay = expectedPay(candidate, job) ?? ((minMinor ?? 4000) + (maxMinor ?? 6000)) / 2;
  const wanted = Math.round((pay * random.int(126, 140)) / 10_000) * 100;
  const bill = Math.min(wanted, job.billRate?.maxMinor ?? wanted);
  const rate = (amountMinor: number) => ({
    amountMinor,
    unit: 'hour' as const,
    currency: currency ?? ('USD' as const),
  });
  return { pay: rate(pay), bill: rate(bill) };
}

const stageWeights = {
  added: 26,
  interested: 16,
  internal_review: 12,
  submitted: 18,
  client_interview: 16,
  selected: 5,
  contracting: 3,
} as const satisfies Record<ApplicationStageKind, number>;

const stageOf = (kind: ApplicationStageKind) =>
  defaultPipeline.find((stage) => stage.kind === kind) ?? defaultPipeline[0]!;

function decisionAt(
  kind: ApplicationStageKind,
  side: ReasonRecord['side'] | undefined,
): Application['clientDecision'] {
  if (side === 'client') return 'reject';
  if (kind === 'client_interview') return 'interview';
  return stageRank(kind) >= stageRank('selected') ? 'select' : 'none';
}
