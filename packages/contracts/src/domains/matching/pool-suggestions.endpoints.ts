import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  poolDismissResult,
  poolDismissSchema,
  poolSuggestionsSchema,
} from './pool-suggestions.schemas.ts';

/** The demand of open jobs on a pool, and candidates who could be added to it. */
export const poolSuggestionEndpoints = {
  read: defineEndpoint({
    name: 'poolSuggestions.read',
    sensitive: true,
    method: 'GET',
    path: '/talent-pools/:id/suggestions',
    access: 'match.read',
    summary: 'What the jobs of a pool want, how far its people go, and who fits and is not in it.',
    params: idParams,
    response: poolSuggestionsSchema,
    provides: [
      { entity: 'TalentPool', id: 'id' },
      { entity: 'PoolMembership' },
      { entity: 'Match' },
    ],
  }),
  dismiss: defineEndpoint({
    name: 'poolSuggestions.dismiss',
    method: 'POST',
    path: '/talent-pools/:id/suggestions/dismissals',
    access: 'candidate.updatePools',
    summary: 'Suggests people no more for a pool, or again.',
    params: idParams,
    body: poolDismissSchema,
    response: poolDismissResult,
    changes: [{ entity: 'TalentPool', id: 'id' }],
    errors: ['INVALID_TRANSITION', 'SELF_RECORD'],
  }),
} as const;
