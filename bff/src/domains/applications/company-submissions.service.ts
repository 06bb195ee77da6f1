import type { ApplicationEventType, ApplicationStageKind } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { jobsWorkedOn, unknownJobs } from '../jobs/job-lookup.service.ts';
import { ApplicationEventModel } from './application-event.model.ts';
import type { ApplicationEvent } from './application-event.model.ts';
import { ApplicationModel } from './application.model.ts';
import type { Application } from './application.model.ts';

const hour = 3_600_000;
const window = 90 * 24 * hour;

/** With the client, who has not said anything yet. */
const waiting = {
  status: 'active',
  stageKind: 'submitted',
  clientDecision: 'none',
  onHold: false,
  deletedAt: null,
} as const satisfies QueryFilter<Application>;

/** The applications that a reader may know of; null for who may read none. */
async function readable(actor: Actor): Promise<QueryFilter<Application> | null> {
  const scope = actor.scopeOf('application.list');
  if (scope === 'all') return { jobId: { $nin: await unknownJobs(actor) } };
  if (scope !== 'assigned') return null;
  return { $or: [{ ownerUserId: actor.userId }, { jobId: { $in: await jobsWorkedOn(actor) } }] };
}

/** People whom each client has not answered about; one query for all, null for who may read none. */
export async function countWaiting(
  actor: Actor,
  companyIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, number> | null> {
  const within = await readable(actor);
  if (!within) return null;
  if (companyIds.length === 0) return new Map();
  const counts = await ApplicationModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { $and: [{ companyId: { $in: [...companyIds] }, ...waiting }, within] } },
    { $group: { _id: '$companyId', count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
}

/** Since when each person waits whom a client has not answered about; null for who may read none. */
export async function waitingSince(
  actor: Actor,
  companyId: Types.ObjectId,
): Promise<Date[] | null> {
  const within = await readable(actor);
  if (!within) return null;
  const found = await ApplicationModel.find(
    { $and: [{ companyId, ...waiting }, within] },
    { submittedAt: 1, stageEnteredAt: 1 },
  ).lean<Pick<Application, 'submittedAt' | 'stageEnteredAt'>[]>();
  return found.map(({ submittedAt, stageEnteredAt }) => submittedAt ?? stageEnteredAt);
}

/** How a client answered lately. */
export interface ClientResponse {
  asked: number;
  answered: number;
  inTime: number;
  /** On average; null without an answer. */
  hours: number | null;
}

const answers = [
  'interview_requested',
  'selected',
  'rejected',
] as const satisfies readonly ApplicationEventType[];

/**
 * How quickly each of these clients answered about the people it was shown in the last 90 days; two
 * queries for all. What was submitted a moment ago is not asked for yet.
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
    { companyId: 1, submittedAt: 1, 'exit.side': 1 },
  ).lean<Shown[]>();
  const events = await ApplicationEventModel.find(
    { applicationId: { $in: shown.map(({ _id }) => _id) }, type: { $in: [...answers] } },
    { applicationId: 1, type: 1, at: 1 },
  )
    .sort({ at: 1 })
    .lean<ApplicationEvent[]>();
  const answered = firstAnswers(shown, events);
  return new Map(
    companies.map((company) => [
      company._id.toHexString(),
      responseOf(
        shown.filter(({ companyId }) => companyId.equals(company._id)),
        { answered, slaMs: company.feedbackSlaHours * hour, now },
      ),
    ]),
  );
}

type Shown = Pick<Application, '_id' | 'companyId' | 'submittedAt' | 'exit'>;

/** When the client said something first; a rejection by the agency is no answer. */
function firstAnswers(shown: readonly Shown[], events: readonly ApplicationEvent[]) {
  const sides = new Map(shown.map(({ _id, exit }) => [_id.toHexString(), exit?.side]));
  const first = new Map<string, Date>();
  for (const { applicationId, type, at } of events) {
    const id = applicationId.toHexString();
    if (type === 'rejected' && sides.get(id) !== 'client') continue;
    if (!first.has(id)) first.set(id, at);
  }
  return first;
}

function responseOf(
  shown: readonly Shown[],
  { answered, slaMs, now }: { answered: ReadonlyMap<string, Date>; slaMs: number; now: Date },
): ClientResponse {
  const waits = shown.flatMap(({ _id, submittedAt }) => {
    if (!submittedAt) return [];
    const at = answered.get(_id.toHexString());
    const took = (at ?? now).getTime() - submittedAt.getTime();
    return at || took > slaMs ? [{ took: Math.max(0, took), answered: at !== undefined }] : [];
  });
  const took = waits.filter((wait) => wait.answered).map((wait) => wait.took);
  const total = took.reduce((sum, ms) => sum + ms, 0);
  return {
    asked: waits.length,
    answered: took.length,
    inTime: took.filter((ms) => ms <= slaMs).length,
    hours: took.length === 0 ? null : Math.round((total / took.length / hour) * 10) / 10,
  };
}

/** Live applications of each job by stage; one query for all, null for who may read none. */
export async function countStages(
  actor: Actor,
  jobIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, Partial<Record<ApplicationStageKind, number>>> | null> {
  const within = await readable(actor);
  if (!within) return null;
  const found = new Map<string, Partial<Record<ApplicationStageKind, number>>>();
  if (jobIds.length === 0) return found;
  const counts = await ApplicationModel.aggregate<{
    _id: { jobId: Types.ObjectId; kind: ApplicationStageKind };
    count: number;
  }>([
    {
      $match: {
        $and: [{ jobId: { $in: [...jobIds] }, status: 'active', deletedAt: null }, within],
      },
    },
    { $group: { _id: { jobId: '$jobId', kind: '$stageKind' }, count: { $sum: 1 } } },
  ]);
  for (const { _id, count } of counts) {
    const id = _id.jobId.toHexString();
    found.set(id, { ...found.get(id), [_id.kind]: count });
  }
  return found;
}
