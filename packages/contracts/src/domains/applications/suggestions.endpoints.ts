import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  suggestSchema,
  suggestionAcceptSchema,
  suggestionDeclineSchema,
  jobSuggestionListSchema,
  suggestionSchema,
  suggestionVersionSchema,
} from './suggestions.schemas.ts';

const changes = [{ entity: 'Suggestion' }] as const;
const changesPeople = [
  { entity: 'Suggestion' },
  { entity: 'Application' },
  { entity: 'Candidate' },
  { entity: 'Job' },
] as const;
const errors = ['INVALID_TRANSITION', 'VERSION_CONFLICT', 'SELF_RECORD'] as const;
const refusals = [
  'JOB_NOT_OPEN',
  'APPLICATION_EXISTS',
  'CANDIDATE_EXCLUDED_FOR_CLIENT',
  'CANDIDATE_DO_NOT_CONTACT',
] as const;

/** Candidates suggested for a job by vetters. */
export const suggestionEndpoints = {
  ofJob: defineEndpoint({
    name: 'suggestions.ofJob',
    method: 'GET',
    path: '/jobs/:id/suggestions',
    access: 'application.read',
    summary: 'The people suggested for a job: those that wait, or the reader’s own.',
    params: idParams,
    response: jobSuggestionListSchema,
    provides: [{ entity: 'Suggestion' }],
  }),
  suggest: defineEndpoint({
    name: 'suggestions.suggest',
    method: 'POST',
    path: '/jobs/:id/suggestions',
    access: 'application.suggest',
    summary: 'Suggests a person for a job; whoever leads the search is told.',
    params: idParams,
    body: suggestSchema,
    response: suggestionSchema,
    changes,
    errors: [...refusals, 'ALREADY_SUGGESTED', 'SELF_RECORD'],
  }),
  accept: defineEndpoint({
    name: 'suggestions.accept',
    method: 'POST',
    path: '/suggestions/:id/actions/accept',
    access: 'application.add',
    summary: 'Puts the person on the job, and may ask them by mail whether it interests them.',
    params: idParams,
    body: suggestionAcceptSchema,
    response: suggestionSchema,
    changes: changesPeople,
    errors: [...errors, ...refusals, 'CONSENT_REQUIRED', 'NO_RECIPIENTS'],
  }),
  decline: defineEndpoint({
    name: 'suggestions.decline',
    method: 'POST',
    path: '/suggestions/:id/actions/decline',
    access: 'application.add',
    summary: 'Does without the person, and may say why.',
    params: idParams,
    body: suggestionDeclineSchema,
    response: suggestionSchema,
    changes,
    errors,
  }),
  withdraw: defineEndpoint({
    name: 'suggestions.withdraw',
    method: 'POST',
    path: '/suggestions/:id/actions/withdraw',
    access: 'application.suggest',
    summary: 'Takes back a suggestion of one’s own.',
    params: idParams,
    body: suggestionVersionSchema,
    response: suggestionSchema,
    changes,
    errors,
  }),
} as const;
