import { clientJobFilters, filterKey, type QueryOf, type jobEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { foldText, startsWith, wordStartsWith } from '../../../db/fold-text.ts';
import { AppError } from '../../../http/app-error.ts';
import { findCompanyIds } from '../../../records/companies/company-directory.ts';
import { customParts } from '../../../records/custom-fields/filtered-records.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { scopeFor, seesClientOfJobs } from '../../../records/jobs/jobs.policy.ts';

type JobListQuery = QueryOf<typeof jobEndpoints.list>;
type Filter = QueryFilter<Job>;

/** Upper bound on the clients found by a name. */
const clientsNamed = 200;

/** Returns the filter for a list of jobs: the reader's scope and the requested filters. */
export async function jobFilter(actor: Actor, query: JobListQuery): Promise<Filter> {
  refuseHidden(actor, query);
  const found: Filter[] = [scopeFor(actor, 'job.list'), { deletedAt: null }];
  const where = <V>(value: V | undefined, toFilter: (value: V) => Filter) => {
    if (value !== undefined) found.push(toFilter(value));
  };
  where(query['filter[status]'], (states) => ({ status: { $in: states } }));
  where(query['filter[priority]'], (priorities) => ({ priority: { $in: priorities } }));
  where(query['filter[company]'], (ids) => ({ companyId: { $in: ids } }));
  where(query['filter[leadRecruiter]'], (ids) => ({ leadRecruiterId: { $in: ids } }));
  where(query['filter[accountManager]'], (ids) => ({ accountManagerId: { $in: ids } }));
  where(query['filter[member]'], (ids) => ({
    $or: [
      { 'team.userId': { $in: ids } },
      { leadRecruiterId: { $in: ids } },
      { accountManagerId: { $in: ids } },
    ],
  }));
  where(query['filter[skill]'], (ids) => ({ skillIds: { $in: ids } }));
  found.push(...(await customParts(actor, 'job', query['filter[custom]'])));
  if (query.q) found.push(await searched(actor, query.q));
  return { $and: found };
}

/** Returns a filter by number, by a word of the title, or by client for readers who may see it. */
async function searched(actor: Actor, q: string): Promise<Filter> {
  if (/^j-\d+$/i.test(q)) return { number: startsWith(q.toUpperCase()) };
  const titled = { titleKey: wordStartsWith(foldText(q)) };
  if (!seesClientOfJobs(actor)) return titled;
  const clients = await findCompanyIds(q, clientsNamed);
  return clients.length === 0 ? titled : { $or: [titled, { companyId: { $in: clients } }] };
}

/** Readers who see only titles may not filter by client either. */
function refuseHidden(actor: Actor, query: JobListQuery): void {
  if (seesClientOfJobs(actor)) return;
  for (const key of clientJobFilters)
    if (query[filterKey(key)] !== undefined)
      throw new AppError('INVALID_FILTER', { context: { key: filterKey(key) } });
}
