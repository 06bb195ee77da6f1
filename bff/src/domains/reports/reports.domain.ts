import { keepReportApplications } from '../applications/api/reporting/live-applications.ts';
import type { Domain } from '../../domain.ts';
import { reportRoutes } from './reports.router.ts';

/** Stores nothing of its own: figures are made of what other domains keep. */
export const reportsDomain: Domain = {
  name: 'reports',
  routes: reportRoutes,
  live: (parts) => {
    const leave = keepReportApplications(parts);
    return async () => leave();
  },
};
