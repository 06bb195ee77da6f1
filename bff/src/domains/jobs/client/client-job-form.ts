import { jobDaysToFill, type clientJobEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { clientRightsOf } from '../../../records/companies/client-rights.ts';
import { billingCurrencyOf, findLiveCompany } from '../../../records/companies/company-lookup.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import { clockFacts } from '../../../records/jobs/job-clock-facts.ts';
import { takesRequests } from './request-client-job.ts';
import { clientFactsOf, colleaguesOf } from './show-client-job.ts';

/** Upper bound on the earlier jobs offered as a starting point. */
const maxFormer = 50;

/** Returns the starting points of a request: the company's earlier jobs that the reader sees. */
export const readClientJobForm: Service<typeof clientJobEndpoints.form> = async ({ actor }) => {
  const rights = await clientRightsOf(actor);
  const company = await findLiveCompany(rights.companyId);
  if (!company) throw new AppError('NOT_FOUND');
  const { timeZone, accountManagerId } = company;
  const jobs = (await clientJobsOf(actor, { ended: true }))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, maxFormer);
  const factsOf = await clientFactsOf(jobs, rights);
  const people = await findPeople([accountManagerId]);
  return {
    companyName: company.name,
    timeZone,
    currency: billingCurrencyOf(company),
    takesRequests: takesRequests(company),
    seesBillRates: rights.seesBillRates,
    accountManager: people.ref(accountManagerId)?.name ?? null,
    colleagues: await colleaguesOf(rights, null),
    formerJobs: jobs.map((job) => ({
      id: job._id.toHexString(),
      number: job.number,
      title: job.title,
      status: job.status,
      openedDate: job.openedDate,
      positionsCount: job.positionsCount,
      daysToFill: jobDaysToFill(clockFacts(job, timeZone)),
      ...factsOf(job),
    })),
  };
};
