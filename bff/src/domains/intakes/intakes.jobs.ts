import type { JobDefinition } from '../../jobs/job.ts';
import { IntakeModel, type Intake } from '../../records/intakes/intake.model.ts';

/** Deletes the contact data of expired requests without a result. */
export const intakeJobs: readonly JobDefinition[] = [
  {
    name: 'intakes.purge',
    dailyAtHour: 3,
    run: async () => {
      const over = { expiresAt: { $lt: new Date() }, resultId: null };
      await IntakeModel.deleteMany(over satisfies Partial<Record<keyof Intake, unknown>>);
    },
  },
];
