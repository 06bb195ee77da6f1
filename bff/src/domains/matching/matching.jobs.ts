import { dayMs, minuteMs } from '@muster/contracts';
import type { JobDefinition } from '../../jobs/job.ts';
import { refreshMatches } from './refresh-matches.ts';

/** The first run covers changes made while no process ran. */
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
