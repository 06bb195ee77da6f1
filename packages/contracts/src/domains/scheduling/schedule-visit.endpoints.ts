import { defineEndpoint } from '../../core/endpoint.ts';
import { linkParams } from '../links/links.schemas.ts';
import {
  calendarFileSchema,
  chooseSlotSchema,
  interviewVisitSchema,
  proposeTimesSchema,
  visitTimesSchema,
  visitorCancelSchema,
} from './schedule-visit.schemas.ts';
import { interviewPreparationsSchema } from '../vetting/interview-kit.schemas.ts';

const errors = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;
const changes = [{ entity: 'Link', id: 'handle' }] as const;
const ofLink = { access: 'public', params: linkParams } as const;

/** An interview as the invited person arranges it, behind a mailed link. */
export const scheduleVisitEndpoints = {
  read: defineEndpoint({
    ...ofLink,
    name: 'scheduleVisit.read',
    method: 'GET',
    path: '/links/:handle/interview',
    summary: 'The interview as it stands; needs the cookie of the handle.',
    response: interviewVisitSchema,
    provides: changes,
    errors,
  }),
  times: defineEndpoint({
    ...ofLink,
    name: 'scheduleVisit.times',
    method: 'GET',
    path: '/links/:handle/interview/times',
    summary: 'The times that can be chosen now.',
    response: visitTimesSchema,
    provides: changes,
    errors,
  }),
  preparation: defineEndpoint({
    ...ofLink,
    name: 'scheduleVisit.preparation',
    method: 'GET',
    path: '/links/:handle/interview/preparation',
    summary: 'How to prepare for the interview; none before it has a time, and none after it.',
    response: interviewPreparationsSchema,
    provides: changes,
    errors,
  }),
  calendar: defineEndpoint({
    ...ofLink,
    name: 'scheduleVisit.calendar',
    method: 'GET',
    path: '/links/:handle/interview/calendar',
    summary: 'The arranged time as a calendar file.',
    response: calendarFileSchema,
    provides: changes,
    errors: [...errors, 'INVALID_TRANSITION'],
  }),
  choose: defineEndpoint({
    ...ofLink,
    name: 'scheduleVisit.choose',
    method: 'POST',
    path: '/links/:handle/interview/actions/choose',
    summary: 'Takes a free time, the first or another one; everybody gets it for their calendar.',
    body: chooseSlotSchema,
    response: interviewVisitSchema,
    changes,
    errors: [...errors, 'INVALID_TRANSITION', 'SLOT_TAKEN', 'TOO_LATE_TO_CHANGE'],
  }),
  propose: defineEndpoint({
    ...ofLink,
    name: 'scheduleVisit.propose',
    method: 'POST',
    path: '/links/:handle/interview/actions/propose',
    summary: 'Names times that would suit, because none of those on offer do.',
    body: proposeTimesSchema,
    response: interviewVisitSchema,
    changes,
    errors: [...errors, 'INVALID_TRANSITION'],
  }),
  askMove: defineEndpoint({
    ...ofLink,
    name: 'scheduleVisit.askMove',
    method: 'POST',
    path: '/links/:handle/interview/actions/ask-move',
    summary: 'Wants another time; the present one is kept until there is one.',
    response: interviewVisitSchema,
    changes,
    errors: [...errors, 'INVALID_TRANSITION', 'RESCHEDULE_LIMIT', 'TOO_LATE_TO_CHANGE'],
  }),
  keep: defineEndpoint({
    ...ofLink,
    name: 'scheduleVisit.keep',
    method: 'POST',
    path: '/links/:handle/interview/actions/keep',
    summary: 'Keeps the time that was to be moved.',
    response: interviewVisitSchema,
    changes,
    errors: [...errors, 'INVALID_TRANSITION'],
  }),
  cancel: defineEndpoint({
    ...ofLink,
    name: 'scheduleVisit.cancel',
    method: 'POST',
    path: '/links/:handle/interview/actions/cancel',
    summary: 'Calls the interview off and takes it out of calendars.',
    body: visitorCancelSchema,
    response: interviewVisitSchema,
    changes,
    errors: [...errors, 'INVALID_TRANSITION', 'TOO_LATE_TO_CHANGE'],
  }),
} as const;
