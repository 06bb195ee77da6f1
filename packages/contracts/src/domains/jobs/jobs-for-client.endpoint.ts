import { defineEndpoint } from '../../core/endpoint.ts';
import { clientJobsSchema } from './jobs.schemas.ts';

/** A separate module: a client's first page needs only this read, not the form schemas. */
export const jobsForClientEndpoint = defineEndpoint({
  name: 'jobs.forClient',
  method: 'GET',
  path: '/client/jobs',
  access: 'clientJob.list',
  summary: 'The own company’s live jobs.',
  response: clientJobsSchema,
  provides: [{ entity: 'Job' }],
});
