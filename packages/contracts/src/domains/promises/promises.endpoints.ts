import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  promiseActionSchema,
  promiseListQuery,
  promiseListSchema,
  promiseMoveSchema,
  promiseSchema,
} from './promises.schemas.ts';

// A promise appears in its author's task list.
const changes = [{ entity: 'Promise' }, { entity: 'Task' }, { entity: 'Candidate' }] as const;
const errors = ['VERSION_CONFLICT', 'INVALID_TRANSITION'] as const;

/** Promises to candidates and clients. */
export const promiseEndpoints = {
  list: defineEndpoint({
    name: 'promises.list',
    method: 'GET',
    path: '/promises',
    access: 'task.read',
    summary: 'Promises to a candidate or a client.',
    query: promiseListQuery,
    response: promiseListSchema,
    provides: [{ entity: 'Promise' }],
  }),
  read: defineEndpoint({
    name: 'promises.read',
    method: 'GET',
    path: '/promises/:id',
    access: 'task.read',
    summary: 'One promise, with how its day was moved.',
    params: idParams,
    response: promiseSchema,
    provides: [{ entity: 'Promise' }],
  }),
  keep: defineEndpoint({
    name: 'promises.keep',
    method: 'POST',
    path: '/promises/:id/actions/keep',
    access: 'task.manage',
    summary: 'Notes that a promise was kept; its task is done.',
    params: idParams,
    body: promiseActionSchema,
    response: promiseSchema,
    changes,
    errors,
  }),
  move: defineEndpoint({
    name: 'promises.move',
    method: 'POST',
    path: '/promises/:id/actions/move',
    access: 'task.manage',
    summary: 'Moves a promise to another day, with the reason.',
    params: idParams,
    body: promiseMoveSchema,
    response: promiseSchema,
    changes,
    errors,
  }),
  withdraw: defineEndpoint({
    name: 'promises.withdraw',
    method: 'POST',
    path: '/promises/:id/actions/withdraw',
    access: 'task.manage',
    summary: 'Withdraws a promise that no longer stands; its task goes away.',
    params: idParams,
    body: promiseActionSchema,
    response: promiseSchema,
    changes,
    errors,
  }),
} as const;
