import type { JobDefinition } from '../../jobs/job.ts';
import { remindOfFeedback } from './feedback/remind-feedback.ts';
import { admitMissedPromises } from './own/missed-promises.ts';
import { resumeHeld } from './mails/end-of-hold.ts';
import { nudgeClients } from './mails/late-clients.ts';
import { shareAllJobs } from './record/share-with-vetters.ts';
import { sendWeeklyMails } from './weekly/weekly-mail.ts';
import { remindOfInterest, remindOfLateAnswers } from './mails/late-answers.ts';

/**
 * Jobs that check application clocks every five minutes, mail clients weekly, and once a day update
 * who sees whom through the team of a job.
 */
export const applicationJobs: readonly JobDefinition[] = [
  {
    name: 'applications.clocks',
    everyMs: 5 * 60_000,
    run: async ({ signal, log }) => {
      const resumed = await resumeHeld(signal);
      const nudged = await nudgeClients(signal);
      const asked = await remindOfInterest(signal);
      const untold = await remindOfLateAnswers(signal);
      const awaited = await remindOfFeedback(signal);
      const missed = await admitMissedPromises(signal);
      if (resumed + nudged + asked + untold + awaited + missed > 0)
        log.info({ resumed, nudged, asked, untold, awaited, missed }, 'late applications');
    },
  },
  {
    name: 'applications.vetter-shares',
    dailyAtHour: 4,
    run: ({ signal }) => shareAllJobs(signal),
  },
  {
    name: 'applications.weekly',
    everyMs: 30 * 60_000,
    run: async ({ signal, log }) => {
      const sent = await sendWeeklyMails(signal);
      if (sent > 0) log.info({ sent }, 'weekly mails to clients');
    },
  },
];
