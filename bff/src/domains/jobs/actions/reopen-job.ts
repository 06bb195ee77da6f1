import { limits, type jobActionEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { addPositions } from '../../../records/positions/add-positions.ts';
import { takeSeatsBack, seatsToGiveUp } from '../../../records/positions/ended-job-seats.ts';
import { changeJob } from '../changes/change-job.ts';
import { clientVersionOf } from '../client/client-version.ts';
import { notifyClient } from '../notices/job-mails.ts';
import { notifyStaff, wholeTeam } from '../notices/job-notices.ts';
import { isEnded } from '../record/job-rights.ts';
import { searchBefore } from '../../../records/jobs/search-before.ts';
import { actOnJob } from './act-on-job.ts';
import { jobOpened, requireReady, requireTakenClient, todayAtClient } from './open-job.ts';

/**
 * Reopens an ended or filled job with a new opening. Seats given up when it ended are restored; if
 * none is free, one is added.
 */
export const reopenJob: Service<typeof jobActionEndpoints.reopen> = (ctx, { params, body }) =>
  actOnJob(ctx, params.id, 'reopen', async (tx, current) => {
    const openedDate = await todayAtClient(tx, current);
    const before = searchBefore(current);
    const moved = await changeJob(tx, current, {
      action: 'reopen',
      version: body.version,
      guard: async (job) => {
        const { closedAt } = job;
        if (closedAt && tx.at.getTime() - closedAt.getTime() > limits.job.reopen)
          throw new AppError('RESTORE_EXPIRED');
        await requireTakenClient(tx, job);
        // A job cancelled as a draft gets its seats back on opening.
        if (isEnded(job)) await requireReady(tx, { ...job, positionsCount: 1 });
      },
      set: (job) => ({
        openedDate,
        clientVersion: clientVersionOf(job, tx.at),
        closedAt: null,
        closeReasonId: null,
        closeNote: null,
        filledAt: null,
        // The new search has its own deadline.
        ...(isEnded(current) && { firstSubmissionAt: null }),
        stateNote: body.note,
      }),
      push: { openings: { date: openedDate, at: tx.at, by: tx.userId, before } },
    });
    if (moved.already) return moved;
    const { job } = moved;
    if (current.closedAt) await takeSeatsBack(tx, job._id, current.closedAt);
    if ((await seatsToGiveUp(job._id, tx.session)).length === 0) await addPositions(tx, job, [{}]);
    emit(tx, jobOpened, { jobId: job._id });
    await notifyClient(tx, job, 'job_opened', body.note);
    await notifyStaff(tx, job, 'reopened', wholeTeam(job));
    return moved;
  });
