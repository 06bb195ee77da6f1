import type { SearchSource } from '../../search/search-source.ts';
import type { Domain } from '../domain.ts';
import { forgetSearches } from './saved/saved-searches.forget.ts';
import { personalSearches } from './saved/saved-searches.personal.ts';
import { savedSearchJobs } from './saved/tell-matches.ts';
import type { OpenEngine } from './search-engine.ts';
import { SearchIndex, type IndexTimes } from './search-index.ts';
import { searchRoutes } from './search.router.ts';
import { openWorkerEngine } from './worker-engine.ts';

interface SearchParts {
  /** Where another engine is plugged in. */
  open?: OpenEngine;
  times?: Partial<IndexTimes>;
}

/** The search over these kinds of records, in the order in which they are put into the index. */
export function createSearchDomain(
  sources: readonly SearchSource[],
  { open = openWorkerEngine, times }: SearchParts = {},
): Domain {
  const index = new SearchIndex(sources, open, times);
  return {
    name: 'search',
    routes: (router) => searchRoutes(router, { index, sources }),
    live: (parts) => index.start(parts),
    jobs: savedSearchJobs(index),
    personal: [personalSearches],
    forget: forgetSearches,
  };
}
