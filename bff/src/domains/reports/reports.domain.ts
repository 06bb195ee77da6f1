import { keepReportApplications } from '../applications/api/reporting/live-applications.ts';
import { keepReportCandidates } from '../candidates/api/live-candidates.ts';
import type { Domain } from '../../domain.ts';
import { keptReportJobs } from '../../records/jobs/report-jobs.ts';
import { keptReportPlacements } from '../placements/api/report-placements.ts';
import { reportRoutes } from './reports.router.ts';

/** Has no collections: figures are computed from the data of other domains. */
export const reportsDomain: Domain = {
  name: 'reports',
  routes: reportRoutes,
  live: (parts) => {
    const leaves = [keepReportApplications(parts), keepReportCandidates(parts)];
    // The first reader does not wait for them; if this fails, the next reader loads them.
    for (const rows of [keptReportJobs, keptReportPlacements])
      rows.get().catch((err: unknown) => parts.log.warn({ err }, 'rows for reports'));
    return async () => {
      for (const leave of leaves) leave();
    };
  },
};
