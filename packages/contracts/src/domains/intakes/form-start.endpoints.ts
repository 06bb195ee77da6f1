import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';

/** The start of a form: proves how long it took to fill in. */
export const jobRequestStartSchema = z.object({ ticket: z.string() });

/** Start of every visitor form: a separate module for the entry page. */
export const formStartEndpoints = {
  startJobRequest: defineEndpoint({
    name: 'intakes.startJobRequest',
    method: 'GET',
    path: '/job-requests/start',
    access: 'public',
    summary: 'Notes when somebody began to fill in the form.',
    response: jobRequestStartSchema,
  }),
} as const;
