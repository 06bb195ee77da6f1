import type { JobDefinition } from '../../jobs/job.ts';
import { JobDialogueModel, type JobDialogueRecord } from './dialogue/job-dialogue.model.ts';

/** Jobs that delete abandoned dialogues; jobs created from dialogues stay. */
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
