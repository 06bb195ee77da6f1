import type { Domain } from '../../domain.ts';
import { matchingJobs } from './matching.jobs.ts';
import { matchingRoutes } from './matching.router.ts';

export const matchingDomain: Domain = {
  name: 'matching',
  routes: matchingRoutes,
  jobs: matchingJobs,
};
