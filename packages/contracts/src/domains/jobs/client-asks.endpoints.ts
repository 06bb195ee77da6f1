import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  clientAskAnsweredSchema,
  clientAskListSchema,
  clientAskSchema,
  clientAskWithdrawalSchema,
} from './client-asks.schemas.ts';

const changes = [{ entity: 'Approval' }] as const;

/** Requests of a client about its jobs, which the agency decides. */
export const clientAskEndpoints = {
  list: defineEndpoint({
    name: 'clientAsks.list',
    method: 'GET',
    path: '/client/jobs/:id/asks',
    access: 'clientJob.list',
    summary: 'What was asked for of an own job and what came of it, and what can be asked for now.',
    params: idParams,
    response: clientAskListSchema,
    provides: [
      { entity: 'Approval' },
      { entity: 'Job', id: 'id' },
      { entity: 'Job' },
      { entity: 'Position' },
    ],
  }),
  ask: defineEndpoint({
    name: 'clientAsks.ask',
    method: 'POST',
    path: '/client/jobs/:id/asks',
    access: 'clientJob.update',
    summary: 'Asks the agency to do it; those who answer for the job decide within three days.',
    params: idParams,
    body: clientAskSchema,
    response: clientAskAnsweredSchema,
    changes,
    idempotency: 'required',
    errors: [
      'RATE_LIMITED',
      'INVALID_TRANSITION',
      'APPROVAL_PENDING',
      'SECOND_PERSON_REQUIRED',
      'LAST_POSITION',
      'POSITION_LIMIT',
    ],
  }),
  withdraw: defineEndpoint({
    name: 'clientAsks.withdraw',
    method: 'POST',
    path: '/client/asks/:id/actions/withdraw',
    access: 'clientJob.update',
    summary: 'Takes back what one asked for oneself.',
    params: idParams,
    body: clientAskWithdrawalSchema,
    response: clientAskAnsweredSchema,
    changes,
    errors: ['INVALID_TRANSITION', 'VERSION_CONFLICT'],
  }),
} as const;
