import type { SearchSource } from '../../search/search-source.ts';
import type { Domain } from '../domain.ts';
import type { OpenEngine } from './search-engine.ts';
import { SearchIndex } from './search-index.ts';
import { searchRoutes } from './search.router.ts';
import { openWorkerEngine } from './worker-engine.ts';

/**
 * The search over these kinds of records, in the order in which they are put into the index.
 * `open` is where another engine is plugged in.
 */
export function createSearchDomain(
  sources: readonly SearchSource[],
  open: OpenEngine = openWorkerEngine,
): Domain {
  const index = new SearchIndex(sources, open);
  return {
    name: 'search',
    routes: (router) => searchRoutes(router, { index, sources }),
    live: (parts) => index.start(parts),
  };
}
