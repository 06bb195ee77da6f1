import type { JobDefinition } from '../../jobs/job.ts';
import { JobDialogueModel, type JobDialogueRecord } from './dialogue/job-dialogue.model.ts';

/** Forgets dialogues that nobody continued; the jobs that were made of others stay. */
export const assistantJobs: readonly JobDefinition[] = [
  {
    name: 'assistant.purge',
    dailyAtHour: 3,
    run: async () => {
      const over = { expiresAt: { $lt: new Date() } };
      await JobDialogueModel.deleteMany(
        over satisfies Partial<Record<keyof JobDialogueRecord, unknown>>,
      );
    },
  },
];
