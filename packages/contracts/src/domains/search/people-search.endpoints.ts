import { defineEndpoint } from '../../core/endpoint.ts';
import { peopleSearchQuery, peopleSearchResultSchema } from './people-search.schemas.ts';
import { whyNotQuery, whyNotSchema } from './why-not.schemas.ts';

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
  whyNot: defineEndpoint({
    name: 'peopleSearch.whyNot',
    method: 'GET',
    path: '/search/candidates/why-not',
    access: 'candidate.list',
    summary:
      'Why a query does not find a candidate: the clauses that keep them out, how far they are from each, and the nearest query that finds them.',
    query: whyNotQuery,
    response: whyNotSchema,
    errors: ['RATE_LIMITED', 'SELF_RECORD'],
    provides: [{ entity: 'Candidate' }],
  }),
} as const;
