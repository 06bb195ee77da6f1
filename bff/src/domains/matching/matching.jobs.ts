import { dayMs, minuteMs } from '@muster/contracts';
import type { JobDefinition } from '../../jobs/job.ts';
import { refreshMatches } from './refresh-matches.ts';

/** What changed while no process ran is met by the first run. */
let since = new Date(Date.now() - dayMs);

export const matchingJobs: readonly JobDefinition[] = [
  {
    name: 'matching.refresh',
    everyMs: 2 * minuteMs,
    run: async ({ signal }) => {
      since = await refreshMatches(since, signal);
    },
  },
];
