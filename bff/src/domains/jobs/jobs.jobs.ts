import { minuteMs } from '@muster/contracts';
import type { JobDefinition } from '../../jobs/job.ts';
import { notifyOfLateSubmissions } from './notices/first-submission-late.ts';

/** Deadline jobs, run every five minutes. */
export const jobClocks: readonly JobDefinition[] = [
  {
    name: 'jobs.clocks',
    everyMs: 5 * minuteMs,
    run: async ({ signal, log }) => {
      const late = await notifyOfLateSubmissions(signal);
      if (late > 0) log.info({ late }, 'jobs without a submission');
    },
  },
];
