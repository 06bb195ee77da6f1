import type { JobDefinition } from '../../jobs/job.ts';
import { refreshMatches } from './refresh-matches.ts';

const minute = 60_000;
/** What changed while no process ran is met by the first run. */
let since = new Date(Date.now() - 24 * 60 * minute);

export const matchingJobs: readonly JobDefinition[] = [
  {
    name: 'matching.refresh',
    everyMs: 2 * minute,
    run: async ({ signal }) => {
      since = await refreshMatches(since, signal);
    },
  },
];
