import { defineEndpoint } from '../../core/endpoint.ts';
import { poolListQuery, poolListSchema } from './pools.schemas.ts';

export const poolEndpoints = {
  list: defineEndpoint({
    name: 'pools.list',
    method: 'GET',
    path: '/talent-pools',
    access: 'pool.list',
    summary: 'Talent pools; private ones for their owner, owners and admins.',
    query: poolListQuery,
    response: poolListSchema,
    provides: [{ entity: 'TalentPool' }],
    errors: ['INVALID_SORT', 'INVALID_FILTER', 'INVALID_CURSOR'],
  }),
} as const;
