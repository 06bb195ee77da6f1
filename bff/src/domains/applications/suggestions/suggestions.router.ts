import { suggestionEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../../http/mount.ts';
import { acceptSuggestion, declineSuggestion, withdrawSuggestion } from './decide-suggestion.ts';
import { readSuggestions } from './show-suggestions.ts';
import { suggest } from './suggest.ts';

/** Serves the candidates suggested by vetters. */
export function suggestionRoutes(router: Router): void {
  mount(router, suggestionEndpoints.ofJob, readSuggestions);
  mount(router, suggestionEndpoints.suggest, suggest);
  mount(router, suggestionEndpoints.accept, acceptSuggestion);
  mount(router, suggestionEndpoints.decline, declineSuggestion);
  mount(router, suggestionEndpoints.withdraw, withdrawSuggestion);
}
