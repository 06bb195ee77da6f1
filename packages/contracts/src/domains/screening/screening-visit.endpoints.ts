import { defineEndpoint } from '../../core/endpoint.ts';
import { limits } from '../../core/limits.ts';
import { sentCodeSchema } from '../applications/decision-visit.schemas.ts';
import { linkParams } from '../links/links.schemas.ts';
import {
  screeningCodeSchema,
  visitorAnswerParams,
  visitorAnswerSchema,
  visitorAnswerWrite,
  visitorFormSchema,
  visitorSubmitted,
} from './screening.schemas.ts';

const errors = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;
const inside = [...errors, 'IDENTITY_NOT_CONFIRMED'] as const;
const changes = [{ entity: 'Link', id: 'handle' }] as const;

/** A screening form as its candidate answers it, behind a mailed link. */
export const screeningVisitEndpoints = {
  read: defineEndpoint({
    name: 'screeningVisit.read',
    method: 'GET',
    path: '/links/:handle/screening',
    access: 'public',
    summary: 'The form and the answers so far; needs the cookie of the handle.',
    params: linkParams,
    response: visitorFormSchema,
    provides: changes,
    errors: inside,
  }),
  open: defineEndpoint({
    name: 'screeningVisit.open',
    method: 'POST',
    path: '/links/:handle/screening/actions/open',
    access: 'public',
    summary: 'Begins the form; begun again it changes nothing. Other browsers then need a code.',
    params: linkParams,
    response: visitorFormSchema,
    changes,
    errors: [...inside, 'INVALID_TRANSITION'],
  }),
  sendCode: defineEndpoint({
    name: 'screeningVisit.sendCode',
    method: 'POST',
    path: '/links/:handle/screening/actions/send-code',
    access: 'public',
    summary: 'Mails a code to the candidate, to go on in another browser; the one before ends.',
    params: linkParams,
    response: sentCodeSchema,
    errors,
  }),
  confirm: defineEndpoint({
    name: 'screeningVisit.confirm',
    method: 'POST',
    path: '/links/:handle/screening/actions/confirm',
    access: 'public',
    summary: 'Goes on with the form in another browser, by the mailed code.',
    params: linkParams,
    body: screeningCodeSchema,
    response: visitorFormSchema,
    changes,
    errors: [...errors, 'CODE_INVALID'],
  }),
  saveAnswer: defineEndpoint({
    name: 'screeningVisit.saveAnswer',
    method: 'PUT',
    path: '/links/:handle/screening/answers/:key',
    access: 'public',
    summary: 'Keeps one answer; one that another device changed meanwhile is not overwritten.',
    params: visitorAnswerParams,
    body: visitorAnswerWrite,
    visitorBytes: limits.screening.answerBytes,
    response: visitorAnswerSchema,
    errors: [...inside, 'INVALID_TRANSITION', 'VERSION_CONFLICT'],
  }),
  submit: defineEndpoint({
    name: 'screeningVisit.submit',
    method: 'POST',
    path: '/links/:handle/screening/actions/submit',
    access: 'public',
    summary: 'Hands the saved answers in; from then on they are locked and the link is used up.',
    params: linkParams,
    response: visitorSubmitted,
    errors: [...inside, 'INVALID_TRANSITION'],
  }),
} as const;
