import type { JobDefinition } from '../../jobs/job.ts';
import { JobDialogueModel } from './dialogue/job-dialogue.model.ts';

/** Jobs that delete abandoned dialogues; jobs created from dialogues stay. */
export const assistantJobs: readonly JobDefinition[] = [
  {
    name: 'assistant.purge',
    dailyAtHour: 3,
    run: async () => {
      await JobDialogueModel.deleteMany({ expiresAt: { $lt: new Date() } });
    },
  },
];
