import type { companyEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { countStages } from '../../applications/api/company-submissions.ts';
import { pageOfCompanyJobs } from '../../../records/jobs/company-jobs.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { findCompany } from '../../../records/companies/company-lookup.ts';

/** Returns a page of the client's jobs with the number of candidates in each stage. */
export const listCompanyJobs: Service<typeof companyEndpoints.jobs> = async (
  { actor },
  { params, query },
) => {
  const company = await findCompany(actor, params.id, { deleted: true });
  const { rows, page } = await pageOfCompanyJobs(actor, company._id, {
    show: query.show,
    limit: query.limit,
    cursor: query.cursor,
  });
  const [people, stages] = await Promise.all([
    findPeople(rows.map(({ leadRecruiterId }) => leadRecruiterId)),
    countStages(
      actor,
      rows.map(({ _id }) => _id),
    ),
  ]);
  return {
    data: rows.map((job) => ({
      id: job._id.toHexString(),
      number: job.number,
      title: job.title,
      status: job.status,
      priority: job.priority,
      positionsCount: job.positionsCount,
      positionsFilled: job.positionsFilled,
      openedDate: job.openedDate,
      leadRecruiter: people.ref(job.leadRecruiterId),
      stages: stages.get(job._id.toHexString()) ?? null,
    })),
    page,
  };
};
