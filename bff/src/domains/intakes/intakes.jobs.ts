import type { JobDefinition } from '../../jobs/job.ts';
import { IntakeModel } from '../../records/intakes/intake.model.ts';

/** Deletes the contact data of expired requests without a result. */
export const intakeJobs: readonly JobDefinition[] = [
  {
    name: 'intakes.purge',
    dailyAtHour: 3,
    run: async () => {
      await IntakeModel.deleteMany({ expiresAt: { $lt: new Date() }, resultId: null });
    },
  },
];
