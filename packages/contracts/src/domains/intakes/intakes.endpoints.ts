import { defineEndpoint } from '../../core/endpoint.ts';
import {
  jobRequestReceivedSchema,
  jobRequestSchema,
  jobRequestStartSchema,
} from './job-request.schemas.ts';

/** What people ask for by a form (E79). */
export const intakeEndpoints = {
  startJobRequest: defineEndpoint({
    name: 'intakes.startJobRequest',
    method: 'GET',
    path: '/job-requests/start',
    access: 'public',
    summary: 'Notes when somebody began to fill in the form.',
    response: jobRequestStartSchema,
  }),
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
} as const;
