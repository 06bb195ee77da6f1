import { defineEndpoint } from '../../core/endpoint.ts';
import { reasonListQuery, reasonListSchema } from './reasons.schemas.ts';

/** The catalogue of reasons (E54). */
export const reasonEndpoints = {
  list: defineEndpoint({
    name: 'reasons.list',
    method: 'GET',
    path: '/reasons',
    access: 'reason.list',
    summary: 'The reasons for one kind of ending.',
    query: reasonListQuery,
    response: reasonListSchema,
    provides: [{ entity: 'Reason' }],
  }),
} as const;
