import { dayMs, hourMs, type ApplicationEventType, type StageCounts } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { jobsById, jobsWorkedOn, unknownJobs, type Job } from '../../../records/jobs/job-lookup.ts';
import {
  ApplicationEventModel,
  type ApplicationEvent,
} from '../../../records/applications/application-event.model.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { clientClockOf } from '../stages/stage-clock.ts';
import { pipelineCountsOf } from './job-pipeline.ts';
import type { Selected } from '../../../db/selected.ts';

const window = 90 * dayMs;

/** Submitted to the client, without an answer yet. */
const waiting = {
  status: 'active',
  stageKind: 'submitted',
  clientDecision: 'none',
  onHold: false,
  awaitsResubmit: { $ne: true },
  deletedAt: null,
} as const satisfies QueryFilter<Application>;

/** Applications of jobs that the reader may know of. */
const ofKnownJobs = async (actor: Actor): Promise<QueryFilter<Application>> => ({
  jobId: { $nin: await unknownJobs(actor) },
});

/**
 * Counts for each client the candidates who wait for its answer, with one query. The caller decides
 * whether the reader may see the number, because it covers all jobs of the client.
 */
export async function countWaiting(
  actor: Actor,
  companyIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, number>> {
  if (companyIds.length === 0) return new Map();
  const within = await ofKnownJobs(actor);
  const counts = await ApplicationModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { $and: [{ companyId: { $in: [...companyIds] }, ...waiting }, within] } },
    { $group: { _id: '$companyId', count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
}

/** Returns the applications for a client’s jobs that the reader may know of. */
export const applicationsWithCompany = async (
  actor: Actor,
  companyId: Types.ObjectId,
): Promise<Types.ObjectId[]> =>
  ApplicationModel.distinct('_id', { $and: [{ companyId }, await ofKnownJobs(actor)] });

/** Returns the client whose job an application is for, without checking permissions. */
export async function companyOfApplication(id: Types.ObjectId): Promise<Types.ObjectId | null> {
  const found = await ApplicationModel.findById(id, { companyId: 1 }).lean();
  return found?.companyId ?? null;
}

/** Start of a candidate's wait for the client's answer, excluding time on hold. */
export interface WaitsSince {
  at: Date;
  /** Whether the job is on hold, so that no answer is due. */
  isPaused: boolean;
}

/** Returns since when each candidate has waited for the client's answer. */
export async function waitingSince(actor: Actor, companyId: Types.ObjectId): Promise<WaitsSince[]> {
  const found = await ApplicationModel.find(
    { $and: [{ companyId, ...waiting }, await ofKnownJobs(actor)] },
    { jobId: 1, submittedAt: 1, clientClockFrom: 1, stageEnteredAt: 1 },
  ).lean();
  const jobs = await jobsById(found.map(({ jobId }) => jobId));
  return found.map((row) => ({
    at: clientClockOf(row) ?? row.stageEnteredAt,
    isPaused: jobs.get(row.jobId.toHexString())?.status === 'on_hold',
  }));
}

/** How a client answered recently. */
export interface ClientResponse {
  asked: number;
  answered: number;
  inTime: number;
  /** Average; null without answers. */
  hours: number | null;
}

const kinds = [
  'interview_requested',
  'selected',
  'rejected',
] as const satisfies readonly ApplicationEventType[];

/**
 * Returns how quickly each of these clients answered about candidates shown in the last 90 days,
 * excluding time on hold; three queries for all. Very recent submissions do not count as asked yet.
 */
export async function clientResponses(
  companies: readonly { _id: Types.ObjectId; feedbackSlaHours: number }[],
  now = new Date(),
): Promise<ReadonlyMap<string, ClientResponse>> {
  if (companies.length === 0) return new Map();
  const shown = await ApplicationModel.find(
    {
      companyId: { $in: companies.map(({ _id }) => _id) },
      submittedAt: { $gte: new Date(now.getTime() - window) },
      deletedAt: null,
    },
    shownFields,
  ).lean();
  const [answers, jobs] = await Promise.all([
    answersAbout(shown),
    jobsById(shown.map(({ jobId }) => jobId)),
  ]);
  const answered = firstAnswers(shown, answers);
  return new Map(
    companies.map((company) => [
      company._id.toHexString(),
      responseOf(
        shown.filter(({ companyId }) => companyId.equals(company._id)),
        { answered, jobs, slaMs: company.feedbackSlaHours * hourMs, now },
      ),
    ]),
  );
}

const answerFields = { applicationId: 1, type: 1, at: 1 } as const;
/** A client's answer, with the fields needed to date it. */
type Answer = Selected<ApplicationEvent, typeof answerFields>;

const answersAbout = async (shown: readonly Shown[]): Promise<Answer[]> =>
  shown.length === 0
    ? []
    : ApplicationEventModel.find(
        { applicationId: { $in: shown.map(({ _id }) => _id) }, type: { $in: [...kinds] } },
        answerFields,
      )
        .sort({ at: 1 })
        .lean();

const shownFields = {
  jobId: 1,
  companyId: 1,
  submittedAt: 1,
  clientClockFrom: 1,
  onHold: 1,
  heldSince: 1,
  exit: 1,
} as const;
type Shown = Selected<Application, typeof shownFields>;

/**
 * Returns until when an unanswered application has waited; holds of it and of its job do not count.
 */
function waitedUntil({ onHold, heldSince }: Shown, job: Job | undefined, now: Date): Date {
  const stops = [
    onHold ? (heldSince ?? null) : null,
    job?.status === 'on_hold' ? job.holdSince : null,
  ].filter((at) => at !== null);
  return new Date(Math.min(now.getTime(), ...stops.map(Number)));
}

/** Returns when the client first answered; a rejection by the agency is no answer. */
function firstAnswers(shown: readonly Shown[], events: readonly Answer[]) {
  const sides = new Map(shown.map(({ _id, exit }) => [_id.toHexString(), exit?.side]));
  const first = new Map<string, Date>();
  for (const { applicationId, type, at } of events) {
    const id = applicationId.toHexString();
    if (type === 'rejected' && sides.get(id) !== 'client') continue;
    if (!first.has(id)) first.set(id, at);
  }
  return first;
}

interface Answers {
  answered: ReadonlyMap<string, Date>;
  jobs: ReadonlyMap<string, Job>;
  slaMs: number;
  now: Date;
}

function responseOf(
  shown: readonly Shown[],
  { answered, jobs, slaMs, now }: Answers,
): ClientResponse {
  const waits = shown.flatMap((row) => {
    const from = clientClockOf(row);
    if (!from) return [];
    const at = answered.get(row._id.toHexString());
    const until = at ?? waitedUntil(row, jobs.get(row.jobId.toHexString()), now);
    const took = until.getTime() - from.getTime();
    return at || took > slaMs ? [{ took: Math.max(0, took), answered: at !== undefined }] : [];
  });
  const took = waits.filter((wait) => wait.answered).map((wait) => wait.took);
  const total = took.reduce((sum, ms) => sum + ms, 0);
  return {
    asked: waits.length,
    answered: took.length,
    inTime: took.filter((ms) => ms <= slaMs).length,
    hours: took.length === 0 ? null : Math.round((total / took.length / hourMs) * 10) / 10,
  };
}

/**
 * Counts live applications by stage, for those of these jobs whose people the reader may count: all
 * of a job's people or none. One query for all.
 */
export async function countStages(
  actor: Actor,
  jobIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, StageCounts>> {
  const counts = await pipelineCountsOf(await countableJobs(actor, jobIds));
  return new Map([...counts].map(([jobId, { stages }]) => [jobId, stages]));
}

async function countableJobs(
  actor: Actor,
  jobIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> {
  const scope = actor.scopeOf('application.list');
  const among = (ids: readonly Types.ObjectId[]) => {
    const known = new Set(ids.map(String));
    return (id: Types.ObjectId) => known.has(String(id));
  };
  if (scope === 'all') {
    const isUnknown = among(await unknownJobs(actor));
    return jobIds.filter((id) => !isUnknown(id));
  }
  return scope === 'assigned' ? jobIds.filter(among(await jobsWorkedOn(actor))) : [];
}
