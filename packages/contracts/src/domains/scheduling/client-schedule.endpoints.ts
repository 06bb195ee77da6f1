import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  clientFreeTimesQuery,
  clientProposeTimesSchema,
  clientScheduleRequestSchema,
  clientScheduleRequestsSchema,
} from './client-schedule.schemas.ts';
import {
  fixTimeSchema,
  freeTimesSchema,
  scheduleVersionSchema,
} from './schedule-requests.schemas.ts';

const provides = [{ entity: 'ClientInterview' }] as const;
const changes = [{ entity: 'ClientInterview' }] as const;
const errors = ['INVALID_TRANSITION', 'VERSION_CONFLICT'] as const;

/** Times that a client's users propose to a candidate they want to meet. */
export const clientScheduleEndpoints = {
  list: defineEndpoint({
    name: 'clientSchedule.list',
    method: 'GET',
    path: '/client/candidates/:id/schedule-requests',
    access: 'clientInterview.list',
    summary: 'The times proposed to a candidate of whom none was chosen yet.',
    params: idParams,
    response: clientScheduleRequestsSchema,
    provides,
  }),
  freeTimes: defineEndpoint({
    name: 'clientSchedule.freeTimes',
    method: 'GET',
    path: '/client/candidates/:id/free-times',
    access: 'clientInterview.ask',
    summary: 'When these people of the client and the candidate are free.',
    params: idParams,
    query: clientFreeTimesQuery,
    response: freeTimesSchema,
    provides,
  }),
  propose: defineEndpoint({
    name: 'clientSchedule.propose',
    method: 'POST',
    path: '/client/candidates/:id/schedule-requests',
    access: 'clientInterview.ask',
    summary: 'Proposes times to a candidate, who chooses one by a mailed link.',
    params: idParams,
    body: clientProposeTimesSchema,
    response: clientScheduleRequestSchema,
    status: 201,
    changes,
    idempotency: 'required',
    errors: [
      'INVALID_TRANSITION',
      'NO_AVAILABILITY',
      'SLOT_TAKEN',
      'CANDIDATE_DO_NOT_CONTACT',
      'NO_RECIPIENTS',
    ],
  }),
  fix: defineEndpoint({
    name: 'clientSchedule.fix',
    method: 'POST',
    path: '/client/schedule-requests/:id/actions/fix',
    access: 'clientInterview.ask',
    summary: 'Takes a time within those that the candidate proposed; everybody is told.',
    params: idParams,
    body: fixTimeSchema,
    response: clientScheduleRequestSchema,
    changes,
    errors: [...errors, 'SLOT_TAKEN'],
  }),
  withdraw: defineEndpoint({
    name: 'clientSchedule.withdraw',
    method: 'POST',
    path: '/client/schedule-requests/:id/actions/withdraw',
    access: 'clientInterview.ask',
    summary: 'Takes proposed times back before one was chosen.',
    params: idParams,
    body: scheduleVersionSchema,
    response: clientScheduleRequestSchema,
    changes,
    errors,
  }),
} as const;
