import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  operationItemsQuery,
  operationItemsSchema,
  operationListSchema,
  operationSchema,
} from './operations.schemas.ts';

const changed = [{ entity: 'Operation', id: 'id' }] as const;

/** Bulk operations. Each belongs to the person in the role in which it was started. */
export const operationEndpoints = {
  list: defineEndpoint({
    name: 'operations.list',
    method: 'GET',
    path: '/operations',
    access: 'operation.read',
    summary: 'The own bulk operations of the last days, newest first.',
    response: operationListSchema,
    provides: [{ entity: 'Operation' }],
  }),
  read: defineEndpoint({
    name: 'operations.read',
    method: 'GET',
    path: '/operations/:id',
    access: 'operation.read',
    summary: 'How far a bulk operation is, and what came of it.',
    params: idParams,
    response: operationSchema,
    provides: [{ entity: 'Operation', id: 'id' }],
  }),
  items: defineEndpoint({
    name: 'operations.items',
    method: 'GET',
    path: '/operations/:id/items',
    access: 'operation.read',
    summary: 'What became of each record.',
    params: idParams,
    query: operationItemsQuery,
    response: operationItemsSchema,
    provides: [{ entity: 'Operation', id: 'id' }],
    errors: ['INVALID_CURSOR'],
  }),
  cancel: defineEndpoint({
    name: 'operations.cancel',
    method: 'POST',
    path: '/operations/:id/actions/cancel',
    access: 'operation.read',
    summary: 'Stops a bulk operation after the record that it is at; what was done stays.',
    params: idParams,
    body: z.strictObject({}),
    response: operationSchema,
    changes: changed,
    errors: ['INVALID_TRANSITION'],
  }),
  undo: defineEndpoint({
    name: 'operations.undo',
    method: 'POST',
    path: '/operations/:id/actions/undo',
    access: 'operation.read',
    summary: 'Takes back what a bulk operation did, as an operation of its own.',
    params: idParams,
    body: z.strictObject({}),
    response: operationSchema,
    changes: [
      ...changed,
      { entity: 'Candidate' },
      { entity: 'TalentPool' },
      { entity: 'PoolMembership' },
    ],
    errors: ['INVALID_TRANSITION', 'UNDO_EXPIRED', 'OPERATION_RUNNING'],
  }),
  retry: defineEndpoint({
    name: 'operations.retry',
    method: 'POST',
    path: '/operations/:id/actions/retry',
    access: 'operation.read',
    summary: 'Tries what failed, and what was not reached, again as an operation of its own.',
    params: idParams,
    body: z.strictObject({}),
    response: operationSchema,
    changes: [
      ...changed,
      { entity: 'Candidate' },
      { entity: 'TalentPool' },
      { entity: 'PoolMembership' },
    ],
    errors: ['INVALID_TRANSITION', 'OPERATION_RUNNING'],
  }),
} as const;
