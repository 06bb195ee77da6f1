import type { Domain } from '../domain.ts';
import { candidatesList } from './candidates.list.ts';
import { candidateEvents } from './candidates.events.ts';
import { candidateJobs } from './candidates.jobs.ts';
import { candidateRoutes } from './candidates.router.ts';
import './owned-candidates.ts';
import { upgradeLists } from './upgrade-lists.ts';
import { upgradeTerms } from './upgrade-terms.ts';

export const candidatesDomain: Domain = {
  name: 'candidates',
  routes: candidateRoutes,
  start: async () => {
    await upgradeTerms();
    await upgradeLists();
  },
  lists: [candidatesList],
  events: candidateEvents,
  jobs: candidateJobs,
};
