import { defineEndpoint } from '../../core/endpoint.ts';
import { teamListQuery, teamListSchema } from './team.schemas.ts';

export const teamEndpoints = {
  list: defineEndpoint({
    name: 'team.list',
    method: 'GET',
    path: '/team',
    access: 'team.list',
    summary: 'Staff and contractors.',
    query: teamListQuery,
    response: teamListSchema,
    provides: [{ entity: 'TeamMember' }],
    errors: ['INVALID_SORT', 'INVALID_FILTER', 'INVALID_CURSOR'],
  }),
} as const;
