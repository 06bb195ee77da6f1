import { defineEndpoint } from '../../core/endpoint.ts';
import { linkParams } from '../links/links.schemas.ts';
import { interestAnswerSchema, interestQuestionSchema } from './interest.schemas.ts';

const errors = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;

/** The question whether a job is of interest, answered through a mailed link. */
export const interestEndpoints = {
  read: defineEndpoint({
    name: 'interest.read',
    method: 'GET',
    path: '/links/:handle/interest',
    access: 'public',
    summary: 'The job that somebody is asked about; needs the cookie of the handle.',
    params: linkParams,
    response: interestQuestionSchema,
    provides: [{ entity: 'Link', id: 'handle' }],
    errors,
  }),
  answer: defineEndpoint({
    name: 'interest.answer',
    method: 'POST',
    path: '/links/:handle/actions/answer-interest',
    access: 'public',
    summary: 'Says yes or no to a job; the same answer again changes nothing.',
    params: linkParams,
    body: interestAnswerSchema,
    response: interestQuestionSchema,
    changes: [{ entity: 'Link', id: 'handle' }],
    errors: [...errors, 'INVALID_TRANSITION'],
  }),
} as const;
