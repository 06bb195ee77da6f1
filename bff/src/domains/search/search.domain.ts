import { openHostedEngine } from './hosted/hosted-engine.ts';
import { providePeopleSearch } from '../../search/people-search.ts';
import type { SearchSource } from '../../search/search-source.ts';
import type { Domain } from '../../domain.ts';
import { searchIds } from './people/search-ids.ts';
import { forgetSearches } from './saved/saved-searches.forget.ts';
import { personalSearches } from './saved/saved-searches.personal.ts';
import { savedSearchJobs } from './saved/notify-matches.ts';
import type { OpenEngine } from './search-engine.ts';
import { SearchIndex, type IndexTimes } from './search-index.ts';
import { searchRoutes } from './search.router.ts';
import { openWorkerEngine } from './worker-engine.ts';

interface SearchParts {
  /** Opens another engine. */
  open?: OpenEngine;
  times?: Partial<IndexTimes>;
}

/** Creates the search over these kinds of records, in the order in which they are indexed. */
export function createSearchDomain(
  sources: readonly SearchSource[],
  { open = openWorkerEngine, times }: SearchParts = {},
): Domain {
  const index = new SearchIndex(sources, open, times);
  return {
    name: 'search',
    routes: (router) => searchRoutes(router, { index, sources }),
    live: (parts) => {
      const { searchService } = parts.config;
      const open = searchService ? () => openHostedEngine(searchService) : undefined;
      const stop = index.start({ ...parts, open });
      const takeBack = providePeopleSearch(searchIds(index));
      return async () => {
        takeBack();
        await stop();
      };
    },
    jobs: savedSearchJobs(index),
    personal: [personalSearches],
    forget: forgetSearches,
  };
}
