import { defineEndpoint } from '../../core/endpoint.ts';
import {
  searchQuery,
  searchRecentResultSchema,
  searchRecentSchema,
  searchResultSchema,
} from './search.schemas.ts';

/** The search of the command palette (panel h of part 4): people, companies, jobs, notes. */
export const searchEndpoints = {
  find: defineEndpoint({
    name: 'search.find',
    method: 'GET',
    path: '/search',
    access: 'search.use',
    summary:
      'Records whose words begin with those asked for, the likeliest first; typing errors forgiven.',
    query: searchQuery,
    response: searchResultSchema,
    errors: ['RATE_LIMITED'],
  }),
  recent: defineEndpoint({
    name: 'search.recent',
    method: 'POST',
    path: '/search/recent',
    access: 'search.use',
    summary: 'Names records by id; those that the reader may not see (any more) are left out.',
    body: searchRecentSchema,
    response: searchRecentResultSchema,
    readOnly: true,
  }),
} as const;
