import { defineEndpoint } from '../../core/endpoint.ts';
import { linkParams } from '../links/links.schemas.ts';
import {
  decisionVisitSchema,
  interviewByMailSchema,
  rejectByMailSchema,
  selectByMailSchema,
  sentCodeSchema,
} from './decision-visit.schemas.ts';

const linkErrors = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;
const ofLink = { access: 'public', params: linkParams } as const;
/** The link can be used once. */
const decision = {
  ...ofLink,
  method: 'POST',
  response: decisionVisitSchema,
  changes: [{ entity: 'Application' }],
} as const;
const refusals = [
  ...linkErrors,
  'CODE_INVALID',
  'CODE_EXPIRED',
  'FORBIDDEN',
  'INVALID_TRANSITION',
  'VERSION_CONFLICT',
] as const;

/** A client's decision by mail: without an account, confirmed by a code. */
export const decisionVisitEndpoints = {
  read: defineEndpoint({
    ...ofLink,
    name: 'decisionVisit.read',
    method: 'GET',
    path: '/links/:handle/decision',
    summary: 'The candidate as the reader of the link may see them; decides nothing.',
    response: decisionVisitSchema,
    provides: [{ entity: 'Link', id: 'handle' }],
    errors: linkErrors,
  }),
  sendCode: defineEndpoint({
    ...ofLink,
    name: 'decisionVisit.sendCode',
    method: 'POST',
    path: '/links/:handle/decision/actions/send-code',
    summary: 'Mails a code to the holder of the link; the one before is no longer valid.',
    response: sentCodeSchema,
    errors: [...linkErrors, 'INVALID_TRANSITION'],
  }),
  select: defineEndpoint({
    ...decision,
    name: 'decisionVisit.select',
    path: '/links/:handle/decision/actions/select',
    summary: 'Chooses the person for a seat.',
    body: selectByMailSchema,
    errors: [
      ...refusals,
      'NO_OPEN_POSITION',
      'POSITION_TAKEN',
      'CANDIDATE_ALREADY_SELECTED',
      'SUPERVISOR_NOT_ELIGIBLE',
    ],
  }),
  reject: defineEndpoint({
    ...decision,
    name: 'decisionVisit.reject',
    path: '/links/:handle/decision/actions/reject',
    summary: 'Decides against the person; they never read these words.',
    body: rejectByMailSchema,
    errors: refusals,
  }),
  requestInterview: defineEndpoint({
    ...decision,
    name: 'decisionVisit.requestInterview',
    path: '/links/:handle/decision/actions/request-interview',
    summary: 'Asks to talk with the person, and on which days.',
    body: interviewByMailSchema,
    errors: refusals,
  }),
} as const;
