import type { Domain } from '../domain.ts';
import { candidateEvents } from './candidates.events.ts';
import { candidateJobs } from './candidates.jobs.ts';
import { candidateRoutes } from './candidates.router.ts';
import './owned-candidates.ts';

export const candidatesDomain: Domain = {
  name: 'candidates',
  routes: candidateRoutes,
  events: candidateEvents,
  jobs: candidateJobs,
};
