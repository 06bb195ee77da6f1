import { defineEndpoint } from '../../core/endpoint.ts';
import {
  beginApplyingSchema,
  begunApplyingSchema,
  publicJobDetailSchema,
  publicJobListSchema,
  publicJobParams,
} from './public-jobs.schemas.ts';

/**
 * Reads and writes of a visitor before an application exists: a separate module for the entry page.
 */
export const publicJobEndpoints = {
  jobs: defineEndpoint({
    name: 'applying.jobs',
    method: 'GET',
    path: '/public-jobs',
    access: 'public',
    summary: 'The jobs that anybody may apply for, the newest first.',
    response: publicJobListSchema,
    provides: [{ entity: 'Job' }],
  }),
  job: defineEndpoint({
    name: 'applying.job',
    method: 'GET',
    path: '/public-jobs/:id',
    access: 'public',
    summary: 'One of them, by its id or number; without its client and what it pays.',
    params: publicJobParams,
    response: publicJobDetailSchema,
    provides: [{ entity: 'Job', id: 'id' }],
  }),
  begin: defineEndpoint({
    name: 'applying.begin',
    method: 'POST',
    path: '/application-intakes',
    access: 'public',
    summary: 'Begins an application; the same for an address that is known and one that is not.',
    body: beginApplyingSchema,
    response: begunApplyingSchema,
    status: 201,
    errors: ['RATE_LIMITED'],
  }),
} as const;
