import type { PermissionName } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
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

/** What reports go by of a job. */
export type ReportJob = Pick<Job, '_id' | keyof typeof fields> & {
  skillsRequired: Pick<Job['skillsRequired'][number], 'skillId'>[];
};

/** The jobs a user may read figures of: all they may see, or their own. */
export async function reportedJobIds(
  actor: Actor,
  permission: PermissionName,
): Promise<{ $in: Types.ObjectId[] } | { $nin: Types.ObjectId[] }> {
  const scope = actor.scopeOf(permission);
  if (scope === 'all') return { $nin: await unknownJobs(actor) };
  return { $in: scope === 'assigned' ? await jobsWorkedOn(actor) : [] };
}

/**
 * Jobs of the reader's figures that were opened by a moment, with the search that ran then; one
 * query beside those of their rights.
 */
export async function readReportJobs(
  actor: Actor,
  permission: PermissionName,
  moment: Date,
): Promise<ReportJob[]> {
  const reported: QueryFilter<Job> = { _id: await reportedJobIds(actor, permission) };
  const jobs = await JobModel.find(
    { $and: [reported, { deletedAt: null, openedDate: { $ne: null } }] },
    { ...fields, 'skillsRequired.skillId': 1 },
  ).lean<ReportJob[]>();
  return jobs.flatMap((job) => searchOf(job, moment));
}

/** A job as its search stood at a moment; none before it was opened first. */
function searchOf(job: ReportJob, moment: Date): ReportJob[] {
  const next = job.openings.findIndex(({ at }) => at >= moment);
  if (next === -1) return [job];
  if (next === 0) return [];
  return [{ ...job, ...job.openings[next]?.before }];
}

/** What those of these jobs are called that the reader may open, by id; one query. */
export async function reportJobTitles(
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const jobs = await JobModel.find(
    { $and: [{ _id: { $in: [...ids] }, deletedAt: null }, scopeFor(actor, 'job.list')] },
    { title: 1 },
  ).lean<Pick<Job, '_id' | 'title'>[]>();
  return new Map(jobs.map(({ _id, title }) => [_id.toHexString(), title]));
}
