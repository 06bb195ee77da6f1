import { defineEndpoint } from '../../core/endpoint.ts';
import { clientJobsSchema } from './jobs.schemas.ts';

/** By itself: a client's first page reads it, and none of what their forms take. */
export const jobsForClientEndpoint = defineEndpoint({
  name: 'jobs.forClient',
  method: 'GET',
  path: '/client/jobs',
  access: 'clientJob.list',
  summary: 'The own company’s live jobs.',
  response: clientJobsSchema,
  provides: [{ entity: 'Job' }],
});
