import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { linkParams } from '../links/links.schemas.ts';
import { feedbackVersionSchema } from './application-feedback.schemas.ts';
import {
  authoredFeedbackSchema,
  feedbackDraftSchema,
  feedbackSubmitSchema,
} from './feedback-authoring.schemas.ts';
import { clientFeedbackListEndpoint } from './client-feedback-list.endpoint.ts';

const linkErrors = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;
const refusals = [
  'INVALID_TRANSITION',
  'VERSION_CONFLICT',
  'FEEDBACK_NOT_YET',
  'FEEDBACK_LOCKED',
] as const;
const ofLink = { access: 'public', params: linkParams } as const;
const linkChanges = [{ entity: 'Link', id: 'handle' }] as const;

/** Feedback on an interview, written through a mailed link without an account. */
export const feedbackVisitEndpoints = {
  read: defineEndpoint({
    ...ofLink,
    name: 'feedbackVisit.read',
    method: 'GET',
    path: '/links/:handle/feedback',
    summary: 'The feedback as it stands; needs the cookie of the handle.',
    response: authoredFeedbackSchema,
    provides: linkChanges,
    errors: linkErrors,
  }),
  save: defineEndpoint({
    ...ofLink,
    name: 'feedbackVisit.save',
    method: 'PUT',
    path: '/links/:handle/feedback',
    summary: 'Keeps what is written so far; staff do not read it yet.',
    body: feedbackDraftSchema,
    response: authoredFeedbackSchema,
    changes: linkChanges,
    errors: [...linkErrors, ...refusals],
  }),
  submit: defineEndpoint({
    ...ofLink,
    name: 'feedbackVisit.submit',
    method: 'POST',
    path: '/links/:handle/feedback/actions/submit',
    summary: 'Sends the feedback, for the first time or changed.',
    body: feedbackSubmitSchema,
    response: authoredFeedbackSchema,
    changes: linkChanges,
    errors: [...linkErrors, ...refusals],
  }),
  withdraw: defineEndpoint({
    ...ofLink,
    name: 'feedbackVisit.withdraw',
    method: 'POST',
    path: '/links/:handle/feedback/actions/withdraw',
    summary: 'Withdraws the feedback; the agency is told.',
    body: feedbackVersionSchema,
    response: authoredFeedbackSchema,
    changes: linkChanges,
    errors: [...linkErrors, ...refusals],
  }),
} as const;

const own = { access: 'clientFeedback.write', params: idParams } as const;
const changes = [{ entity: 'ApplicationFeedback' }] as const;

/** Feedback on an interview, written by its author in the client area. */
export const clientFeedbackEndpoints = {
  list: clientFeedbackListEndpoint,
  read: defineEndpoint({
    ...own,
    name: 'clientFeedback.read',
    method: 'GET',
    path: '/client/feedback/:id',
    summary: 'Feedback of the reader’s own.',
    response: authoredFeedbackSchema,
    provides: [{ entity: 'ApplicationFeedback', id: 'id' }],
  }),
  save: defineEndpoint({
    ...own,
    name: 'clientFeedback.save',
    method: 'PUT',
    path: '/client/feedback/:id',
    summary: 'Keeps what is written so far; nobody else reads it yet.',
    body: feedbackDraftSchema,
    response: authoredFeedbackSchema,
    changes,
    errors: refusals,
  }),
  submit: defineEndpoint({
    ...own,
    name: 'clientFeedback.submit',
    method: 'POST',
    path: '/client/feedback/:id/actions/submit',
    summary: 'Sends the feedback, for the first time or changed.',
    body: feedbackSubmitSchema,
    response: authoredFeedbackSchema,
    changes,
    errors: refusals,
  }),
  withdraw: defineEndpoint({
    ...own,
    name: 'clientFeedback.withdraw',
    method: 'POST',
    path: '/client/feedback/:id/actions/withdraw',
    summary: 'Withdraws the feedback; the agency is told.',
    body: feedbackVersionSchema,
    response: authoredFeedbackSchema,
    changes,
    errors: refusals,
  }),
} as const;
