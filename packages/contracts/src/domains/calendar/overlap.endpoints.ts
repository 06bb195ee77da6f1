import { defineEndpoint } from '../../core/endpoint.ts';
import { overlapQuery, overlapSchema } from './overlap.schemas.ts';

/** The hours that people in different zones share: colleagues, candidates and clients. */
export const overlapEndpoints = {
  read: defineEndpoint({
    name: 'overlap.read',
    method: 'GET',
    path: '/calendar/overlap',
    access: 'calendar.read',
    summary: 'The working hours that the reader and others share in each week of a year.',
    query: overlapQuery,
    response: overlapSchema,
    provides: [{ entity: 'Availability' }],
  }),
} as const;
