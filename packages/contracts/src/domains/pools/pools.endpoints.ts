import { bulkAnswerSchema } from '../../core/bulk.ts';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  bulkPoolSchema,
  personPoolsPatch,
  personPoolsSchema,
  poolMemberListSchema,
  poolMemberQuery,
  poolMoveResult,
  poolMoveSchema,
} from './pool-membership.schemas.ts';
import {
  poolCreateSchema,
  poolDeleteEffectsSchema,
  poolRecordSchema,
  poolRulePreviewResult,
  poolRulePreviewSchema,
  poolUpdateSchema,
  poolVersionSchema,
} from './pool-record.schemas.ts';
import { poolListQuery, poolListSchema } from './pools.schemas.ts';

const one = [{ entity: 'TalentPool', id: 'id' }] as const;
const changes = one;
/** Changes that also affect the pool's members. */
const moves = [...changes, { entity: 'PoolMembership' }, { entity: 'Candidate' }] as const;
const writeErrors = ['VERSION_CONFLICT', 'INVALID_TRANSITION'] as const;

const action = (verb: string, name: string, summary: string) =>
  ({
    name: `pools.${name}`,
    method: 'POST',
    path: `/talent-pools/:id/actions/${verb}`,
    access: 'pool.manage',
    summary,
    params: idParams,
    body: poolVersionSchema,
    response: poolRecordSchema,
  }) as const;

/** Talent pools: groups of candidates for a kind of work. */
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
  create: defineEndpoint({
    name: 'pools.create',
    method: 'POST',
    path: '/talent-pools',
    access: 'pool.manage',
    summary: 'Adds a pool; a smart one is filled right after.',
    body: poolCreateSchema,
    response: poolRecordSchema,
    status: 201,
    changes: [{ entity: 'TalentPool' }],
    errors: ['DUPLICATE'],
  }),
  previewRule: defineEndpoint({
    name: 'pools.previewRule',
    method: 'POST',
    path: '/talent-pools/preview-rule',
    access: 'pool.setRule',
    summary: 'How many people a rule finds now.',
    body: poolRulePreviewSchema,
    response: poolRulePreviewResult,
    readOnly: true,
  }),
  read: defineEndpoint({
    name: 'pools.read',
    method: 'GET',
    path: '/talent-pools/:id',
    access: 'pool.list',
    summary: 'One pool with its rule and what the reader may do with it.',
    params: idParams,
    response: poolRecordSchema,
    provides: one,
  }),
  update: defineEndpoint({
    name: 'pools.update',
    method: 'PATCH',
    path: '/talent-pools/:id',
    access: 'pool.manage',
    summary:
      'Changes a pool. Made smart, it keeps its members as pinned; made manual, it keeps whoever is in it.',
    params: idParams,
    body: poolUpdateSchema,
    response: poolRecordSchema,
    changes: moves,
    errors: [...writeErrors, 'DUPLICATE'],
  }),
  archive: defineEndpoint({
    ...action('archive', 'archive', 'Takes a pool out of use; its people stay in it.'),
    changes,
    errors: writeErrors,
  }),
  restore: defineEndpoint({
    ...action('restore', 'restore', 'Takes an archived pool up again.'),
    changes: moves,
    errors: writeErrors,
  }),
  deleteEffects: defineEndpoint({
    name: 'pools.deleteEffects',
    method: 'GET',
    path: '/talent-pools/:id/delete-effects',
    access: 'pool.manage',
    summary: 'What deleting this pool would do, and what stands in the way.',
    params: idParams,
    response: poolDeleteEffectsSchema,
    provides: [...one, { entity: 'Job' }],
  }),
  delete: defineEndpoint({
    name: 'pools.delete',
    method: 'DELETE',
    path: '/talent-pools/:id',
    access: 'pool.manage',
    summary: 'Deletes a pool, nobody who is in it; restorable for 30 days.',
    params: idParams,
    body: poolVersionSchema,
    response: poolRecordSchema,
    changes: moves,
    errors: [...writeErrors, 'POOL_HAS_RUNNING_FORMS'],
  }),
  restoreDeleted: defineEndpoint({
    ...action('restore-deleted', 'restoreDeleted', 'Brings a deleted pool back with its members.'),
    changes: moves,
    errors: ['RESTORE_EXPIRED', 'DUPLICATE', 'VERSION_CONFLICT'],
  }),
} as const;

const changed = [
  { entity: 'Candidate', id: 'id' },
  { entity: 'TalentPool' },
  { entity: 'PoolMembership' },
] as const;

/** Memberships of candidates in pools. */
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
  change: defineEndpoint({
    name: 'poolMemberships.change',
    method: 'PATCH',
    path: '/candidates/:id/pools',
    access: 'candidate.updatePools',
    summary: 'Puts a person into pools and takes them out of others; what is not named stays.',
    params: idParams,
    body: personPoolsPatch,
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
  list: defineEndpoint({
    name: 'poolMemberships.list',
    sensitive: true,
    method: 'GET',
    path: '/talent-pools/:id/members',
    access: 'pool.list',
    summary: 'Those in a pool whom the reader may know of, or those who are kept out of it.',
    params: idParams,
    query: poolMemberQuery,
    response: poolMemberListSchema,
    provides: [...one, { entity: 'PoolMembership' }, { entity: 'Candidate' }],
    errors: ['INVALID_SORT', 'INVALID_FILTER', 'INVALID_CURSOR'],
  }),
  move: defineEndpoint({
    name: 'poolMemberships.move',
    method: 'POST',
    path: '/talent-pools/:id/members',
    access: 'candidate.updatePools',
    summary: 'Puts people into a pool, takes them out, or leaves them to its rule; all or nobody.',
    params: idParams,
    body: poolMoveSchema,
    response: poolMoveResult,
    changes: [...moves],
    errors: ['INVALID_TRANSITION', 'VERSION_CONFLICT', 'SELF_RECORD'],
  }),
} as const;
