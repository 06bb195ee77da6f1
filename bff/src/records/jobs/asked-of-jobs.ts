import {
  clientDashboardRoutes,
  href,
  jobsRoutes,
  type JobState,
  type PermissionName,
} from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { ApprovalFact, ApprovalKind } from '../../approvals/approval-kind.ts';
import { AppError } from '../../http/app-error.ts';
import { calledInNotices } from './job-called.ts';
import { jobsById, reaches, visibleJobs, type Job } from './job-lookup.ts';

/** @throws AppError NOT_FOUND for a missing job */
export async function askedJob(
  id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Job> {
  const job = (await jobsById([id], session)).get(id.toHexString());
  if (!job || job.deletedAt) throw new AppError('NOT_FOUND');
  return job;
}

type Shared = Pick<
  ApprovalKind,
  'subjectType' | 'concerns' | 'subjects' | 'told' | 'clientPage' | 'asks' | 'asksOf'
>;

/**
 * Common parts of all approvals that clients request for a job: holders of the permission on the
 * job decide, those responsible for it are notified, and the client reads the answer where it
 * asked.
 */
export const askedOfJob = (
  permission: PermissionName,
  asks: (called: string) => string,
): Shared => ({
  subjectType: 'job',
  asks: asks('a job'),
  asksOf: async (id, session) => asks(calledInNotices(await askedJob(id, session))),
  concerns: () => Promise.resolve(null),
  subjects: async (actor, ids, session) => {
    const jobs = await visibleJobs(
      actor,
      ids.map((id) => id.toHexString()),
      session,
    );
    return new Map(
      [...jobs]
        .filter(([, job]) => reaches(actor, permission, job))
        .map(([id, job]) => [
          id,
          { label: `${job.number} · ${job.title}`, link: href(jobsRoutes.record, { id }) },
        ]),
    );
  },
  told: async (id, session) => {
    const { accountManagerId, leadRecruiterId } = await askedJob(id, session);
    return leadRecruiterId ? [accountManagerId, leadRecruiterId] : [accountManagerId];
  },
  clientPage: (id) =>
    href(clientDashboardRoutes.clientDashboardJobsByJobIdEdit, { jobId: id.toHexString() }),
});

const inWords: Readonly<Record<JobState, string>> = {
  draft: 'a draft',
  pending_review: 'waiting for its review',
  open: 'open',
  on_hold: 'on hold',
  filled: 'filled',
  closed: 'closed',
  cancelled: 'cancelled',
};

/** Tells the decider if the job's status has changed since the request. */
export const changedSince = (asked: JobState, { status }: Pick<Job, 'status'>): ApprovalFact[] =>
  status === asked
    ? []
    : [
        {
          name: 'changedSince',
          value: `It was ${inWords[asked]} then, and is ${inWords[status]} now.`,
        },
      ];
