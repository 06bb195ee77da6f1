import { defineEndpoint } from '../../core/endpoint.ts';
import { linkParams } from '../links/links.schemas.ts';
import {
  ownInterestSchema,
  ownWithdrawalSchema,
  statusVisitParams,
  statusVisitSchema,
} from './own-applications.schemas.ts';

const errors = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;
const link = [{ entity: 'Link', id: 'handle' }] as const;
const change = {
  access: 'public',
  params: statusVisitParams,
  response: statusVisitSchema,
  changes: link,
  errors: [...errors, 'INVALID_TRANSITION'],
} as const;

/** The status of applications through a mailed link, for people without an account. */
export const statusVisitEndpoints = {
  read: defineEndpoint({
    name: 'statusVisit.read',
    method: 'GET',
    path: '/links/:handle/applications',
    access: 'public',
    summary: 'Every application of the person of a link; needs the cookie of the handle.',
    params: linkParams,
    response: statusVisitSchema,
    provides: link,
    errors,
  }),
  answer: defineEndpoint({
    ...change,
    name: 'statusVisit.answer',
    method: 'POST',
    path: '/links/:handle/applications/:id/actions/answer-interest',
    summary: 'Says yes or no to a job that the agency asked about.',
    body: ownInterestSchema,
  }),
  withdraw: defineEndpoint({
    ...change,
    name: 'statusVisit.withdraw',
    method: 'POST',
    path: '/links/:handle/applications/:id/actions/withdraw',
    summary: 'Is no longer interested in a job.',
    body: ownWithdrawalSchema,
  }),
} as const;
