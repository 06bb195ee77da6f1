import { today } from '../../../db/calendar-day.ts';
import { eachDue } from '../../../jobs/each-due.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { hasLivePlacement } from '../../../records/placements/live-placements.ts';
import { notify } from '../../notifications/api/notify.ts';
import { pathOf } from '../adding/job-people.ts';
import { changeApplication } from '../record/change-application.ts';
import { goingOn } from '../stages/hold-clock.ts';

/**
 * Resumes applications whose hold ends on the day, notifies their owners, and returns the number.
 * Those of candidates who work for a client stay on hold until that work ends.
 */
export const resumeHeld = (signal: AbortSignal, day = today()): Promise<number> =>
  eachDue<Application>(
    ApplicationModel,
    { status: 'active', onHold: true, holdUntil: { $ne: null, $lte: day }, deletedAt: null },
    {
      as: 'applications.hold-ends',
      signal,
      work: async (tx, application) => {
        const { jobId, candidateId, ownerUserId } = application;
        // A contractor's applications wait for the end of the placement, whatever their day.
        if (await hasLivePlacement(candidateId, tx.session)) return 0;
        const job = (await jobsById([jobId], tx.session)).get(jobId.toHexString());
        if (!job) return 0;
        await changeApplication(tx, application, {
          action: 'resume',
          name: 'application.resume',
          event: 'resumed',
          version: null,
          set: (current) => goingOn(tx, current),
          bySystem: true,
        });
        await notify(tx, {
          topic: 'application_stage',
          userIds: [ownerUserId],
          title: `{name} is no longer on hold for ${calledInNotices(job)}`,
          body: 'The day until which they were on hold is here, and the clock goes on.',
          link: pathOf(application),
          subject: { type: 'candidate', id: candidateId },
        });
        return 1;
      },
    },
  );
