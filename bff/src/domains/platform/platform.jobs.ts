import { dayMs } from '@muster/contracts';
import type { JobDefinition } from '../../jobs/job.ts';
import { purgeReports } from './error-reports.ts';

export const platformJobs: readonly JobDefinition[] = [
  {
    name: 'platform.purge-error-reports',
    everyMs: dayMs,
    run: ({ config }) => purgeReports(config),
  },
];
