import { defineEndpoint } from '../../core/endpoint.ts';
import { linkParams } from '../links/links.schemas.ts';
import { formStartEndpoints } from './form-start.endpoints.ts';
import {
  askedJobSchema,
  jobRequestReceivedSchema,
  jobRequestSchema,
} from './job-request.schemas.ts';

const linkErrors = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;

/** Requests submitted by a form. */
export const intakeEndpoints = {
  ...formStartEndpoints,
  requestJob: defineEndpoint({
    name: 'intakes.requestJob',
    method: 'POST',
    path: '/job-requests',
    access: 'public',
    summary: 'Asks the agency to fill a job: a client’s own, or that of a company yet unknown.',
    body: jobRequestSchema,
    response: jobRequestReceivedSchema,
    status: 202,
    changes: [{ entity: 'Job' }],
    errors: ['RATE_LIMITED'],
  }),
  readRequest: defineEndpoint({
    name: 'intakes.readRequest',
    method: 'GET',
    path: '/links/:handle/job-request',
    access: 'public',
    summary: 'A request that waits for its mail address to be confirmed; needs the cookie.',
    params: linkParams,
    response: askedJobSchema,
    provides: [{ entity: 'Link', id: 'handle' }],
    errors: linkErrors,
  }),
  confirmRequest: defineEndpoint({
    name: 'intakes.confirmRequest',
    method: 'POST',
    path: '/links/:handle/actions/confirm-job-request',
    access: 'public',
    summary: 'Confirms the mail address of a request, which then reaches the agency.',
    params: linkParams,
    response: askedJobSchema,
    changes: [{ entity: 'Link', id: 'handle' }, { entity: 'Job' }],
    errors: linkErrors,
  }),
} as const;
