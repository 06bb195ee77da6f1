import type { Domain } from '../domain.ts';
import { exportEvents } from './exports.events.ts';
import { forgetInExports } from './exports.forget.ts';
import { exportJobs } from './exports.jobs.ts';
import { liveExports } from './exports.live.ts';
import { exportRoutes } from './exports.router.ts';

export const exportsDomain: Domain = {
  name: 'exports',
  routes: exportRoutes,
  events: exportEvents,
  jobs: exportJobs,
  forget: forgetInExports,
  live: liveExports,
};
