import { clientJobFilters, filterKey, jobEndpoints } from '@muster/contracts';
import { listSource } from '../../lists/list-source.ts';
import { customColumns } from '../../records/custom-fields/listed-values.ts';
import { seesClientOfJobs } from '../../records/jobs/jobs.policy.ts';
import { listJobs } from './list/list-jobs.ts';

export const jobsList = listSource('jobs', jobEndpoints.list, listJobs, {
  moreColumns: customColumns('job'),
  assignedTo: ({ actor }) => ({ [filterKey('member')]: actor.userId.toHexString() }),
  closedTo: (actor) =>
    seesClientOfJobs(actor) ? [] : clientJobFilters.map((key) => filterKey(key)),
});
