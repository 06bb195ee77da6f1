import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { linkParams } from '../links/links.schemas.ts';
import {
  askInputSchema,
  evaluationInputVisitSchema,
  inputDraftSchema,
  inputParams,
  inputSubmitSchema,
  inputVersionSchema,
} from './evaluation-input.schemas.ts';
import { evaluationSchema } from './evaluations.schemas.ts';

const changes = [{ entity: 'Evaluation' }] as const;
const errors = ['VERSION_CONFLICT', 'INVALID_TRANSITION'] as const;
const ofReviewer = {
  method: 'POST',
  access: 'evaluation.write',
  response: evaluationSchema,
  changes,
  errors,
} as const;

/** The client's view on a contractor, requested by the reviewer. */
export const evaluationInputEndpoints = {
  ask: defineEndpoint({
    ...ofReviewer,
    name: 'evaluationInputs.ask',
    path: '/evaluations/:id/inputs',
    summary: 'Mails a link to the client’s supervisor of a contract in the period.',
    params: idParams,
    body: askInputSchema,
    errors: [...errors, 'SUPERVISOR_NOT_ELIGIBLE', 'RATE_LIMITED'],
  }),
  remind: defineEndpoint({
    ...ofReviewer,
    name: 'evaluationInputs.remind',
    path: '/evaluations/:id/inputs/:inputId/actions/remind',
    summary: 'Mails a link once more, at most once a day; the first one works as well.',
    params: inputParams,
    body: inputVersionSchema,
  }),
  withdraw: defineEndpoint({
    ...ofReviewer,
    name: 'evaluationInputs.withdraw',
    path: '/evaluations/:id/inputs/:inputId/actions/withdraw',
    summary: 'Closes the link before it is answered.',
    params: inputParams,
    body: inputVersionSchema,
  }),
} as const;

const linkErrors = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;
const ofLink = {
  access: 'public',
  params: linkParams,
  response: evaluationInputVisitSchema,
} as const;

/** The client's view, written by the supervisor through a mailed link. */
export const evaluationInputVisitEndpoints = {
  read: defineEndpoint({
    ...ofLink,
    name: 'evaluationInputVisit.read',
    method: 'GET',
    path: '/links/:handle/evaluation-input',
    summary: 'What the supervisor is asked, and what they wrote so far.',
    provides: [{ entity: 'Link', id: 'handle' }],
    errors: linkErrors,
  }),
  save: defineEndpoint({
    ...ofLink,
    name: 'evaluationInputVisit.save',
    method: 'PUT',
    path: '/links/:handle/evaluation-input',
    summary: 'Keeps what is written so far; the agency does not read it yet.',
    body: inputDraftSchema,
    changes,
    errors: [...linkErrors, ...errors],
  }),
  submit: defineEndpoint({
    ...ofLink,
    name: 'evaluationInputVisit.submit',
    method: 'POST',
    path: '/links/:handle/evaluation-input/actions/submit',
    summary: 'Sends the answer, once; the reviewer is told and the link is used up.',
    body: inputSubmitSchema,
    changes,
    errors: [...linkErrors, ...errors],
  }),
} as const;
