import {
  peopleSearchEndpoints,
  savedSearchEndpoints,
  searchEndpoints,
  searchIndexEndpoints,
} from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import type { SearchSource } from '../../search/search-source.ts';
import { findRecords } from './find-records.ts';
import { nameRecent } from './name-recent.ts';
import { findPeople } from './people/find-people.ts';
import { explainWhyNot } from './people/why-not/explain-why-not.ts';
import { askRebuild } from './rebuild/ask-rebuild.ts';
import { showIndex } from './rebuild/show-index.ts';
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  updateSavedSearch,
} from './saved/saved-searches.ts';
import type { SearchIndex } from './search-index.ts';

/** Serves the search of the command palette, the candidate search, and the index of both. */
export function searchRoutes(
  router: Router,
  parts: { index: SearchIndex; sources: readonly SearchSource[] },
): void {
  mount(router, searchEndpoints.find, findRecords(parts));
  mount(router, peopleSearchEndpoints.find, findPeople(parts));
  mount(router, peopleSearchEndpoints.whyNot, explainWhyNot(parts));
  mount(router, savedSearchEndpoints.list, listSavedSearches);
  mount(router, savedSearchEndpoints.create, createSavedSearch(parts));
  mount(router, savedSearchEndpoints.update, updateSavedSearch(parts));
  mount(router, savedSearchEndpoints.delete, deleteSavedSearch);
  mount(router, searchIndexEndpoints.read, () => showIndex(parts));
  mount(router, searchIndexEndpoints.rebuild, askRebuild(parts));
  mount(router, searchEndpoints.recent, nameRecent(parts.sources));
}
