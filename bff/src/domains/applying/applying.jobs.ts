import type { JobDefinition } from '../../jobs/job.ts';
import { ApplyingModel } from './applying.model.ts';

/** Forgets applications that were not sent in their time; their files run out with them. */
export const applyingJobs: readonly JobDefinition[] = [
  {
    name: 'applying.purge',
    dailyAtHour: 3,
    run: async () => {
      await ApplyingModel.deleteMany({ expiresAt: { $lt: new Date() } });
    },
  },
];
