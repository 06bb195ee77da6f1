import type { ApplicationEventType, PermissionName } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../../auth/actor.ts';
import { ownCandidateIds } from '../../../candidates/api/candidate-names.ts';
import { reportedJobIds } from '../../../jobs/api/report-jobs.ts';
import { ApplicationEventModel, type ApplicationEvent } from '../../application-event.model.ts';
import { ApplicationModel, type Application } from '../../application.model.ts';
import { isAnswerOwed } from '../../record/owed-answer.ts';

export { isAnswerOwed };

const fields = {
  jobId: 1,
  companyId: 1,
  candidateId: 1,
  ownerUserId: 1,
  sourceKind: 1,
  status: 1,
  exit: 1,
  createdAt: 1,
} as const;

/** What reports go by of an application. */
export type ReportApplication = Pick<Application, '_id' | keyof typeof fields>;

/** A step in the history of an application. */
export type ReportEvent = Pick<
  ApplicationEvent,
  'applicationId' | 'type' | 'from' | 'to' | 'at' | 'side' | 'toldAt'
>;

/** The applications that a permission counts: those on jobs of its reach, never one's own. */
async function reported(actor: Actor, permission: PermissionName) {
  const [jobId, own] = await Promise.all([
    reportedJobIds(actor, permission),
    ownCandidateIds(actor),
  ]);
  const within: QueryFilter<Application> = { jobId, deletedAt: null };
  return own.length === 0 ? within : { ...within, candidateId: { $nin: own } };
}

/** Applications in which anything happened since a moment. */
export const readReportApplications = async (
  actor: Actor,
  permission: PermissionName,
  since: Date,
): Promise<ReportApplication[]> =>
  ApplicationModel.find(
    { ...(await reported(actor, permission)), lastActivityAt: { $gte: since } },
    fields,
  ).lean<ReportApplication[]>();

/** How many people each owner has on each job now. */
export const countReportLoad = async (
  actor: Actor,
  permission: PermissionName,
): Promise<{ jobId: Types.ObjectId; ownerUserId: Types.ObjectId; count: number }[]> => {
  const rows = await ApplicationModel.aggregate<{
    _id: { jobId: Types.ObjectId; ownerUserId: Types.ObjectId };
    count: number;
  }>([
    { $match: { ...(await reported(actor, permission)), status: 'active' } },
    { $group: { _id: { jobId: '$jobId', ownerUserId: '$ownerUserId' }, count: { $sum: 1 } } },
  ]);
  return rows.map(({ _id, count }) => ({ ..._id, count }));
};

/** What moves an application, presents it, or makes it wait. */
const counted = [
  'added',
  'stage_changed',
  'held',
  'resumed',
  'interest_changed',
  'submitted',
  'resubmitted',
  'interview_requested',
  'interview_done',
  'selected',
  'unselected',
  'rejected',
  'unrejected',
  'withdrawn',
  'position_set',
  'placed',
  'moved_to_job',
] as const satisfies readonly ApplicationEventType[];

/** Asking for so many by name takes longer than reading all. */
const manyIds = 5_000;

/** The history of these applications up to a moment, the oldest first; one query. */
export async function readReportEvents(
  applications: readonly ReportApplication[],
  until: Date,
): Promise<ReportEvent[]> {
  const [first] = applications.map(({ createdAt }) => createdAt).toSorted((a, b) => +a - +b);
  if (!first) return [];
  const among =
    applications.length > manyIds
      ? { at: { $gte: first, $lt: until } }
      : { at: { $lt: until }, applicationId: { $in: applications.map(({ _id }) => _id) } };
  return ApplicationEventModel.find(
    { ...among, type: { $in: [...counted] } },
    { applicationId: 1, type: 1, from: 1, to: 1, at: 1, side: 1, toldAt: 1 },
  )
    .sort({ at: 1, _id: 1 })
    .lean<ReportEvent[]>();
}
