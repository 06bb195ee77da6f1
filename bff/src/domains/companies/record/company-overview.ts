import { hourMs, type CompanyOverview, type companyEndpoints } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { Service } from '../../../http/mount.ts';
import { clientResponses, waitingSince } from '../../applications/api/company-submissions.ts';
import { candidateNames } from '../../../records/candidates/candidate-names.ts';
import { sumCompanyJobs } from '../../../records/jobs/company-jobs.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { contractorsOf, countContractors } from '../../../records/placements/company-placements.ts';
import { interviewsWith, questionsOf } from './company-ahead.ts';
import { findCompany, reaches, type Company } from '../../../records/companies/company-lookup.ts';

const shownContractors = 10;

/** Returns the figures of a client that the reader may see. */
export const readOverview: Service<typeof companyEndpoints.overview> = async (
  { actor },
  { params },
) => {
  const company = await findCompany(actor, params.id, { deleted: true });
  const [jobs, contractors, submissions, interviews, questions] = await Promise.all([
    sumCompanyJobs(actor, company._id),
    contractorsIn(actor, company),
    submissionsTo(actor, company),
    interviewsWith(actor, company),
    questionsOf(actor, company),
  ]);
  return { jobs, contractors, submissions, interviews, questions };
};

async function contractorsIn(
  actor: Actor,
  company: Company,
): Promise<CompanyOverview['contractors']> {
  const { _id } = company;
  const [counts, next] = await Promise.all([
    countContractors([_id]),
    contractorsOf(actor, _id, shownContractors),
  ]);
  if (!next) return null;
  const [names, jobs] = await Promise.all([
    candidateNames(
      actor,
      next.map(({ candidateId }) => candidateId),
    ),
    jobsById(next.map(({ jobId }) => jobId)),
  ]);
  return {
    live: reaches(actor, 'placement.list', company) ? (counts.get(_id.toHexString()) ?? 0) : null,
    next: next.map((placement) => ({
      id: placement._id.toHexString(),
      number: placement.number,
      name: names.get(placement.candidateId.toHexString()) ?? placement.number,
      jobTitle: jobs.get(placement.jobId.toHexString())?.title ?? '',
      startDate: placement.startDate,
      plannedEndDate: placement.plannedEndDate,
      isPaused: placement.status === 'paused',
    })),
  };
}

async function submissionsTo(
  actor: Actor,
  company: Company,
): Promise<CompanyOverview['submissions']> {
  if (!actor.can('application.list')) return null;
  const [since, responses] = await Promise.all([
    waitingSince(actor, company._id),
    clientResponses([company]),
  ]);
  const response = responses.get(company._id.toHexString());
  if (!response) return null;
  if (!reaches(actor, 'application.list', company))
    return { waiting: null, late: null, oldestAt: null, response };
  const lateBefore = Date.now() - company.feedbackSlaHours * hourMs;
  const oldest = Math.min(...since.map(({ at }) => at.getTime()));
  return {
    waiting: since.length,
    late: since.filter(({ at, isPaused }) => !isPaused && at.getTime() < lateBefore).length,
    oldestAt: since.length === 0 ? null : new Date(oldest).toISOString(),
    response,
  };
}
