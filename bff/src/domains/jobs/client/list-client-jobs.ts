import type { clientJobEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import { noteForClient } from './show-client-job.ts';

/** Lists the own company's active jobs as its users see them. */
export const listClientJobs: Service<typeof clientJobEndpoints.forClient> = async ({ actor }) => {
  const { companyId } = actor;
  if (!companyId) throw new AppError('NOT_FOUND');
  const [names, jobs] = await Promise.all([companyNames([companyId]), clientJobsOf(actor)]);
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
