import type { JobDefinition } from '../../jobs/job.ts';
import { JobDialogueModel, type JobDialogueRecord } from './dialogue/job-dialogue.model.ts';

/** Deletes dialogues that were abandoned; jobs made from others stay. */
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
