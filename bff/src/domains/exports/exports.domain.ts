import type { Domain } from '../domain.ts';
import { exportJobs } from './exports.jobs.ts';
import { liveExports } from './exports.live.ts';
import { exportRoutes } from './exports.router.ts';

export const exportsDomain: Domain = {
  name: 'exports',
  routes: exportRoutes,
  jobs: exportJobs,
  live: liveExports,
};
