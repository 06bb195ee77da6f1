import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { bulkAnswerSchema } from '../../core/bulk.ts';
import {
  bulkCallSchema,
  callCreateSchema,
  callRemoveSchema,
  callSchema,
  communicationListSchema,
  communicationQuery,
} from './communications.schemas.ts';

/** Mails to a candidate and calls with them. */
export const communicationEndpoints = {
  ofCandidate: defineEndpoint({
    name: 'communications.ofCandidate',
    method: 'GET',
    path: '/candidates/:id/communications',
    access: 'candidate.readMessages',
    summary: 'Mails and logged calls with a person, newest first.',
    params: idParams,
    query: communicationQuery,
    response: communicationListSchema,
    provides: [{ entity: 'Mail' }, { entity: 'ReceivedMail' }, { entity: 'Call' }],
    errors: ['INVALID_CURSOR'],
  }),
  logCall: defineEndpoint({
    name: 'communications.logCall',
    method: 'POST',
    path: '/candidates/:id/calls',
    access: 'candidate.logCall',
    summary: 'Notes a call with a person.',
    params: idParams,
    body: callCreateSchema,
    response: callSchema,
    status: 201,
    changes: [{ entity: 'Call' }, { entity: 'Candidate' }],
    idempotency: 'required',
  }),
  logCalls: defineEndpoint({
    name: 'communications.logCalls',
    method: 'POST',
    path: '/candidates/bulk/calls',
    access: 'candidate.logCall',
    summary: 'Notes one call for each of the selected people; each succeeds or fails alone.',
    body: bulkCallSchema,
    response: bulkAnswerSchema,
    mayBeLater: true,
    changes: [{ entity: 'Call' }, { entity: 'Candidate' }, { entity: 'Operation' }],
    idempotency: 'required',
    errors: ['BULK_TOO_LARGE', 'SELECTION_GREW', 'OPERATION_RUNNING', 'INVALID_FILTER'],
  }),
  removeCall: defineEndpoint({
    name: 'communications.removeCall',
    method: 'POST',
    path: '/calls/:id/actions/remove',
    access: 'candidate.logCall',
    summary: 'Takes out a call that one logged by mistake.',
    params: idParams,
    body: callRemoveSchema,
    response: callSchema,
    changes: [{ entity: 'Call' }],
    errors: ['VERSION_CONFLICT'],
  }),
} as const;
