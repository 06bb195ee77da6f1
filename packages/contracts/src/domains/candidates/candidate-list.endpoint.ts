import { defineEndpoint } from '../../core/endpoint.ts';
import { candidateListQuery, candidateListSchema } from './candidate-list.schemas.ts';

/** The list as a separate small module: it is loaded before anything else of a candidate. */
export const candidateListEndpoint = defineEndpoint({
  name: 'candidates.list',
  sensitive: true,
  method: 'GET',
  path: '/candidates',
  access: 'candidate.list',
  summary: 'Candidates by filter and search.',
  query: candidateListQuery,
  response: candidateListSchema,
  provides: [{ entity: 'Candidate' }],
  errors: ['INVALID_SORT', 'INVALID_FILTER', 'INVALID_CURSOR'],
});
