import type { Config } from '../config.ts';
import { firstAnswersOf } from '../domains/applying/api/first-answers.ts';
import { searchFactsOf } from '../domains/applying/api/job-postings.ts';
import { readSessionState } from '../domains/auth/api/session-state.ts';
import { registryService } from '../domains/releases/api/registry.ts';
import type { PageSources } from '../static/page-sources.ts';

/** Maps the page sources of the app to the domains that provide them. */
export function pageSourcesOfDomains(config: Config): PageSources {
  const { releasesFor, shellAtHand } = registryService(config);
  return {
    readSessionState,
    releasesFor,
    shellAtHand,
    searchFactsOf,
    firstAnswersOf: (path, query) => firstAnswersOf(path, query, config),
  };
}
