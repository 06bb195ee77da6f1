import { hourMs } from '@muster/contracts';
import type { JobDefinition } from '../../jobs/job.ts';
import { ApplyingModel } from './applying.model.ts';
import { remindSilent } from './intake/remind-silent.ts';

/**
 * Reminds of applications that were not gone on with, and forgets those that were not sent in their
 * time; their files run out with them.
 */
export const applyingJobs: readonly JobDefinition[] = [
  {
    name: 'applying.purge',
    dailyAtHour: 3,
    run: async () => {
      await ApplyingModel.deleteMany({ expiresAt: { $lt: new Date() } });
    },
  },
  {
    name: 'applying.remind',
    everyMs: hourMs,
    run: async ({ signal }) => {
      await remindSilent(signal);
    },
  },
];
