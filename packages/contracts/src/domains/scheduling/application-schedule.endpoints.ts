import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  applicationFreeTimesQuery,
  applicationScheduleInviteSchema,
  applicationScheduleRequestSchema,
  applicationScheduleRequestsSchema,
  fixTimeSchema,
  freeTimesSchema,
  scheduleVersionSchema,
} from './schedule-requests.schemas.ts';

const provides = [{ entity: 'ClientInterview' }] as const;
const changes = [
  { entity: 'ClientInterview' },
  { entity: 'Application' },
  { entity: 'Home' },
] as const;
const errors = ['INVALID_TRANSITION', 'VERSION_CONFLICT', 'SELF_RECORD'] as const;

/** Links with which the candidate of an application chooses an interview time. */
export const applicationScheduleEndpoints = {
  list: defineEndpoint({
    name: 'applicationSchedule.list',
    method: 'GET',
    path: '/applications/:id/schedule-requests',
    access: 'application.list',
    summary: 'The links of an application by which times were or are to be chosen, newest first.',
    params: idParams,
    response: applicationScheduleRequestsSchema,
    provides,
    errors: ['SELF_RECORD'],
  }),
  freeTimes: defineEndpoint({
    name: 'applicationSchedule.freeTimes',
    method: 'GET',
    path: '/applications/:id/free-times',
    access: 'clientInterview.manage',
    summary: 'When these people and the candidate are free for an interview.',
    params: idParams,
    query: applicationFreeTimesQuery,
    response: freeTimesSchema,
    provides,
    errors: ['SELF_RECORD'],
  }),
  invite: defineEndpoint({
    name: 'applicationSchedule.invite',
    method: 'POST',
    path: '/applications/:id/schedule-requests',
    access: 'clientInterview.manage',
    summary: 'Mails the candidate a link to choose the time of an interview.',
    params: idParams,
    body: applicationScheduleInviteSchema,
    response: applicationScheduleRequestSchema,
    status: 201,
    changes,
    idempotency: 'required',
    errors: [
      'INVALID_TRANSITION',
      'SELF_RECORD',
      'NO_AVAILABILITY',
      'SLOT_TAKEN',
      'CANDIDATE_DO_NOT_CONTACT',
      'NO_RECIPIENTS',
    ],
  }),
  fix: defineEndpoint({
    name: 'applicationSchedule.fix',
    method: 'POST',
    path: '/application-schedule-requests/:id/actions/fix',
    access: 'clientInterview.manage',
    summary: 'Takes a time within those that the candidate proposed; everybody is told.',
    params: idParams,
    body: fixTimeSchema,
    response: applicationScheduleRequestSchema,
    changes,
    errors: [...errors, 'SLOT_TAKEN'],
  }),
  withdraw: defineEndpoint({
    name: 'applicationSchedule.withdraw',
    method: 'POST',
    path: '/application-schedule-requests/:id/actions/withdraw',
    access: 'clientInterview.manage',
    summary: 'Closes the link before a time was chosen.',
    params: idParams,
    body: scheduleVersionSchema,
    response: applicationScheduleRequestSchema,
    changes,
    errors,
  }),
} as const;
