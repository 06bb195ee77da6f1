import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { ExportModel } from './export.model.ts';
import { exportEvents } from './exports.events.ts';
import { forgetInExports } from './exports.forget.ts';
import { exportJobs } from './exports.jobs.ts';
import { liveExports } from './exports.live.ts';
import { exportRoutes } from './exports.router.ts';

export const exportsDomain: Domain = {
  name: 'exports',
  collections: [browsable(ExportModel)],
  routes: exportRoutes,
  events: exportEvents,
  jobs: exportJobs,
  forget: forgetInExports,
  live: liveExports,
};
