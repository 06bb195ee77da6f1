import { formStartEndpoints, publicJobEndpoints, selfServiceRoutes } from '@muster/contracts';
import type { Config } from '../../../config.ts';
import { agencyName } from '../../../mail/agency.ts';
import { findPublicJob, showPublicJob } from '../../../records/jobs/public-jobs.ts';
import type { FirstAnswer } from '../../../static/page-sources.ts';
import { formTicket } from '../../intakes/api/form-ticket.ts';
import { listJobs } from '../list-jobs.ts';

const { job, jobs } = publicJobEndpoints;

/**
 * Returns the responses that the page of open jobs, or of one of them, reads first. A closed job is
 * not included: the page requests it and gets the error.
 */
export async function firstAnswersOf(
  pathname: string,
  query: URLSearchParams,
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
): Promise<FirstAnswer[]> {
  if (pathname !== selfServiceRoutes.applicationProcess.path) return [];
  const id = query.get('job');
  if (!id) return [{ endpoint: jobs, params: {}, answer: await listJobs() }];
  const ticket: FirstAnswer = {
    endpoint: formStartEndpoints.startJobRequest,
    params: {},
    answer: { ticket: formTicket(sessionSecret, new Date()) },
  };
  if (id === 'general') return [ticket];
  const found = await findPublicJob(id);
  if (!found) return [];
  const answer = { ...(await showPublicJob(found)), agencyName: agencyName() };
  return [{ endpoint: job, params: { id }, answer }, ticket];
}
