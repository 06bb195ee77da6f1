import { bulkAnswerSchema } from '../../core/bulk.ts';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { bulkPoolSchema, personPoolsPut, personPoolsSchema } from './pool-membership.schemas.ts';
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

const changed = [
  { entity: 'Candidate' },
  { entity: 'Candidate', id: 'id' },
  { entity: 'TalentPool' },
  { entity: 'PoolMembership' },
] as const;

/** Who is in which pool. */
export const poolMembershipEndpoints = {
  ofCandidate: defineEndpoint({
    name: 'poolMemberships.ofCandidate',
    method: 'GET',
    path: '/candidates/:id/pools',
    access: 'candidate.updatePools',
    summary: 'The pools, and how one person stands to each.',
    params: idParams,
    response: personPoolsSchema,
    provides: [
      { entity: 'Candidate', id: 'id' },
      { entity: 'TalentPool' },
      { entity: 'PoolMembership' },
    ],
    errors: ['SELF_RECORD'],
  }),
  put: defineEndpoint({
    name: 'poolMemberships.put',
    method: 'PUT',
    path: '/candidates/:id/pools',
    access: 'candidate.updatePools',
    summary: 'Puts a person into these pools, and takes them out of the others.',
    params: idParams,
    body: personPoolsPut,
    response: personPoolsSchema,
    changes: changed,
    errors: ['VERSION_CONFLICT', 'SELF_RECORD'],
  }),
  bulk: defineEndpoint({
    name: 'poolMemberships.bulk',
    method: 'POST',
    path: '/candidates/bulk/pool',
    access: 'candidate.bulkPool',
    summary:
      'Puts the selected people into a pool, or takes them out; each succeeds or fails alone.',
    body: bulkPoolSchema,
    response: bulkAnswerSchema,
    mayBeLater: true,
    changes: [
      { entity: 'Candidate' },
      { entity: 'TalentPool' },
      { entity: 'PoolMembership' },
      { entity: 'Operation' },
    ],
    idempotency: 'required',
    errors: ['BULK_TOO_LARGE', 'SELECTION_GREW', 'OPERATION_RUNNING', 'INVALID_FILTER'],
  }),
} as const;
