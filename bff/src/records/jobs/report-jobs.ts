import type { PermissionName } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { among } from '../../db/among.ts';
import { KeptRows } from '../../db/kept-rows.ts';
import { JobModel, type Job } from './job.model.ts';
import { scopeFor } from './jobs.policy.ts';
import { jobsWorkedOn, unknownJobs } from './job-lookup.ts';

const fields = {
  companyId: 1,
  title: 1,
  status: 1,
  priority: 1,
  leadRecruiterId: 1,
  openedDate: 1,
  openings: 1,
  holds: 1,
  holdSince: 1,
  closedAt: 1,
  firstSubmissionAt: 1,
  positionsCount: 1,
  positionsFilled: 1,
} as const;

/** Fields of a job that reports need. */
export type ReportJob = Pick<Job, '_id' | keyof typeof fields> & {
  skillsRequired: Pick<Job['skillsRequired'][number], 'skillId'>[];
};

/** Caches opened jobs in the process. */
export const keepReportJobs = () =>
  new KeptRows<Job, ReportJob>({
    model: JobModel,
    fields: { ...fields, 'skillsRequired.skillId': 1 },
    by: 'createdAt',
    keep: (jobs) =>
      Promise.resolve(
        new Map(
          jobs.filter(({ openedDate }) => openedDate).map((job) => [job._id.toHexString(), job]),
        ),
      ),
  });

export const keptReportJobs = keepReportJobs();

type JobIds = { $in: Types.ObjectId[] } | { $nin: Types.ObjectId[] };

/** Checks whether a job is among those that a query would find. */
export function amongJobs(ids: JobIds): (jobId: Types.ObjectId) => boolean {
  if ('$in' in ids) return among(ids.$in);
  const isLeftOut = among(ids.$nin);
  return (jobId) => !isLeftOut(jobId);
}

/** Returns the jobs whose figures a user may read: all visible ones, or their own. */
export async function reportedJobIds(actor: Actor, permission: PermissionName): Promise<JobIds> {
  const scope = actor.scopeOf(permission);
  if (scope === 'all') return { $nin: await unknownJobs(actor) };
  return { $in: scope === 'assigned' ? await jobsWorkedOn(actor) : [] };
}

/**
 * Returns the reader's reportable jobs that were opened by a moment, with the search that ran then.
 */
export async function readReportJobs(
  actor: Actor,
  permission: PermissionName,
  moment: Date,
): Promise<ReportJob[]> {
  const isReported = amongJobs(await reportedJobIds(actor, permission));
  const kept = await keptReportJobs.get();
  return [...kept.values()]
    .filter(({ _id }) => isReported(_id))
    .flatMap((job) => searchOf(job, moment));
}

/** Returns a job with the state of its search at a moment; empty before its first opening. */
function searchOf(job: ReportJob, moment: Date): ReportJob[] {
  const next = job.openings.findIndex(({ at }) => at >= moment);
  if (next === -1) return [job];
  if (next === 0) return [];
  return [{ ...job, ...job.openings[next]?.before }];
}

/** Returns the titles of those of these jobs that the reader may open, by id, in one query. */
export async function reportJobTitles(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const jobs = await JobModel.find(
    { $and: [{ _id: { $in: [...ids] }, deletedAt: null }, scopeFor(actor, 'job.list')] },
    { title: 1 },
  ).lean();
  return new Map(jobs.map(({ _id, title }) => [_id.toHexString(), title]));
}
