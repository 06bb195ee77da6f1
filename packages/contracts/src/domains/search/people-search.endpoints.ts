import { defineEndpoint } from '../../core/endpoint.ts';
import { peopleSearchQuery, peopleSearchResultSchema } from './people-search.schemas.ts';

/** The search over candidates: profiles, CV texts and notes, with facets. */
export const peopleSearchEndpoints = {
  find: defineEndpoint({
    name: 'peopleSearch.find',
    method: 'GET',
    path: '/search/candidates',
    access: 'candidate.list',
    summary:
      'Candidates by a query with AND, OR, NOT, phrases and fields; why each was found, and what the people found have in common.',
    query: peopleSearchQuery,
    response: peopleSearchResultSchema,
    errors: ['RATE_LIMITED'],
    provides: [{ entity: 'Candidate' }],
  }),
} as const;
