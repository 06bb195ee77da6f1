import { defineEndpoint } from '../../core/endpoint.ts';
import { clientJobsSchema, jobListQuery, jobListSchema } from './jobs.schemas.ts';

export const jobEndpoints = {
  list: defineEndpoint({
    name: 'jobs.list',
    method: 'GET',
    path: '/jobs',
    access: 'job.list',
    summary: 'Jobs in the reader’s scope; confidential ones for their team alone.',
    query: jobListQuery,
    response: jobListSchema,
    provides: [{ entity: 'Job' }],
    errors: ['INVALID_SORT', 'INVALID_FILTER', 'INVALID_CURSOR'],
  }),
  forClient: defineEndpoint({
    name: 'jobs.forClient',
    method: 'GET',
    path: '/client/jobs',
    access: 'clientJob.list',
    summary: 'The own company’s live jobs.',
    response: clientJobsSchema,
    provides: [{ entity: 'Job' }],
  }),
} as const;
