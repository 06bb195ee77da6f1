import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  acceptSuggestionsSchema,
  chooseSuggestionsSchema,
  suggestionListSchema,
} from './experience-suggestions.schemas.ts';

const suggestions = [{ entity: 'ExperienceSuggestion' }] as const;
const record = [...suggestions, { entity: 'Candidate', id: 'id' }] as const;
const errors = ['SELF_RECORD', 'SUGGESTION_OUTDATED', 'VERSION_CONFLICT'] as const;

/** Suggestions for the wording of experience entries. */
export const experienceSuggestionEndpoints = {
  list: defineEndpoint({
    name: 'experienceSuggestions.list',
    method: 'GET',
    path: '/candidates/:id/experience-suggestions',
    access: 'candidate.updateExperience',
    summary: 'What could be worded better, found in the entries as they stand now.',
    params: idParams,
    response: suggestionListSchema,
    provides: [{ entity: 'ExperienceSuggestion' }, { entity: 'Candidate', id: 'id' }],
    errors: ['SELF_RECORD'],
  }),
  accept: defineEndpoint({
    name: 'experienceSuggestions.accept',
    impersonation: 'act',
    method: 'POST',
    path: '/candidates/:id/experience-suggestions/actions/accept',
    access: 'candidate.updateExperience',
    summary: 'Writes suggestions into their entries, all or nothing.',
    params: idParams,
    body: acceptSuggestionsSchema,
    response: suggestionListSchema,
    changes: record,
    errors,
  }),
  dismiss: defineEndpoint({
    name: 'experienceSuggestions.dismiss',
    impersonation: 'act',
    method: 'POST',
    path: '/candidates/:id/experience-suggestions/actions/dismiss',
    access: 'candidate.updateExperience',
    summary: 'Puts suggestions aside; they are not made again for the same text.',
    params: idParams,
    body: chooseSuggestionsSchema,
    response: suggestionListSchema,
    changes: suggestions,
    errors,
  }),
  undo: defineEndpoint({
    name: 'experienceSuggestions.undo',
    impersonation: 'act',
    method: 'POST',
    path: '/candidates/:id/experience-suggestions/actions/undo',
    access: 'candidate.updateExperience',
    summary: 'Takes decisions back within ten minutes, while the entries stand as they left them.',
    params: idParams,
    body: chooseSuggestionsSchema,
    response: suggestionListSchema,
    changes: record,
    errors,
  }),
} as const;
