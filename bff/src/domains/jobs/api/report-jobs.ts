import type { PermissionName } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { JobModel, type Job } from '../job.model.ts';
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
export type ReportJob = Pick<Job, '_id' | keyof typeof fields>;

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
    fields,
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
