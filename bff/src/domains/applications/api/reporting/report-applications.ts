import type { PermissionName } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../../auth/actor.ts';
import { among } from '../../../../db/among.ts';
import { ownCandidateIds } from '../../../../records/candidates/candidate-names.ts';
import { amongJobs, reportedJobIds } from '../../../../records/jobs/report-jobs.ts';
import { ApplicationModel } from '../../../../records/applications/application.model.ts';
import { isAnswerOwed } from '../../record/owed-answer.ts';
import {
  keptApplications,
  type KeptApplication,
  type ReportApplication,
} from './kept-applications.ts';

export { isAnswerOwed };
export type { KeptApplication, ReportApplication, ReportEvent } from './kept-applications.ts';

/** What a permission counts: applications on jobs of its reach, never one's own. */
async function reachOf(actor: Actor, permission: PermissionName) {
  const [jobs, own] = await Promise.all([
    reportedJobIds(actor, permission),
    ownCandidateIds(actor),
  ]);
  return { jobs, own };
}

type Reach = Awaited<ReturnType<typeof reachOf>>;

/** The same of rows in memory. */
function isWithin({ jobs, own }: Reach) {
  const isReported = amongJobs(jobs);
  const isOwn = among(own);
  return ({ jobId, candidateId }: ReportApplication): boolean =>
    isReported(jobId) && !isOwn(candidateId);
}

/** Applications in which anything happened since a moment, with their histories. */
export async function readReportApplications(
  actor: Actor,
  permission: PermissionName,
  since: Date,
): Promise<KeptApplication[]> {
  const reach = await reachOf(actor, permission);
  const kept = await keptApplications.get(since);
  const isCounted = isWithin(reach);
  return [...kept.values()].filter(
    ({ application }) => application.lastActivityAt >= since && isCounted(application),
  );
}

/** How many people each owner has on each job now. */
export const countReportLoad = async (
  actor: Actor,
  permission: PermissionName,
): Promise<{ jobId: Types.ObjectId; ownerUserId: Types.ObjectId; count: number }[]> => {
  const { jobs, own } = await reachOf(actor, permission);
  const rows = await ApplicationModel.aggregate<{
    _id: { jobId: Types.ObjectId; ownerUserId: Types.ObjectId };
    count: number;
  }>([
    { $match: { jobId: jobs, candidateId: { $nin: own }, deletedAt: null, status: 'active' } },
    { $group: { _id: { jobId: '$jobId', ownerUserId: '$ownerUserId' }, count: { $sum: 1 } } },
  ]);
  return rows.map(({ _id, count }) => ({ ..._id, count }));
};
