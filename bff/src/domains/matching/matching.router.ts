import { matchingEndpoints, poolSuggestionEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { dismissSuggestions } from './pools/dismiss-suggestions.ts';
import { readPoolSuggestions } from './pools/read-suggestions.ts';
import { readCandidateMatches, readJobMatches, readPairMatch } from './read-matches.ts';

/** Serves matches of candidates and jobs. */
export function matchingRoutes(router: Router): void {
  mount(router, matchingEndpoints.ofJob, readJobMatches);
  mount(router, matchingEndpoints.ofPair, readPairMatch);
  mount(router, matchingEndpoints.ofCandidate, readCandidateMatches);
  mount(router, poolSuggestionEndpoints.read, readPoolSuggestions);
  mount(router, poolSuggestionEndpoints.dismiss, dismissSuggestions);
}
