import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  freeTimesQuery,
  freeTimesSchema,
  scheduleInviteSchema,
  scheduleRequestSchema,
  scheduleRequestsSchema,
  scheduleVersionSchema,
} from './schedule-requests.schemas.ts';

const changes = [{ entity: 'Vetting' }, { entity: 'Candidate' }, { entity: 'Home' }] as const;
const provides = [{ entity: 'Vetting' }] as const;

/** Links with which candidates choose the time of their interview. */
export const scheduleRequestEndpoints = {
  ofCandidate: defineEndpoint({
    name: 'scheduleRequests.ofCandidate',
    method: 'GET',
    path: '/candidates/:id/schedule-requests',
    access: 'vetting.read',
    summary: 'The links by which a person chose or is to choose times, the newest first.',
    params: idParams,
    response: scheduleRequestsSchema,
    provides,
    errors: ['SELF_RECORD'],
  }),
  freeTimes: defineEndpoint({
    name: 'scheduleRequests.freeTimes',
    method: 'GET',
    path: '/vetting-interviews/:id/free-times',
    access: 'vettingInterview.manage',
    summary: 'When the interviewers of an interview are free.',
    params: idParams,
    query: freeTimesQuery,
    response: freeTimesSchema,
    provides,
    errors: ['SELF_RECORD'],
  }),
  invite: defineEndpoint({
    name: 'scheduleRequests.invite',
    method: 'POST',
    path: '/vetting-interviews/:id/schedule-requests',
    access: 'vettingInterview.manage',
    summary: 'Mails the person of an interview a link to choose its time.',
    params: idParams,
    body: scheduleInviteSchema,
    response: scheduleRequestSchema,
    status: 201,
    changes,
    idempotency: 'required',
    errors: [
      'INVALID_TRANSITION',
      'VERSION_CONFLICT',
      'SELF_RECORD',
      'NO_AVAILABILITY',
      'CANDIDATE_DO_NOT_CONTACT',
      'NO_RECIPIENTS',
      'SLOT_TAKEN',
    ],
  }),
  withdraw: defineEndpoint({
    name: 'scheduleRequests.withdraw',
    method: 'POST',
    path: '/schedule-requests/:id/actions/withdraw',
    access: 'vettingInterview.manage',
    summary: 'Closes the link; the interview waits for a time again.',
    params: idParams,
    body: scheduleVersionSchema,
    response: scheduleRequestSchema,
    changes,
    errors: ['INVALID_TRANSITION', 'VERSION_CONFLICT', 'SELF_RECORD'],
  }),
} as const;
