import type { clientJobEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { companyNames, membershipOf } from '../../../records/companies/company-directory.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { clientScopeFor } from '../../../records/jobs/jobs.policy.ts';
import { noteForClient } from './show-client-job.ts';

const most = 200;

/** The own company's live jobs as its people see them. */
export const listClientJobs: Service<typeof clientJobEndpoints.forClient> = async ({ actor }) => {
  const { companyId, userId } = actor;
  if (!companyId) throw new AppError('NOT_FOUND');
  const [names, membership] = await Promise.all([
    companyNames([companyId]),
    membershipOf(companyId, userId),
  ]);
  const jobs = await JobModel.find(
    { $and: [clientScopeFor(actor, membership), { deletedAt: null }] },
    {
      number: 1,
      title: 1,
      status: 1,
      positionsCount: 1,
      positionsFilled: 1,
      openedDate: 1,
      leadRecruiterId: 1,
      stateNote: 1,
      sentBackAt: 1,
    },
  )
    .sort({ openedDate: -1, _id: -1 })
    .limit(most)
    .lean<Job[]>();
  const people = await findPeople(jobs.map(({ leadRecruiterId }) => leadRecruiterId));
  return {
    companyName: names.get(companyId.toHexString()) ?? '',
    jobs: jobs.map((job) => ({
      id: job._id.toHexString(),
      number: job.number,
      title: job.title,
      status: job.status,
      positionsCount: job.positionsCount,
      positionsFilled: job.positionsFilled,
      openedDate: job.openedDate,
      recruiter: people.ref(job.leadRecruiterId)?.name ?? null,
      note: noteForClient(job),
      noteAt: (noteForClient(job) && job.sentBackAt?.toISOString()) ?? null,
      mayEdit: actor.can('clientJob.update'),
    })),
  };
};
