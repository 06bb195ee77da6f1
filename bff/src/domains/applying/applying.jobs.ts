import { hourMs } from '@muster/contracts';
import type { JobDefinition } from '../../jobs/job.ts';
import { ApplyingModel } from './applying.model.ts';
import { remindSilent } from './intake/remind-silent.ts';

/**
 * Jobs that remind applicants of unfinished applications and delete expired unsent ones; their
 * files expire with them.
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
