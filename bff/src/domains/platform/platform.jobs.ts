import type { JobDefinition } from '../../jobs/job.ts';
import { purgeReports } from './error-reports.ts';

const day = 86_400_000;

export const platformJobs: readonly JobDefinition[] = [
  {
    name: 'platform.purge-error-reports',
    everyMs: day,
    run: ({ config }) => purgeReports(config),
  },
];
